import * as contract from "#contracts/gifs.ts";
import type { Api } from "../http/api.ts";
import { route } from "../http/route.ts";
import { makeGifSearch } from "./service.ts";

type Rooms = { giphyApiKey: string | undefined; giphyAddress?: string | undefined };

export function gifRoutes(api: Api, rooms: Rooms): void {
  const searchGifs = makeGifSearch(rooms);
  route(api, contract.searchGifs, ({ query }) => searchGifs(query.q));
}
