import type { Authority } from "#contracts/lookup/answers.ts";

type Authorities = { exit?: Authority | undefined; entry?: Authority | undefined };

/** The known authorities for leaving and entering. */
export const authoritiesOf = ({ exit, entry }: Authorities) => [
  ...(exit ? [{ about: "For leaving", authority: exit }] : []),
  ...(entry ? [{ about: "For entering", authority: entry }] : []),
];
