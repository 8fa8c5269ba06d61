import type { Row } from "./table.ts";

export async function deepPages(_plan: {
  quick: boolean;
  server?: string | undefined;
}): Promise<Row[]> {
  return [];
}
