/**
 * Values for `SESSION_SECRET` that are public in this repository or its history; tokens signed with them can be
 * forged.
 */
const publishedSecrets = new Set([
  "change this secret of at least 32 bytes",
  "the same for all processes on one database",
  "a secret of at least thirty-two bytes, for the bench",
  "canary-canary-canary-canary-canary",
]);

export const isPublishedSecret = (value: string): boolean =>
  publishedSecrets.has(value.toLowerCase());
