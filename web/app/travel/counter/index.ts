/** The code of the counter view, for use without a network. */
export const loadCounter = () => import("./counter.tsx");
