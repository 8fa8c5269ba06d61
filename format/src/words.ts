/** "Biscuit's", "Otis'". */
export const possessive = (name: string): string => (/s$/i.test(name) ? `${name}'` : `${name}'s`);

/** "Health certificate", of "health certificate". */
export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A label inside a sentence: "health certificate" of "Health certificate"; "EU passport" stays. */
export const inText = (label: string): string =>
  /^\p{Lu}(?!\p{Lu})/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
