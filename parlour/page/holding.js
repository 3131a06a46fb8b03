// A finger on a button: what comes meanwhile waits until it is lifted, or the press would miss what moved away.

const LONGEST = 5000; // whatever became of the finger, the page goes on
const LIFTED = 300; // a tap's click comes a little later than the finger goes

const waiting = [];
let timer = null;

/** Do it now or, while something is being pressed, right after; in the order asked for. */
export function whenLifted(change) {
  if (timer === null) change();
  else waiting.push(change);
}

function hold(milliseconds) {
  clearTimeout(timer);
  timer = setTimeout(release, milliseconds);
}

function release() {
  timer = null;
  for (const change of waiting.splice(0)) change();
}

const isControl = ({ target }) => target instanceof Element && target.closest("button, a, summary, [role=option]") !== null;

addEventListener("pointerdown", (event) => event.button === 0 && isControl(event) && hold(LONGEST), true);
addEventListener("keydown", (event) => event.key === " " && !event.repeat && isControl(event) && hold(LONGEST), true);
for (const end of ["pointerup", "pointercancel", "keyup"]) addEventListener(end, () => timer !== null && hold(LIFTED), true);
addEventListener("click", () => timer !== null && hold(0), true);
