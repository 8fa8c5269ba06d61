import { useQueryClient, type InfiniteData } from "@tanstack/react-query";
import {
  listSuggestions,
  type SuggestionState,
  type SuggestionToCheck,
} from "#contracts/lookup/providers.ts";
import { queryKeyOf } from "../../data/queries.tsx";

type Listed = { data: SuggestionToCheck[]; hasMore: boolean };

/** What an admin's decisions do to the lists that this browser knows. */
export function useSuggestions() {
  const client = useQueryClient();
  const everyList = queryKeyOf(listSuggestions);
  return {
    /** Shows a suggestion as the server answered it; it leaves the list of another state. */
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
    /** After an error response: another admin, or whose it is, was faster. */
    askAgain: () => void client.invalidateQueries({ queryKey: everyList }),
  };
}
