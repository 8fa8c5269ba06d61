import { Search } from "lucide-react";
import { Form } from "react-router";
import { searchMax } from "#contracts/community/hoots.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { allPath } from "../../links/hoots.ts";
import styles from "./write.module.css";

/** The search field for hoots. */
export function SearchBox({ q = "" }: { q?: string | undefined }) {
  return (
    <search>
      <Form method="get" action={allPath} className={styles.box}>
        <TextField
          key={q}
          id="hoot-search"
          name="q"
          type="search"
          label="Search hoots"
          labelHidden
          placeholder="Search hoots"
          defaultValue={q}
          maxLength={searchMax}
          autoComplete="off"
          enterKeyHint="search"
        />
        <Button type="submit" icon={<Search size={20} aria-hidden />}>
          Search
        </Button>
      </Form>
    </search>
  );
}
