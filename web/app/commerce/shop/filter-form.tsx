import { Search, SlidersHorizontal } from "lucide-react";
import { useState, type ComponentProps, type ReactNode } from "react";
import { Form, Link } from "react-router";
import { Button } from "../../ui/button.tsx";
import { appliedFilters } from "./applied.ts";
import styles from "./filter-form.module.css";
import { marketplacePath } from "../../links/shop.ts";
import { filterCount, orderNames, orders, wantedPath, wordsMax, type Wanted } from "./filters.ts";

type FilterFormProps = { wanted: Wanted; types: readonly string[] };

/** Words, order and filters; the address says all of it, so it works as a plain form. */
export function FilterForm({ wanted, types }: FilterFormProps) {
  const { q, collection, type, available, min, max } = wanted;
  const count = filterCount(wanted);
  return (
    <search className={styles.search}>
      <Form
        // A fresh form for each address, so that it says what is shown; the order is kept by its own field.
        key={wantedPath({ ...wanted, sort: undefined, after: undefined })}
        method="get"
        action={marketplacePath}
        preventScrollReset
        className={styles.form}
        onSubmit={leaveOutEmpty}
      >
        {collection && <input type="hidden" name="collection" value={collection} />}
        <div className={styles.line}>
          <input
            className={styles.control}
            name="q"
            type="search"
            aria-label="Search the marketplace"
            placeholder={collection ? "Search this collection" : "Search the marketplace"}
            defaultValue={q}
            maxLength={wordsMax}
            autoComplete="off"
            enterKeyHint="search"
          />
          <SortField wanted={wanted} />
          <Button type="submit" look="pri" icon={<Search size={20} aria-hidden />}>
            Show
          </Button>
        </div>
        <details className={styles.filters} open={count > 0}>
          <summary>
            <SlidersHorizontal size={20} aria-hidden />
            Filter{count > 0 && ` (${count})`}
          </summary>
          <div className={styles.fields}>
            {types.length > 0 && (
              <Labelled words="Kind">
                <select className={styles.control} name="type" defaultValue={type ?? ""}>
                  <option value="">All kinds</option>
                  {types.map((each) => (
                    <option key={each} value={each}>
                      {capital(each)}
                    </option>
                  ))}
                </select>
              </Labelled>
            )}
            <Labelled words="From, in $">
              <Price name="min" defaultValue={min} />
            </Labelled>
            <Labelled words="To, in $">
              <Price name="max" defaultValue={max} />
            </Labelled>
            <label className={styles.check}>
              <input type="checkbox" name="available" value="1" defaultChecked={available} />
              <span>Only what is there</span>
            </label>
            <Button type="submit">Apply</Button>
          </div>
        </details>
      </Form>
      <Applied wanted={wanted} />
    </search>
  );
}

/** The order of the list, which changes as soon as another one is chosen; without scripts, with the button. */
function SortField({ wanted }: { wanted: Wanted }) {
  const { q, collection, sort = "" } = wanted;
  const [shown, setShown] = useState({ sort, chosen: sort });
  // The address may have changed by other ways, such as Back.
  if (shown.sort !== sort) setShown({ sort, chosen: sort });
  return (
    <select
      className={styles.control}
      name="sort"
      aria-label="Sort by"
      value={shown.chosen}
      onChange={({ currentTarget }) => {
        setShown({ sort, chosen: orderNames.find((name) => name === currentTarget.value) ?? "" });
        currentTarget.form?.requestSubmit();
      }}
    >
      <option value="">{ownOrder(wanted)}</option>
      {orderNames
        .filter((name) => name !== "best" || q || collection)
        .map((name) => (
          <option key={name} value={name}>
            {orders[name].label}
          </option>
        ))}
    </select>
  );
}

// Not the fields of `ui`: those know what forms are checked by, which is as much as all the rest of this page.
const Labelled = ({ words, children }: { words: string; children: ReactNode }) => (
  <label className={styles.field}>
    <span className={styles.label}>{words}</span>
    {children}
  </label>
);

const Price = (props: ComponentProps<"input">) => (
  <input className={styles.control} inputMode="decimal" autoComplete="off" {...props} />
);

function ownOrder({ q, collection }: Wanted): string {
  if (collection) return "In our order";
  return q ? "Best match" : "Best selling";
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What is left empty stays out of the address. Without scripts the page itself takes it out. */
function leaveOutEmpty({ currentTarget: form }: { currentTarget: HTMLFormElement }): void {
  const empty = [...form.elements].filter(
    (field): field is HTMLInputElement | HTMLSelectElement =>
      (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) &&
      field.value === "",
  );
  for (const field of empty) field.disabled = true;
  setTimeout(() => {
    for (const field of empty) field.disabled = false;
  });
}

/** What is looked for, each with a way to let go of it. */
function Applied({ wanted }: { wanted: Wanted }) {
  const applied = appliedFilters(wanted);
  if (applied.length === 0) return null;
  return (
    <ul className={styles.applied} aria-label="What is looked for">
      {applied.map(({ words, without }) => (
        <li key={words}>
          <Link to={wantedPath(without)} preventScrollReset prefetch="intent">
            <span className="sr">Without </span>
            {words}
            <span aria-hidden> ×</span>
          </Link>
        </li>
      ))}
      {applied.length > 1 && (
        <li>
          <Link to={wantedPath({ collection: wanted.collection })} preventScrollReset>
            Clear all
          </Link>
        </li>
      )}
    </ul>
  );
}
