/** Frames for which what is to come is awaited: about five seconds, as its code may have to load first. */
const patience = 300;

/**
 * Gives the focus to what is about to be drawn, by its id, as soon as it is there and takes it. What somebody
 * focuses meanwhile keeps it.
 */
export function focusSoon(id: string, options?: FocusOptions): void {
  const before = document.activeElement;
  let frames = 0;
  const attempt = () => {
    const now = document.activeElement;
    if (now !== before && now !== document.body) return;
    const element = document.getElementById(id);
    element?.focus(options);
    frames += 1;
    if (document.activeElement !== element && frames < patience) requestAnimationFrame(attempt);
  };
  requestAnimationFrame(attempt);
}
