import * as contract from "#contracts/kernel/live.ts";
import { type Events, resultOf } from "../events.ts";
import type { LiveNews } from "../feature.ts";
import type { Api } from "../http/api.ts";
import { route } from "../http/route.ts";
import type { Streams } from "../http/streams.ts";
import { topicName } from "./topics.ts";

type Deps = { events: Events; streams: Streams; liveNews: readonly LiveNews[] };

/** Sends events to the pages that follow them, on all servers. */
export function liveRoutes(api: Api, { events, streams, liveNews }: Deps): void {
  events.listen((event) => {
    for (const rules of liveNews) {
      const news = resultOf(rules, event);
      for (const topic of news?.topics ?? []) {
        streams.tell(topicName(topic), { what: event.what, id: news?.id ?? "" });
      }
    }
  });
  route(api, contract.followLive, ({ query, address, isAgain }) =>
    streams.open({ topic: topicName(query), client: address, isAgain }),
  );
}
