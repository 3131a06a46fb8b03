// Files that somebody gives: the field that takes them, and how they travel.

import { h } from "./dom.js";

/** A file as the parlour takes it: its name and its bytes. */
export function travelling(file) {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve({ name: file.name, base64: reader.result.slice(reader.result.indexOf(",") + 1) });
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}

/** A form's field for files. */
export function filesField(component, { page, id, label, needed, describedBy }) {
  const { words } = page;
  const most = component.max_values ?? 1;
  const least = needed ? Math.max(1, component.min_values ?? 1) : 0;
  const element = h("input", { id, type: "file", multiple: most > 1, "aria-required": String(needed), "aria-describedby": describedBy });
  return {
    element,
    focus: () => element.focus(),
    value: () => Promise.all([...element.files].map(travelling)),
    problem: () => {
      const count = element.files.length;
      if (count === 0 && least === 0) return null;
      const begun = Math.max(least, component.min_values ?? 1);
      return count < begun || count > most ? words.formHowMany(label, begun, most) : null;
    },
  };
}
