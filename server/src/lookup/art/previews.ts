import { drawArt } from "#art/draw.ts";
import { AppError } from "#contracts/kernel/errors.ts";
import { LRUCache } from "lru-cache";
import { makeMutex } from "../../platform/mutex.ts";

/** Makes a picture of an SVG drawing. */
export type Drawing = (svg: string) => Promise<Buffer>;

/** A drawing as a picture, by its name such as `goods/crate.pine.front.png`; undefined for a name of nothing. */
export type Previews = (
  name: string,
  /** Called before one is made; throws where the caller may cause no more work. */
  charge?: () => Promise<void>,
) => Promise<Buffer | undefined>;

const memoryBytes = 16 * 1024 * 1024;
const waitingMax = 12;

/**
 * Drawings of goods and prints as pictures for sites that show no drawings. Each is made once and kept while there is
 * room; one is made at a time, so that asking for many keeps no upload waiting. Throws OVERLOADED where too many wait.
 */
export function makePreviews(make: Drawing): Previews {
  const kept = new LRUCache<string, Buffer>({
    maxSize: memoryBytes,
    sizeCalculation: ({ length }) => length + 200,
  });
  const making = new Map<string, Promise<Buffer>>();
  const mutex = makeMutex();

  async function inTurn(name: string, svg: string): Promise<Buffer> {
    const mine = mutex("drawing", () => make(svg));
    making.set(name, mine);
    try {
      const picture = await mine;
      kept.set(name, picture);
      return picture;
    } finally {
      making.delete(name);
    }
  }

  return async (name, charge) => {
    const known = () => kept.get(name) ?? making.get(name);
    const before = known();
    if (before) return before;
    const [, drawing] = /^((?:goods|prints)\/[\w.-]+)\.png$/.exec(name) ?? [];
    const svg = drawing === undefined ? undefined : drawArt(`${drawing}.svg`);
    if (svg === undefined) return undefined;
    if (charge) {
      await charge();
      const meanwhile = known();
      if (meanwhile) return meanwhile;
    }
    if (making.size >= waitingMax) throw tooMany();
    return inTurn(name, svg);
  };
}

const tooMany = () =>
  new AppError("OVERLOADED", "Many pictures are being drawn just now. Please try again soon.", {
    retryAfter: 5,
  });
