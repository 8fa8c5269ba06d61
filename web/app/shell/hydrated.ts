/** The name of what the window hears once the scripts of a page live. */
export const alive = "alive";
