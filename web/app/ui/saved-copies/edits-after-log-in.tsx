import type { MouseEvent, ReactNode } from "react";
import { useLocation, useNavigate } from "react-router";
import { logInPath } from "../../data/safe-next.ts";

/** The link in the notice above, which takes the focus where log-in can't be reached. */
export const savedCopyLogInId = "saved-copy-log-in";

const controls = "button, input, select, textarea, label";
/** Controls that change nothing. */
const readers = "[data-reads], [aria-haspopup], [aria-expanded], [role=tab]";

/** Saved content after the session has expired: what would change it leads to log-in, which comes back here. */
export function EditsAfterLogIn({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const logInFirst = (event: MouseEvent) => {
    const control = event.target instanceof Element ? event.target.closest(controls) : null;
    if (!control || control.closest(readers)) return;
    event.preventDefault();
    event.stopPropagation();
    if (navigator.onLine) void navigate(logInPath(pathname + search + hash));
    else document.getElementById(savedCopyLogInId)?.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- it only hears clicks on controls, which keys make too
    <div onClickCapture={logInFirst}>{children}</div>
  );
}
