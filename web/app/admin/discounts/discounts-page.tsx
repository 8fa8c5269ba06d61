import { useState } from "react";
import { useQueryClient } from "@tanstack/react-query";
import {
  deleteDiscountCode,
  listDiscountCodes,
  type DiscountCode,
  createDiscountCode,
  discountCodeMax,
  discountKinds,
  type DiscountKind,
} from "#contracts/commerce/discounts.ts";
import { shopAtContext } from "../../commerce/shop/index.ts";
import { pageMeta } from "../../ui/meta.ts";
import { ShopAdminPage } from "../shop-admin-page.tsx";
import { call } from "../../data/browser.ts";
import { queryKeyOf } from "../../data/queries.tsx";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { focusSoon } from "../../ui/focus-soon.ts";
import { toast } from "../../ui/toast.tsx";
import { fieldErrors, textOf, useForm } from "../../forms/use-form.ts";
import { Form, SubmitButton } from "../../forms/form.tsx";
import { SelectField, TextField } from "../../ui/field.tsx";
import { DateField } from "../../ui/date-field.tsx";
import { DeleteDialog } from "../admin-item.tsx";
import { AdminList } from "../admin-list.tsx";
import { centsIn, wholeIn } from "../products/dollars.ts";
import type { Route } from "./+types/discounts-page";
import styles from "./discounts.module.css";
import rows from "../admin.module.css";
import { dayText } from "#format/dates.ts";
import { percentText } from "#format/numbers.ts";
import { priceText } from "../../ui/money.ts";

export const loader = ({ context }: Route.LoaderArgs) => context.get(shopAtContext);

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: "Discount codes", hidden: true });

export default function DiscountsPage({ loaderData: shop }: Route.ComponentProps) {
  return (
    <ShopAdminPage
      shop={shop}
      title="Discount codes"
      sentence="Create and delete the codes that customers enter in their cart."
    >
      <DiscountList />
    </ShopAdminPage>
  );
}

const pageCount = 20;
const listId = "discounts";

/** The discount codes, newest first, with a form to create one. */
function DiscountList() {
  const [deleting, setDeleting] = useState<DiscountCode>();
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const client = useQueryClient();
  const refetch = () => void client.invalidateQueries({ queryKey: queryKeyOf(listDiscountCodes) });

  return (
    <AdminList
      queryKey={queryKeyOf(listDiscountCodes)}
      fetchPage={(before: string | undefined, signal) =>
        call(listDiscountCodes, { query: { before, limit: pageCount }, signal })
      }
      rows="discount codes"
    >
      {(codes) => (
        <>
          <DiscountForm onCreated={refetch} />
          {codes.length === 0 ? (
            <EmptyState drawing="cart" title="No discount codes yet" />
          ) : (
            <ul id={listId} tabIndex={-1} className={styles.codes} aria-label="Discount codes">
              {codes.map((each) => (
                <CodeRow
                  key={each._id}
                  code={each}
                  today={today}
                  onDelete={() => setDeleting(each)}
                />
              ))}
            </ul>
          )}
          <DeleteDialog
            open={deleting !== undefined}
            title={deleting ? `Delete “${deleting.code}”?` : ""}
            sentence="It will stop working in all carts. Past orders aren't affected. This can't be undone."
            action="Delete discount code"
            remove={async () =>
              deleting && call(deleteDiscountCode, { params: { id: deleting._id } })
            }
            onDeleted={() => {
              if (deleting) toast(`${deleting.code} deleted.`);
              focusSoon(listId);
              refetch();
            }}
            onClose={() => setDeleting(undefined)}
          />
        </>
      )}
    </AdminList>
  );
}

type CodeRowProps = { code: DiscountCode; today: string; onDelete: () => void };

const CodeRow = ({ code, today, onDelete }: CodeRowProps) => (
  <li className={`card ${styles.code}`}>
    <b>{code.code}</b>
    <span>{effectText(code)}</span>
    <span className="meta">{validityText(code, today)}</span>
    <Button variant="danger" small aria-label={`Delete ${code.code}`} onClick={onDelete}>
      Delete
    </Button>
  </li>
);

/** The form that creates a discount code. */
function DiscountForm({ onCreated }: { onCreated: () => void }) {
  const [kind, setKind] = useState<DiscountKind>("percentage");
  // A new key empties the form.
  const [count, setCount] = useState(0);
  const form = useForm({
    check: (fields) => fieldErrors(createDiscountCode.body, bodyOf(fields, kind)),
    send: async (fields) => {
      const { code } = await call(createDiscountCode, { body: bodyOf(fields, kind) });
      toast(`Discount code ${code} created.`);
      setCount(count + 1);
      onCreated();
    },
  });
  return (
    <section className="card pad stack read" aria-labelledby="new-discount">
      <h2 id="new-discount" className={rows.title}>
        New discount code
      </h2>
      <Form key={count} name="discount" handle={form} className="stack">
        <TextField
          name="code"
          label="Code"
          hint="Customers enter it in their cart. Not case-sensitive."
          maxLength={discountCodeMax}
          autoCapitalize="characters"
          autoComplete="off"
          required
        />
        <KindField kind={kind} onChange={setKind} />
        {kind !== "free_shipping" && (
          <TextField
            name="value"
            label={kind === "percentage" ? "Percent" : "Amount (USD)"}
            inputMode="decimal"
            autoComplete="off"
            required
          />
        )}
        <DateField
          name="endsOn"
          label="Last day (optional)"
          hint="Leave blank if it doesn't expire."
        />
        <div>
          <SubmitButton handle={form} busyText="Creating…">
            Create discount code
          </SubmitButton>
        </div>
      </Form>
    </section>
  );
}

type KindFieldProps = { kind: DiscountKind; onChange: (kind: DiscountKind) => void };

const KindField = ({ kind, onChange }: KindFieldProps) => (
  <SelectField
    name="kind"
    label="Type"
    value={kind}
    onChange={({ target }) =>
      onChange(discountKinds.find((each) => each === target.value) ?? "percentage")
    }
  >
    {discountKinds.map((each) => (
      <option key={each} value={each}>
        {kindText[each]}
      </option>
    ))}
  </SelectField>
);

function bodyOf(fields: FormData, kind: DiscountKind) {
  const typed = textOf(fields, "value");
  const value = kind === "percentage" ? wholeIn(typed) : centsIn(typed);
  const endsOn = textOf(fields, "endsOn").trim();
  return {
    code: textOf(fields, "code"),
    kind,
    ...(kind === "free_shipping" || value === null ? {} : { value }),
    ...(endsOn === "" ? {} : { endsOn }),
  };
}

export const kindText: Record<DiscountKind, string> = {
  percentage: "Percent off the order",
  fixed_amount: "Amount off the order",
  per_item: "Amount off each item",
  free_shipping: "Free shipping",
};

/** "10% off", "$5.00 off", "$2.00 off each item", "Free shipping". */
export function effectText({ kind, value }: Pick<DiscountCode, "kind" | "value">): string {
  if (kind === "free_shipping") return kindText[kind];
  if (kind === "percentage") return `${percentText(value)} off`;
  return kind === "per_item" ? `${priceText(value)} off each item` : `${priceText(value)} off`;
}

/** Whether a code is valid today (UTC), and until when. */
export function validityText({ endsOn }: Pick<DiscountCode, "endsOn">, today: string): string {
  if (endsOn === null) return "No expiration";
  return `${endsOn < today ? "Expired" : "Valid until"} ${dayText(endsOn)}`;
}
