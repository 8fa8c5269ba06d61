import { AppError } from "#contracts/kernel/errors.ts";
import { LRUCache } from "lru-cache";
import { createMutex } from "#contracts/kernel/mutex.ts";

/** Renders an SVG as PNG. */
export type RenderSvg = (svg: string) => Promise<Buffer>;

/** A drawing as PNG; undefined where there is no such drawing. */
export type Previews = (
  /** The same drawing has the same name. */
  name: string,
  draw: () => Promise<string | undefined> | string | undefined,
  /** Called before rendering; throws where the caller has used up its budget. */
  charge?: () => Promise<void>,
) => Promise<Buffer | undefined>;

const memoryBytes = 16 * 1024 * 1024;
const waitingMax = 12;

/**
 * Renders our drawings as PNG for sites that show no SVG. Each is rendered once and cached
 * while there is room; one at a time, so that uploads are not delayed. Throws OVERLOADED where too many wait.
 */
export function makePreviews(make: RenderSvg): Previews {
  const cache = new LRUCache<string, Buffer>({
    maxSize: memoryBytes,
    sizeCalculation: ({ length }) => length + 200,
  });
  const pending = new Map<string, Promise<Buffer>>();
  const mutex = createMutex();

  async function renderInOrder(name: string, svg: string): Promise<Buffer> {
    const rendering = mutex.run(undefined, () => make(svg));
    pending.set(name, rendering);
    try {
      const picture = await rendering;
      cache.set(name, picture);
      return picture;
    } finally {
      pending.delete(name);
    }
  }

  return async (name, draw, charge) => {
    const cachedOrPending = () => cache.get(name) ?? pending.get(name);
    const before = cachedOrPending();
    if (before) return before;
    const svg = await draw();
    if (svg === undefined) return undefined;
    await charge?.();
    const concurrent = cachedOrPending();
    if (concurrent) return concurrent;
    if (pending.size >= waitingMax) throw overloaded();
    return renderInOrder(name, svg);
  };
}

const overloaded = () =>
  new AppError("OVERLOADED", "Too many pictures are being rendered. Try again in a few seconds.", {
    retryAfter: 5,
  });
