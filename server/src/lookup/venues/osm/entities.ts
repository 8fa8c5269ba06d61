import type { Block } from "./block.ts";
import { refsMax, tagsMax } from "./file-error.ts";
import { type Column, columnIn, countIn, type Range, readFields } from "./protobuf.ts";
import type { Tags } from "./tags.ts";

export type Kind = "node" | "way" | "relation";

export type Position = { latitude: number; longitude: number };

export type Member = { kind: Kind; id: number; role: string };

/** A thing of OpenStreetMap that has one of the keys of its block. `version` is 0 where the file has none. */
export type Entity = { id: number; version: number; tags: Tags } & (
  | { kind: "node"; position: Position }
  | { kind: "way"; refs: () => number[] }
  | { kind: "relation"; members: () => Member[] }
);

/** What a group has, and how many of it. */
export type Group = { kind: Kind; count: number };

const kinds: readonly Kind[] = ["node", "way", "relation"];

/** Reads a group: calls `visit` for what has one of the block's keys, and skips over everything else. */
export function readGroup(block: Block, group: Range, visit: (entity: Entity) => void): Group {
  const found: Group = { kind: "node", count: 0 };
  readFields(block.bytes, group, (tag, field) => {
    if (tag === 2) found.count += readDense(block, field.range(), visit);
    if (tag !== 1 && tag !== 3 && tag !== 4) return;
    const range = field.range();
    found.count += 1;
    if (tag !== 1) found.kind = tag === 3 ? "way" : "relation";
    if (block.hasKeys) readOne(block, range, found.kind, visit);
  });
  return found;
}

type Dense = Record<"ids" | "latitudes" | "longitudes", Range> &
  Partial<Record<"versions" | "tags", Range>>;

const none: Range = { start: 0, end: 0 };

function denseIn({ bytes }: Block, range: Range): Dense {
  const dense: Dense = { ids: none, latitudes: none, longitudes: none };
  readFields(bytes, range, (tag, field) => {
    if (tag === 1) dense.ids = field.range();
    else if (tag === 8) dense.latitudes = field.range();
    else if (tag === 9) dense.longitudes = field.range();
    else if (tag === 10) dense.tags = field.range();
    else if (tag === 5) {
      readFields(bytes, field.range(), (inner, info) => {
        if (inner === 1) dense.versions = info.range();
      });
    }
  });
  return dense;
}

function readDense(block: Block, range: Range, visit: (entity: Entity) => void): number {
  const dense = denseIn(block, range);
  const count = countIn(block.bytes, dense.ids);
  if (!block.hasKeys || !dense.tags) return count;
  const column = columnIn(block.bytes, dense.tags);
  const versions = columnIn(block.bytes, dense.versions);
  locate(block, dense, (id, position) => {
    const version = dense.versions ? atLeast0(versions.integer()) : 0;
    const tags = denseTags(block, column);
    if (tags) visit({ kind: "node", id, version, tags, position: position() });
  });
  return count;
}

type Located = (id: number, position: () => Position) => void;

/** The positions of all nodes of a group. */
export function readPositions(block: Block, group: Range, visit: Located): void {
  readFields(block.bytes, group, (tag, field) => {
    if (tag === 2) locate(block, denseIn(block, field.range()), visit);
    if (tag !== 1) return;
    const { id, latitude, longitude } = fieldsOf(block, field.range(), "node");
    visit(id, () => positionOf(block, latitude, longitude));
  });
}

function locate(block: Block, dense: Dense, visit: Located): void {
  const ids = columnIn(block.bytes, dense.ids);
  const latitudes = columnIn(block.bytes, dense.latitudes);
  const longitudes = columnIn(block.bytes, dense.longitudes);
  let [id, latitude, longitude] = [0, 0, 0];
  const position = () => positionOf(block, latitude, longitude);
  while (!ids.isOver()) {
    id += ids.signed();
    latitude += latitudes.signed();
    longitude += longitudes.signed();
    visit(id, position);
  }
}

const positionOf = (block: Block, latitude: number, longitude: number): Position => ({
  latitude: block.latitude(latitude),
  longitude: block.longitude(longitude),
});

/** The tags of the next node, which end with a 0; undefined if none of the keys is there. */
function denseTags(block: Block, column: Column): Tags | undefined {
  let has = false;
  const indexes: number[] = [];
  while (!column.isOver()) {
    const key = column.next();
    if (key === 0) break;
    const value = column.next();
    indexes.push(key, value);
    if (indexes.length > tagsMax * 2) throw tooManyTags();
    if (block.hasKey(key, value)) has = true;
  }
  return has ? tagsAt(block, indexes) : undefined;
}

/** `indexes` are those of a key, its value, the next key and so on. */
function tagsAt(block: Block, indexes: readonly number[]): Tags {
  const tags = new Map<string, string>();
  for (let at = 0; at < indexes.length; at += 2) {
    tags.set(block.text(indexes[at] ?? 0), block.text(indexes[at + 1] ?? 0));
  }
  return tags;
}

const tooManyTags = () => new Error(`something has more than the ${tagsMax} tags that are allowed`);
const atLeast0 = (version: number) => Math.max(0, version);

/** The fields of a node, way or relation; `refs`, `types` and `roles` are those of its nodes or members. */
type Fields = { id: number; latitude: number; longitude: number } & Partial<
  Record<"keys" | "values" | "info" | "refs" | "types" | "roles", Range>
>;

function fieldsOf({ bytes }: Block, range: Range, kind: Kind): Fields {
  const fields: Fields = { id: 0, latitude: 0, longitude: 0 };
  readFields(bytes, range, (tag, field) => {
    if (tag === 1) fields.id = kind === "node" ? field.signed() : field.integer();
    else if (tag === 2) fields.keys = field.range();
    else if (tag === 3) fields.values = field.range();
    else if (tag === 4) fields.info = field.range();
    else if (kind === "node" && tag === 8) fields.latitude = field.signed();
    else if (kind === "node" && tag === 9) fields.longitude = field.signed();
    else if (kind === "way" && tag === 8) fields.refs = field.range();
    else if (kind === "relation" && tag === 8) fields.roles = field.range();
    else if (kind === "relation" && tag === 9) fields.refs = field.range();
    else if (kind === "relation" && tag === 10) fields.types = field.range();
  });
  return fields;
}

function readOne(block: Block, range: Range, kind: Kind, visit: (entity: Entity) => void): void {
  const fields = fieldsOf(block, range, kind);
  const tags = ownTags(block, fields);
  if (!tags) return;
  const { id } = fields;
  const version = versionIn(block, fields);
  if (kind === "node") {
    const position = positionOf(block, fields.latitude, fields.longitude);
    visit({ kind, id, version, tags, position });
  } else if (kind === "way") {
    visit({ kind, id, version, tags, refs: () => refsIn(block, fields.refs) });
  } else {
    visit({ kind, id, version, tags, members: () => membersIn(block, fields) });
  }
}

function versionIn({ bytes }: Block, { info }: Fields): number {
  let version = 0;
  if (!info) return version;
  readFields(bytes, info, (tag, field) => {
    if (tag === 1) version = atLeast0(field.integer());
  });
  return version;
}

function ownTags(block: Block, fields: Pick<Fields, "keys" | "values">): Tags | undefined {
  const keys = columnIn(block.bytes, fields.keys);
  const values = columnIn(block.bytes, fields.values);
  let has = false;
  const indexes: number[] = [];
  while (!keys.isOver()) {
    const key = keys.next();
    const value = values.next();
    indexes.push(key, value);
    if (indexes.length > tagsMax * 2) throw tooManyTags();
    if (block.hasKey(key, value)) has = true;
  }
  return has ? tagsAt(block, indexes) : undefined;
}

function refsIn({ bytes }: Block, range: Range | undefined): number[] {
  const column = columnIn(bytes, range);
  const refs: number[] = [];
  for (let ref = 0; !column.isOver();) {
    ref += column.signed();
    refs.push(ref);
    if (refs.length > refsMax)
      throw new Error(`something has more than ${refsMax} nodes or members`);
  }
  return refs;
}

function membersIn(block: Block, fields: Fields): Member[] {
  const types = columnIn(block.bytes, fields.types);
  const roles = columnIn(block.bytes, fields.roles);
  return refsIn(block, fields.refs).map((id) => {
    const kind = kinds[types.next()];
    if (!kind) throw new Error("a member is neither a node nor a way nor a relation");
    return { kind, id, role: block.text(roles.next()) };
  });
}

/** The nodes of some ways of a group. */
export function readWays(
  block: Block,
  group: Range,
  isOne: (id: number) => boolean,
  visit: (id: number, refs: number[]) => void,
): void {
  readFields(block.bytes, group, (tag, field) => {
    if (tag !== 3) return;
    const { id, refs } = fieldsOf(block, field.range(), "way");
    if (isOne(id)) visit(id, refsIn(block, refs));
  });
}
