/** True where an address names this machine: `localhost`, `*.localhost`, 127.0.0.0/8 or `[::1]`. Nobody else reaches those. */
export const isLocalUrl = (url: string): boolean =>
  /^(?:(?:.+\.)?localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(new URL(url).hostname);
