import { useQueryClient } from "@tanstack/react-query";
import {
  getNewsletter,
  listNewsletters,
  type Newsletter,
  previewNewsletter,
} from "#contracts/community/newsletter-admin.ts";
import { queryKeyOf } from "../../data/queries.tsx";

const keyOf = (id: string) => queryKeyOf(getNewsletter, { params: { id } });

/** Caches the server's response to a change of a newsletter. */
export function useNewsletter() {
  const client = useQueryClient();
  const refetchList = () =>
    void client.invalidateQueries({ queryKey: queryKeyOf(listNewsletters) });
  return {
    cacheNewsletter(newsletter: Newsletter) {
      client.setQueryData<Newsletter>(keyOf(newsletter._id), (cached) =>
        cached && cached.version > newsletter.version ? cached : newsletter,
      );
      void client.invalidateQueries({ queryKey: queryKeyOf(previewNewsletter) });
      refetchList();
    },
    /** Marks a deleted newsletter as stale without refetching: its page may still be open. */
    forget(id: string) {
      void client.invalidateQueries({ queryKey: keyOf(id), refetchType: "none" });
      refetchList();
    },
  };
}
