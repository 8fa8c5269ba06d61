import type { Turn } from "../http/work-turns.ts";
import type { CachedResponse, Fresh } from "./cached-response.ts";
import { makeDropLog } from "./drop-log.ts";
import type { ResponseKey, StoredResponses } from "./stored-responses.ts";

/** A request whose response is the same for all guests. */
export type Cacheable = ResponseKey & {
  fill: () => Promise<Fresh>;
  /** Bounds the work of filling. */
  turn?: Turn | undefined;
};

type Options = {
  stored: StoredResponses;
  responseOf: (fresh: Fresh, route: string) => CachedResponse;
  /** Whether writes of other servers may have been missed. */
  mayBeStale: () => boolean;
};

export type Fills = {
  /** Makes a response in its turn and stores it, or waits for one that is being made. */
  make: (cacheable: Cacheable, route: string) => Promise<CachedResponse>;
  /** Marks the fills that began before a write of these tags, before its response is sent. */
  outdate: (tags: readonly string[]) => void;
  outdateAll: () => void;
};

type Making = Map<string, Promise<CachedResponse>>;

/** Makes responses, one at a time for each key, and stores those that no write made stale meanwhile. */
export function makeFills({ stored, responseOf, mayBeStale }: Options): Fills {
  /** The one fill of each key that runs. After a drop, later requests must not join it. */
  const filling = new Map<string, { made: Promise<CachedResponse>; isOutdated: boolean }>();
  /** Fills that begin when an outdated one has ended. They read data newer than any drop until then. */
  const following: Making = new Map();
  /** Fills that wait for their turn. They read data newer than any drop until then. */
  const waiting: Making = new Map();
  const drops = makeDropLog();

  async function fillEntry(cacheable: Cacheable, route: string): Promise<CachedResponse> {
    const fill = drops.begin();
    try {
      const response = responseOf(await cacheable.fill(), route);
      if (!drops.hasDropped(response.tags, fill)) stored.add(cacheable, response);
      return response;
    } finally {
      drops.end(fill);
    }
  }

  function outdateRunning() {
    for (const fill of filling.values()) fill.isOutdated = true;
  }

  function joinable(key: string): Promise<CachedResponse> | undefined {
    const underWay = filling.get(key);
    // Another server may have written since it began.
    const isJoinable = underWay && !underWay.isOutdated && !mayBeStale();
    return following.get(key) ?? (isJoinable ? underWay.made : undefined);
  }

  /** Joins the fill of a key, or begins one as soon as no other of this key runs. */
  function fillAlone(cacheable: Cacheable, route: string): Promise<CachedResponse> {
    const { key } = cacheable;
    const begin = () => {
      const made = fillEntry(cacheable, route).finally(() => filling.delete(key));
      filling.set(key, { made, isOutdated: false });
      return made;
    };
    const joined = joinable(key);
    if (joined) return joined;
    const outdated = filling.get(key);
    if (!outdated) return begin();
    return shared(following, key, async () => {
      await Promise.allSettled([outdated.made]);
      following.delete(key);
      return begin();
    });
  }

  return {
    async make(cacheable, route) {
      const { key, turn } = cacheable;
      const fillNow = () => fillAlone(cacheable, route);
      // A request with a turn must not wait for one without, so only waiting requests join.
      if (!turn || joinable(key)) return fillNow();
      // A client over its limit may still wait for another client's fill.
      if (!waiting.has(key)) await turn.charge();
      return shared(waiting, key, () =>
        turn.run(() => {
          waiting.delete(key);
          return fillNow();
        }),
      );
    },
    outdate(tags) {
      drops.note(tags);
      outdateRunning();
    },
    outdateAll() {
      drops.noteAll();
      outdateRunning();
    },
  };
}

/** Runs one piece of work per key. */
async function shared(
  under: Making,
  key: string,
  make: () => Promise<CachedResponse>,
): Promise<CachedResponse> {
  const underWay = under.get(key);
  if (underWay) return underWay;
  const mine = make();
  under.set(key, mine);
  try {
    return await mine;
  } finally {
    if (under.get(key) === mine) under.delete(key);
  }
}
