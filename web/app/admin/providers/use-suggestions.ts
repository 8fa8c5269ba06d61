import { useQueryClient, type InfiniteData } from "@tanstack/react-query";
import {
  listSuggestions,
  type SuggestionState,
  type SuggestionToCheck,
} from "#contracts/lookup/providers.ts";
import { queryKeyOf } from "../../data/queries.tsx";

type Listed = { data: SuggestionToCheck[]; hasMore: boolean };

/** Applies an admin's decisions to the cached lists. */
export function useSuggestions() {
  const client = useQueryClient();
  const everyList = queryKeyOf(listSuggestions);
  return {
    /** Stores a suggestion from a response and removes it from the lists of other states. */
    cacheSuggestion(updated: SuggestionToCheck, before: SuggestionState) {
      const key = queryKeyOf(listSuggestions, { query: { state: before } });
      client.setQueryData(
        key,
        (list: InfiniteData<Listed> | undefined) =>
          list && {
            ...list,
            pages: list.pages.map((page) => ({
              ...page,
              data: page.data.flatMap((suggestion) => {
                if (suggestion._id !== updated._id) return [suggestion];
                return updated.state === before ? [updated] : [];
              }),
            })),
          },
      );
      if (updated.state !== before) void client.invalidateQueries({ queryKey: everyList });
    },
    /** After an error: another admin or the author was faster. */
    askAgain: () => void client.invalidateQueries({ queryKey: everyList }),
  };
}
