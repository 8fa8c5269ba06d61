import * as contract from "#contracts/kernel/live.ts";
import type { Events } from "../events.ts";
import type { Api } from "../http/api.ts";
import { route } from "../http/route.ts";
import type { Streams } from "../http/streams.ts";
import { newsOf, topicOf } from "./news.ts";

/** Of what happened, whoever follows it is told, in this process and in the others alike. */
export function liveRoutes(api: Api, { events, streams }: { events: Events; streams: Streams }) {
  events.listen((domainEvent) => {
    for (const { topic, item } of newsOf(domainEvent)) streams.tell(topic, item);
  });
  route(api, contract.followLive, ({ query, address, isAgain }) =>
    streams.open({ topic: topicOf(query), client: address, isAgain }),
  );
}
