import { useQueryClient } from "@tanstack/react-query";
import {
  getNewsletter,
  listNewsletters,
  type Newsletter,
  previewNewsletter,
} from "#contracts/community/newsletter-admin.ts";
import { queryKeyOf } from "../../data/queries.tsx";
import { useItemCache } from "../admin-item.tsx";

/** Caches the server's response to a change of a newsletter, and refetches its preview. */
export function useNewsletter() {
  const client = useQueryClient();
  const { cacheItem, forget } = useItemCache<Newsletter>(getNewsletter, listNewsletters);
  return {
    forget,
    cacheItem(newsletter: Newsletter) {
      cacheItem(newsletter);
      void client.invalidateQueries({ queryKey: queryKeyOf(previewNewsletter) });
    },
  };
}
