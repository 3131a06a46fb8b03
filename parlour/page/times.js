// Moments in words: clock times, dates, and Discord's <t:…> marks.

import { h } from "./dom.js";

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
  s: { dateStyle: "short", timeStyle: "short" },
  S: { dateStyle: "short", timeStyle: "medium" },
};

const UNITS = [
  ["year", 31_536_000],
  ["month", 2_592_000],
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
];

export function written(moment, style, locale) {
  return new Intl.DateTimeFormat(locale, STYLES[style]).format(moment);
}

export function relative(moment, locale, now = Date.now()) {
  const seconds = (moment - now) / 1000;
  const [unit, length] = UNITS.find(([, size]) => Math.abs(seconds) >= size) ?? UNITS.at(-1);
  return new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(Math.trunc(seconds / length), unit);
}

/** A `<time>`; relative ones keep themselves true while they are on the page. */
export function time(moment, style, locale) {
  const shown = style === "R" ? relative(moment, locale) : written(moment, style, locale);
  return h(
    "time",
    {
      datetime: new Date(moment).toISOString(),
      title: written(moment, "F", locale),
      "data-relative": style === "R" ? locale : null,
    },
    shown,
  );
}

export function sameDay(one, other) {
  return new Date(one).toDateString() === new Date(other).toDateString();
}

setInterval(() => {
  for (const mark of document.querySelectorAll("time[data-relative]")) {
    const now = relative(Date.parse(mark.dateTime), mark.dataset.relative);
    if (mark.textContent !== now) mark.textContent = now;
  }
}, 1000);
