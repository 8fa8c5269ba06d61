import { visibleForm } from "#contracts/kernel/plain-text.ts";
import type { Kind, Position } from "./entities.ts";

/** Those of the same name and category that are nearer than this are one. */
const nearMeters = 100;
const metersPerDegree = 111_195;
const rowDegrees = nearMeters / metersPerDegree;

type Place = { kind: Kind; category: string; name: string; position: Position };
type Seen = { kind: Kind; position: Position };

/**
 * Finds what is mapped twice: as a node and as the outline of its building, or as a way and as a relation. The one that
 * comes first counts. Two of the same kind are two.
 */
export function makeDuplicates(): { isOne: (place: Place) => boolean } {
  const cells = new Map<string, Seen[]>();
  return {
    isOne({ kind, category, name, position }) {
      const key = `${category} ${visibleForm(name)}`;
      const near = cellsAround(position).flatMap((cell) => cells.get(`${cell} ${key}`) ?? []);
      const isSeen = near.some(
        (other) => other.kind !== kind && metersApart(other.position, position) <= nearMeters,
      );
      if (isSeen) return true;
      const own = `${cellAt(position)} ${key}`;
      const others = cells.get(own);
      if (others) others.push({ kind, position });
      else cells.set(own, [{ kind, position }]);
      return false;
    },
  };
}

const cellAt = ({ latitude, longitude }: Position): string => {
  const row = Math.floor(latitude / rowDegrees);
  return `${row} ${Math.floor(longitude / columnDegrees(row))}`;
};

/** Columns are as wide as rows are high; they end before the poles, where nothing is. */
const columnDegrees = (row: number): number =>
  rowDegrees / Math.max(0.01, Math.cos((row * rowDegrees * Math.PI) / 180));

function cellsAround({ latitude, longitude }: Position): string[] {
  const row = Math.floor(latitude / rowDegrees);
  return [row - 1, row, row + 1].flatMap((near) => {
    const column = Math.floor(longitude / columnDegrees(near));
    return [column - 1, column, column + 1].map((each) => `${near} ${each}`);
  });
}

/** Plane enough for a hundred meters. */
function metersApart(a: Position, b: Position): number {
  const shrink = Math.cos((((a.latitude + b.latitude) / 2) * Math.PI) / 180);
  return (
    Math.hypot(a.latitude - b.latitude, (a.longitude - b.longitude) * shrink) * metersPerDegree
  );
}
