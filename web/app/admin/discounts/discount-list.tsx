import { useState } from "react";
import { useQueryClient } from "@tanstack/react-query";
import {
  deleteDiscountCode,
  listDiscountCodes,
  type DiscountCode,
} from "#contracts/commerce/discounts.ts";
import { isNotFound } from "../../data/errors.ts";
import { call } from "../../data/browser.ts";
import { useGrowingList } from "../../data/lists.ts";
import { queryKeyOf } from "../../data/queries.tsx";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { focusSoon } from "../../ui/focus-soon.ts";
import { toast } from "../../ui/toast.tsx";
import { AdminList } from "../admin-list.tsx";
import styles from "./discounts.module.css";
import { DiscountForm } from "./discount-form.tsx";
import { effectText, validityText } from "./text.ts";

const pageCount = 20;
const listId = "discounts";

/** The discount codes, newest first, with a form to create one. */
export function DiscountList() {
  const [deleting, setDeleting] = useState<DiscountCode>();
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const client = useQueryClient();
  const query = useGrowingList({
    key: queryKeyOf(listDiscountCodes),
    fetchPage: (before: string | undefined, signal) =>
      call(listDiscountCodes, { query: { before, limit: pageCount }, signal }),
    next: ({ data, hasMore }) => (hasMore ? data.at(-1)?._id : undefined),
  });
  const refetch = () => void client.invalidateQueries({ queryKey: queryKeyOf(listDiscountCodes) });

  const remove = async () => {
    if (!deleting) return;
    try {
      await call(deleteDiscountCode, { params: { id: deleting._id } });
    } catch (thrown) {
      // Another admin has deleted it already.
      if (!isNotFound(thrown)) throw thrown;
    }
    toast(`${deleting.code} deleted.`);
    focusSoon(listId);
    refetch();
  };

  return (
    <AdminList query={query} name="Discount codes">
      {(codes) => (
        <>
          <DiscountForm onCreated={refetch} />
          {codes.length === 0 ? (
            <EmptyState drawing="cart" title="No discount codes yet" />
          ) : (
            <ul id={listId} tabIndex={-1} className={styles.codes} aria-label="Discount codes">
              {codes.map((each) => (
                <li key={each._id} className={`card ${styles.code}`}>
                  <b>{each.code}</b>
                  <span>{effectText(each)}</span>
                  <span className="meta">{validityText(each, today)}</span>
                  <Button
                    variant="danger"
                    small
                    aria-label={`Delete ${each.code}`}
                    onClick={() => setDeleting(each)}
                  >
                    Delete
                  </Button>
                </li>
              ))}
            </ul>
          )}
          <ConfirmDialog
            open={deleting !== undefined}
            title={deleting ? `Delete “${deleting.code}”?` : ""}
            sentence="It stops working in all carts. Past orders aren't affected. This can't be undone."
            action="Delete discount code"
            busyText="Deleting…"
            onConfirm={remove}
            onClose={() => setDeleting(undefined)}
          />
        </>
      )}
    </AdminList>
  );
}
