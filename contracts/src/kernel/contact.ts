/** Where readers can write to the site. */
export const contactEmail = "hello@wagabond.example";
