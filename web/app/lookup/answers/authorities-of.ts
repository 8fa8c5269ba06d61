import type { Authority } from "#contracts/lookup/answers.ts";

type Authorities = { exit?: Authority | undefined; entry?: Authority | undefined };

/** Who decides about leaving and about entering, as far as they are known. */
export const authoritiesOf = ({ exit, entry }: Authorities) => [
  ...(exit ? [{ about: "About leaving", authority: exit }] : []),
  ...(entry ? [{ about: "About entering", authority: entry }] : []),
];
