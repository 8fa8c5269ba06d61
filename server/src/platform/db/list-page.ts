/** The page of a list and whether there is more; `rows` has one row more than fits, if there is one. */
export const listPage = <Row, Item>(
  rows: readonly Row[],
  limit: number,
  present: (row: Row) => Item,
): { data: Item[]; hasMore: boolean } => ({
  data: rows.slice(0, limit).map(present),
  hasMore: rows.length > limit,
});
