/**
 * What a username looks like: dana.walks, dana_walks and dana.wa1ks are one. Dots and underscores are left out,
 * and what is easily taken for each other is one: 0 and o, 1, i and l, rn and m, vv and w.
 */
export const lookOf = (username: string): string =>
  username
    .replace(/[._]/g, "")
    .replaceAll("0", "o")
    .replace(/[1i]/g, "l")
    .replaceAll("rn", "m")
    .replaceAll("vv", "w");
