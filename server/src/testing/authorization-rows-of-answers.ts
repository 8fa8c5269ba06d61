import * as polls from "#contracts/polls.ts";
import { openRow, type Row } from "./authorization-scene.ts";

const browser = "0123456789abcdef0123456789abcdef";

/** Who may ask and answer what the house knows of places. */
export const rowsOfAnswers: readonly Row[] = [
  openRow(polls.getPoll, () => ({ params: { country: "chile" } })),
  openRow(polls.vote, () => ({ params: { country: "Chile" }, body: { safe: 4, browser } })),
];
