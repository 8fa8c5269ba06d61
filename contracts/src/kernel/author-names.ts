/** What browsers know of authors before they send anything: no schemas. */

/** Stands for an author whose account is gone. */
export const anonymous = "Anonymous";
