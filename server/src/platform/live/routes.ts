import * as contract from "#contracts/kernel/live.ts";
import type { ParsedInput } from "#contracts/kernel/endpoint.ts";
import { AppError } from "#contracts/kernel/errors.ts";
import { type Events, resultOf } from "../events.ts";
import type { LiveNews } from "../feature.ts";
import type { Api, Session } from "../http/api.ts";
import { route } from "../http/route.ts";
import type { Streams } from "../http/streams.ts";
import type { Db } from "../schema.ts";
import { personTopic, silentTopic, type Topic, topicName } from "./topics.ts";

type Query = ParsedInput<typeof contract.followLive>["query"];

type Deps = {
  db: Db;
  events: Events;
  streams: Streams;
  liveNews: readonly LiveNews[];
  /** The people that a viewer doesn't see. */
  listHiddenPeople: (db: Db, viewerId: string) => Promise<readonly string[]>;
  /** Whether a reader may open the hoot or story of a topic. */
  mayFollow: (db: Db, session: Session | undefined, topic: Topic) => Promise<boolean>;
};

/** Sends events to the pages that follow them, on all servers. */
export function liveRoutes(api: Api, deps: Deps): void {
  const { db, events, streams, liveNews, listHiddenPeople, mayFollow } = deps;
  events.listen((event) => {
    for (const rules of liveNews) {
      const news = resultOf(rules, event);
      for (const topic of news?.topics ?? []) {
        streams.tell(topicName(topic), { what: event.what, id: news?.id ?? "" }, news?.actor);
      }
    }
  });
  const topicOf = async (query: Query, session: Session | undefined) => {
    if (session && query.own) return personTopic(session.userId);
    // Silent instead of 404, since the page was rendered for guests and opens it before it knows.
    return (await mayFollow(db, session, query)) ? topicName(query) : silentTopic;
  };
  route(api, contract.followLive, async ({ session, query, address: client, isAgain }) => {
    if (query.own !== undefined && !session) {
      throw new AppError("SIGN_IN_REQUIRED", "Log in to continue.");
    }
    const topic = await topicOf(query, session);
    const isAllowed = () => mayFollow(db, session, query);
    if (!session) return streams.open({ topic, client, isAgain, isAllowed });
    const { userId, expiresAt } = session;
    const viewer = { id: userId, hides: new Set<string>() };
    const bytes = streams.open({ topic, client, isAgain, viewer, isAllowed, expiresAt });
    // Read after the stream is registered, so that no concurrent block is missed.
    streams.hide(userId, new Set(await listHiddenPeople(db, userId)));
    if (topic !== silentTopic) {
      await streams.review((stream) => stream.topic === topic && stream.viewerId === userId);
    }
    return bytes;
  });
}
