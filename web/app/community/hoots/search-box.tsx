import { Search } from "lucide-react";
import { Form } from "react-router";
import { searchMax } from "#contracts/community/hoots.ts";
import { IconButton } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { allPath } from "../../links/hoots.ts";
import styles from "./lists.module.css";

/** The field with which hoots are searched, its button inside. */
export function SearchField({ q = "" }: { q?: string | undefined }) {
  return (
    <search className={styles.search}>
      <TextField
        key={q}
        id="hoot-search"
        name="q"
        type="search"
        label="Search hoots"
        labelHidden
        placeholder="Search"
        defaultValue={q}
        maxLength={searchMax}
        autoComplete="off"
        enterKeyHint="search"
      />
      <IconButton type="submit" label="Search">
        <Search size={20} aria-hidden />
      </IconButton>
    </search>
  );
}

/** The same on its own. */
export const SearchBox = () => (
  <Form method="get" action={allPath} className={styles.box}>
    <SearchField />
  </Form>
);
