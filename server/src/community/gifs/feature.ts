import * as contract from "#contracts/community/gifs.ts";
import type { Feature } from "../../platform/feature.ts";
import type { Api } from "../../platform/http/api.ts";
import { route } from "../../platform/http/route.ts";
import { makeGifSearch } from "./service.ts";

type Deps = { giphyApiKey: string | undefined; giphyAddress?: string | undefined };

function gifRoutes(api: Api, deps: Deps): void {
  const searchGifs = makeGifSearch(deps);
  route(api, contract.searchGifs, ({ query }) => searchGifs(query.q));
}

export const gifFeature: Feature<Deps> = {
  name: "gifs",
  routes: gifRoutes,
};
