"""How strictly a request is treated where nobody knows what Discord does: each possibility, by order."""

from dataclasses import dataclass, fields


@dataclass(frozen=True, slots=True)
class Pictures:
    """What one request may do with the pictures of a layout."""

    new: bool = True
    """Whether a picture may be uploaded with it."""
    unlisted: bool = True
    """Whether `attachment://name` finds a file that stays though `attachments` is left out."""
    unnamed: bool = True
    """Whether it finds a file that `attachments` lists by its id alone."""
    kept: bool = True
    """Whether it finds a file that stays at all."""


@dataclass(slots=True)
class Strictness:
    refuse_layout_uploads_by_edit: bool = True
    """A new picture by PATCH, which a follow-up that fills a deferred answer is too."""
    refuse_layout_uploads_after_defer: bool = False
    """A new picture in what was deferred, though other edits may bring one."""
    refuse_layout_uploads_by_callback: bool = False
    """A picture in the callback itself, be it a new message or an edit of the pressed one."""
    refuse_layout_uploads_by_follow_up: bool = False
    """A picture in a further message of an interaction, which fills in nothing."""
    refuse_unlisted_attachments: bool = False
    """`attachment://name` of a file that stays, where the edit has no `attachments`."""
    refuse_unnamed_attachments: bool = False
    """`attachment://name` of a file that `attachments` lists without its filename."""
    refuse_kept_attachments: bool = False
    """`attachment://name` of any file that stays: a picture must be sent again with every edit."""
    refuse_kept_attachments_without_permission: bool = False
    """A file that stays, in the edit of a message where the bot may not attach files: 403."""
    refuse_nonces_of_deleted_messages: bool = False
    """A nonce that a message had which has just been deleted: 404, though nothing else is wrong."""

    leave_out_attachment_ids: bool = False
    """No answer tells which files a layout shows: no `attachment_id`, and no name in its addresses."""
    forget_nonces: bool = False
    """The same nonce once more makes another message, enforced or not."""
    ignore_silent_mentions: bool = False
    """Who is mentioned in a message that makes no sound is not added to its thread."""
    refuse_posts_in_archived_threads: bool = True
    """A post in an archived thread: 50083; else it opens the thread again."""

    def in_edits(self, *, deferred: bool = False) -> Pictures:
        refused = self.refuse_layout_uploads_by_edit or (
            deferred and self.refuse_layout_uploads_after_defer
        )
        return self._pictures(new=not refused)

    def in_callbacks(self) -> Pictures:
        return self._pictures(new=not self.refuse_layout_uploads_by_callback)

    def in_follow_ups(self) -> Pictures:
        return self._pictures(new=not self.refuse_layout_uploads_by_follow_up)

    def _pictures(self, *, new: bool) -> Pictures:
        return Pictures(
            new,
            unlisted=not self.refuse_unlisted_attachments,
            unnamed=not self.refuse_unnamed_attachments,
            kept=not self.refuse_kept_attachments,
        )


NAMES = tuple(one.name for one in fields(Strictness))
PRESETS = {
    "usual": Strictness(),
    "strictest": Strictness(*[True] * len(NAMES)),
    "most_forgiving": Strictness(*[False] * len(NAMES)),
}
