import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { changeOrder, getAnyOrder, listAllOrders, type Order } from "#contracts/commerce/orders.ts";
import { call } from "../../data/browser.ts";
import { queryKeyOf } from "../../data/queries.tsx";
import { isConflict } from "../../forms/conflict.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { focusSoon } from "../../ui/focus-soon.ts";
import { toast } from "../../ui/toast.tsx";
import { numberWords } from "../../commerce/orders/index.ts";

const placeId = "change-order";

/** What an admin can do with an order that waits. */
export function ChangeOrder({ order }: { order: Order }) {
  const [asking, setAsking] = useState<"sent" | "cancelled">();
  const client = useQueryClient();
  const { _id: id, version } = order;
  const name = numberWords(order);

  const change = async (state: "sent" | "cancelled") => {
    try {
      const now = await call(changeOrder, { params: { id }, body: { state }, ifVersion: version });
      client.setQueryData(queryKeyOf(getAnyOrder, { params: { id } }), now);
      toast(state === "sent" ? `Sent: ${name}.` : `Cancelled: ${name}.`);
      // Once the dialog is gone, and with it the button that asked.
      focusSoon(placeId);
    } catch (error) {
      // Another admin was faster: the page shows what they did.
      if (isConflict(error)) {
        void client.invalidateQueries({ queryKey: queryKeyOf(getAnyOrder) });
      }
      throw error;
    } finally {
      void client.invalidateQueries({ queryKey: queryKeyOf(listAllOrders) });
    }
  };

  return (
    <div id={placeId} tabIndex={-1} className="row">
      {order.state === "placed" && (
        <>
          <Button look="go" onClick={() => setAsking("sent")}>
            Mark as sent
          </Button>
          <Button look="danger" onClick={() => setAsking("cancelled")}>
            Cancel the order
          </Button>
        </>
      )}
      <ConfirmDialog
        open={asking === "sent"}
        title={`Is order ${name} on its way?`}
        sentence={`We write to ${order.email} that it was sent. That cannot be taken back.`}
        action="Yes, it was sent"
        busyText="Writing…"
        keep="Not yet"
        onConfirm={() => change("sent")}
        onClose={() => setAsking(undefined)}
      />
      <ConfirmDialog
        open={asking === "cancelled"}
        title={`Cancel order ${name}?`}
        sentence={`Its goods go back in stock, gift cards get their money back, and we write to ${order.email}.`}
        action="Cancel the order"
        busyText="Cancelling…"
        onConfirm={() => change("cancelled")}
        onClose={() => setAsking(undefined)}
      />
    </div>
  );
}
