import { searchMax } from "#contracts/community/hoot-names.ts";
import { allPath } from "../../links/hoots.ts";
import { SearchForm } from "../../ui/search-form.tsx";

/** The search field for hoots. */
export const SearchBox = ({ q = "" }: { q?: string | undefined }) => (
  <SearchForm id="hoot-search" action={allPath} q={q} label="Search hoots" maxLength={searchMax} />
);
