/**
 * Key under which confusable usernames are equal: dana.walks, dana_walks and dana.wa1ks. Dots and underscores
 * are removed, and similar characters merged: 0 and o; 1, i and l; rn and m; vv and w. A subset of the idea
 * of Unicode TR39's skeletons.
 */
export const confusableKey = (username: string): string =>
  username
    .replace(/[._]/g, "")
    .replaceAll("0", "o")
    .replace(/[1i]/g, "l")
    .replaceAll("rn", "m")
    .replaceAll("vv", "w");
