/** The event of the window after hydration. */
export const hydratedEvent = "alive";
