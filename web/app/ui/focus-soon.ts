/** The number of frames to wait: about five seconds, because the element's code may have to load first. */
const framesMax = 300;

/** Focuses an element by its ID as soon as it is rendered, unless the focus moves meanwhile. */
export function focusSoon(id: string, options?: FocusOptions): void {
  const before = document.activeElement;
  let frames = 0;
  const attempt = () => {
    const now = document.activeElement;
    if (now !== before && now !== document.body) return;
    const element = document.getElementById(id);
    element?.focus(options);
    frames += 1;
    if (document.activeElement !== element && frames < framesMax) requestAnimationFrame(attempt);
  };
  requestAnimationFrame(attempt);
}
