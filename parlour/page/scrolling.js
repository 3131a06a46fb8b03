// Where a reader is in a list that grows: at its end, at the beginning of what is newest, or somewhere above.

const NEAR = 90;
const A_ROW = 48;
const EXACTLY = 2;
const ABOVE = 8;

export class Reader {
  /** `moved()` is called when the reader, or the page for them, has scrolled. */
  constructor(element, list, moved) {
    this.element = element;
    this.list = list;
    this.moved = moved;
    this.toEnd();
    element.addEventListener("scroll", () => {
      this.hint();
      if (this.look()) this.moved();
    });
    const grown = new ResizeObserver(() => {
      this.settle();
      this.hint();
    });
    grown.observe(list);
    grown.observe(element);
  }

  /** The end is held in sight, whatever is added or changed above it. */
  toEnd() {
    this.following = true; // whether what comes next is to be shown
    this.pinned = true; // whether the end is held in sight
    this.shown = null; // the id of what is shown from its beginning, being too tall to be seen whole
    this.go(this.end());
  }

  /** Show something new from its beginning, with the line that announces it, and all of it where there is room. */
  show(node) {
    const line = node.previousElementSibling;
    const { top } = (line?.matches("[role=separator]") ? line : node).getBoundingClientRect();
    const start = this.element.scrollTop + top - this.element.getBoundingClientRect().top - ABOVE;
    this.toEnd();
    if (start >= this.end()) return;
    this.pinned = false;
    this.shown = node.id;
    this.go(start);
  }

  /** Change the list, and leave what is seen where it is: also the beginning of what is newest, should it grow. */
  hold(change) {
    this.look();
    const seen = this.pinned ? null : this.seen();
    const newest = this.pinned && this.begins(this.list.lastElementChild) ? this.list.lastElementChild.id : null;
    change();
    if (seen) this.putBack(seen);
    else if (this.pinned) this.toEnd();
    const last = this.list.lastElementChild;
    if (newest && last?.id === newest && !this.begins(last)) this.show(last);
    // Whatever was long above has become short: whoever was reading there is at the end now.
    if (this.isNearEnd()) this.following = true;
  }

  /** Something has grown by itself, such as the window or what stands before the first message. */
  settle() {
    this.look();
    if (this.pinned) this.toEnd();
    else if (document.getElementById(this.shown)) this.show(document.getElementById(this.shown));
  }

  /** Whether the reader has scrolled since we last looked; the browser tells of it late. */
  look() {
    const { scrollTop } = this.element;
    if (Math.abs(scrollTop - this.placed) < EXACTLY) return false;
    this.placed = scrollTop;
    this.shown = null;
    this.following = this.isNearEnd();
    this.pinned = this.end() - scrollTop < EXACTLY;
    return true;
  }

  isNearEnd() {
    return this.end() - this.element.scrollTop < NEAR;
  }

  /** Whether the beginning of something is in sight. */
  begins(node) {
    return node !== null && node.getBoundingClientRect().top >= this.element.getBoundingClientRect().top;
  }

  /** Let it be seen where something stands below the edge. */
  hint() {
    this.element.classList.toggle("goes-on", this.end() - this.element.scrollTop > A_ROW);
  }

  seen() {
    const { top } = this.element.getBoundingClientRect();
    const first = [...this.list.children].find((node) => node.id && node.getBoundingClientRect().bottom > top);
    return first ? { id: first.id, top: first.getBoundingClientRect().top } : null;
  }

  putBack({ id, top }) {
    const node = document.getElementById(id);
    if (node) this.go(this.element.scrollTop + node.getBoundingClientRect().top - top);
  }

  end() {
    return this.element.scrollHeight - this.element.clientHeight;
  }

  go(top) {
    this.element.scrollTop = top;
    this.placed = this.element.scrollTop;
  }
}
