import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import { getGallery, type Gallery } from "#contracts/community/gallery.ts";
import { call } from "../../data/browser.ts";
import { queryKeyOf } from "../../data/queries.tsx";
import { checked } from "./merged.ts";

// Separate from use-gallery.ts, as pages whose loader has the gallery start without queries.
/** The gallery of a person, for pages whose loader doesn't have it. */
export const useFetchedGallery = (profileId: string): UseQueryResult<Gallery> =>
  useQuery({
    queryKey: queryKeyOf(getGallery, { params: { profileId } }),
    queryFn: async ({ signal }) =>
      checked(await call(getGallery, { params: { profileId }, signal })),
    // A photo that was just added is not in an earlier answer.
    gcTime: 0,
  });
