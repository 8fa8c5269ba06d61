import { Search } from "lucide-react";
import { useState, type ComponentProps, type ReactNode } from "react";
import { Form, Link } from "react-router";
import { capitalized } from "#format/words.ts";
import { Button, IconButton } from "../../ui/button.tsx";
import { classes } from "../../ui/classes.ts";
import { priceText } from "../../ui/money.ts";
import styles from "./filter-form.module.css";
import { marketplacePath } from "../../links/shop.ts";
import {
  filterCount,
  sortNames,
  sortOrders,
  filtersPath,
  queryMax,
  type Filters,
} from "./filters.ts";

const formId = "shop-filters";

type FilterFormProps = { filters: Filters; types: readonly string[] };

/** The query and filters. They are all in the URL, so the form works without JavaScript. */
export function FilterForm({ filters, types }: FilterFormProps) {
  const { q, collection } = filters;
  const count = filterCount(filters);
  return (
    <search className={styles.search}>
      <Form
        id={formId}
        // A new form for each URL, so that its fields match; the sort field updates itself.
        key={filtersPath({ ...filters, sort: undefined, after: undefined })}
        method="get"
        action={marketplacePath}
        preventScrollReset
        onSubmit={omitEmptyFields}
      >
        {collection && <input type="hidden" name="collection" value={collection} />}
        <div className={styles.line}>
          <input
            className={classes(styles.control, styles.query)}
            name="q"
            type="search"
            aria-label="Search the marketplace"
            placeholder={collection ? "Search this collection" : "Search products"}
            defaultValue={q}
            maxLength={queryMax}
            autoComplete="off"
            enterKeyHint="search"
          />
          <IconButton type="submit" className={styles.find} label="Search">
            <Search size={20} aria-hidden />
          </IconButton>
          <details className={styles.filters}>
            <summary>Filters{count > 0 && ` (${count})`}</summary>
            <FilterFields filters={filters} types={types} />
          </details>
        </div>
      </Form>
      <AppliedFilters filters={filters} />
    </search>
  );
}

const FilterFields = ({ filters: { type, available, min, max }, types }: FilterFormProps) => (
  <div className={styles.fields}>
    {types.length > 0 && (
      <LabelledField label="Type">
        <select className={styles.control} name="type" defaultValue={type ?? ""}>
          <option value="">All types</option>
          {types.map((each) => (
            <option key={each} value={each}>
              {capitalized(each)}
            </option>
          ))}
        </select>
      </LabelledField>
    )}
    <LabelledField label="Min price">
      <Price name="min" defaultValue={min} />
    </LabelledField>
    <LabelledField label="Max price">
      <Price name="max" defaultValue={max} />
    </LabelledField>
    <label className={styles.check}>
      <input type="checkbox" name="available" value="1" defaultChecked={available} />
      <span>In stock only</span>
    </label>
    <Button type="submit">Apply filters</Button>
  </div>
);

/** The sort order, beside the results. A change submits the form; without JavaScript, its button does. */
export function SortField({ filters }: { filters: Filters }) {
  const { q, collection, sort = "" } = filters;
  const [state, setState] = useState({ sort, selected: sort });
  // The URL may have changed otherwise, such as by the Back button.
  if (state.sort !== sort) setState({ sort, selected: sort });
  return (
    <select
      className={classes(styles.control, styles.sort)}
      form={formId}
      name="sort"
      aria-label="Sort by"
      value={state.selected}
      onChange={({ currentTarget }) => {
        setState({ sort, selected: sortNames.find((name) => name === currentTarget.value) ?? "" });
        currentTarget.form?.requestSubmit();
      }}
    >
      <option value="">{defaultSortLabel(filters)}</option>
      {sortNames
        .filter((name) => name !== "best" || q || collection)
        .map((name) => (
          <option key={name} value={name}>
            {sortOrders[name].label}
          </option>
        ))}
    </select>
  );
}

// The fields of `ui` would load the form validation, which is as large as the rest of this page.
const LabelledField = ({ label, children }: { label: string; children: ReactNode }) => (
  <label className={styles.field}>
    <span className={styles.label}>{label}</span>
    {children}
  </label>
);

const Price = (props: ComponentProps<"input">) => (
  <input className={styles.control} inputMode="decimal" autoComplete="off" {...props} />
);

function defaultSortLabel({ q, collection }: Filters): string {
  if (collection) return "Featured";
  return q ? "Best match" : "Best selling";
}

/** Omits empty fields from the URL. Without JavaScript the loader redirects to a URL without them. */
function omitEmptyFields({ currentTarget: form }: { currentTarget: HTMLFormElement }): void {
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

/** The applied filters, each with a link that removes it. */
function AppliedFilters({ filters }: { filters: Filters }) {
  const applied = appliedFilters(filters);
  if (applied.length === 0) return null;
  return (
    <ul className={styles.applied} aria-label="Active filters">
      {applied.map(({ label, without }) => (
        <li key={label}>
          <Link to={filtersPath(without)} preventScrollReset prefetch="intent">
            <span className="sr">Remove </span>
            {label}
            <span aria-hidden> ×</span>
          </Link>
        </li>
      ))}
      {applied.length > 1 && (
        <li>
          <Link to={filtersPath({ collection: filters.collection })} preventScrollReset>
            Clear all
          </Link>
        </li>
      )}
    </ul>
  );
}

/** The label of one filter, and the filters without it. */
type AppliedFilter = { label: string; without: Filters };

/** The filters of a list, each with its label. */
export function appliedFilters(filters: Filters): AppliedFilter[] {
  const { after: _, ...all } = filters;
  const { q, type, available, min, max } = all;
  return [
    ...(q === undefined ? [] : [{ label: `“${q}”`, without: { ...all, q: undefined } }]),
    ...(type === undefined ? [] : [{ label: type, without: { ...all, type: undefined } }]),
    ...(available ? [{ label: "In stock only", without: { ...all, available: undefined } }] : []),
    ...(min === undefined && max === undefined
      ? []
      : [{ label: rangeText(min, max), without: { ...all, min: undefined, max: undefined } }]),
  ];
}

const dollars = (amount: number): string => priceText(Math.round(amount * 100));

function rangeText(min: number | undefined, max: number | undefined): string {
  if (min === undefined) return `Up to ${dollars(max ?? 0)}`;
  return max === undefined ? `${dollars(min)} and up` : `${dollars(min)}–${dollars(max)}`;
}
