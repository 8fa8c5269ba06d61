import type { Authority } from "#contracts/lookup/answers.ts";

type Authorities = { exit?: Authority | undefined; entry?: Authority | undefined };

/** The authorities for leaving and entering, where there are any. */
export const authoritiesOf = ({ exit, entry }: Authorities) => [
  ...(exit ? [{ about: "For leaving", authority: exit }] : []),
  ...(entry ? [{ about: "For entering", authority: entry }] : []),
];
