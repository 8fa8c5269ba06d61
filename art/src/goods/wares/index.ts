import type { Ware } from "../../names.ts";
import * as eating from "./eating.ts";
import * as keeping from "./keeping.ts";
import * as resting from "./resting.ts";
import * as travelling from "./travelling.ts";
import * as walking from "./walking.ts";
import type { WareDrawing } from "./ware.ts";
import * as wearing from "./wearing.ts";
import * as worn from "./worn.ts";

const { throwOver, ...resters } = resting;
const { brushOfBristle, ...keepers } = keeping;

/** How each ware is drawn. */
export const wares: Record<Ware, WareDrawing> = {
  ...travelling,
  ...resters,
  throw: throwOver,
  ...eating,
  ...walking,
  ...worn,
  brush: brushOfBristle,
  ...keepers,
  ...wearing,
};
