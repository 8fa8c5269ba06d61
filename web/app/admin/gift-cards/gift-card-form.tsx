import { useState } from "react";
import { createGiftCard, giftCardNoteMax } from "#contracts/commerce/gift-cards.ts";
import { call } from "../../data/browser.ts";
import { Form, SubmitButton } from "../../forms/form.tsx";
import { fieldErrors, textOf, useForm } from "../../forms/use-form.ts";
import { CopyField } from "../../ui/copy-field.tsx";
import { TextField } from "../../ui/field.tsx";
import { focusSoon } from "../../ui/focus-soon.ts";
import { priceText } from "../../ui/money.ts";
import { Notice } from "../../ui/notice.tsx";
import { centsIn } from "../products/dollars.ts";
import rows from "../admin.module.css";

type NewCard = { code: string; amount: number };

const noticeId = "new-gift-card";

/** The form that creates a gift card, and the code of the last one. */
export function GiftCardForm({ onCreated }: { onCreated: () => void }) {
  const [created, setCreated] = useState<NewCard>();
  const form = useForm({
    check: (fields) => fieldErrors(createGiftCard.body, bodyOf(fields)),
    send: async (fields) => {
      const { amount, ...rest } = bodyOf(fields);
      const { code } = await call(createGiftCard, { body: { amount: amount ?? 0, ...rest } });
      setCreated({ code, amount: amount ?? 0 });
      focusSoon(noticeId);
      onCreated();
    },
  });
  return (
    <div className="stack">
      {created && (
        <div id={noticeId} tabIndex={-1} className="read">
          <Notice tone="ready">
            <p>
              <b>Gift card of {priceText(created.amount)} created.</b> Copy its code now. It isn't
              stored and can't be shown again.
            </p>
            <CopyField name="code" label="Gift card code" value={created.code} />
          </Notice>
        </div>
      )}
      <section className="card pad stack read" aria-labelledby="gift-card-title">
        <h2 id="gift-card-title" className={rows.title}>
          New gift card
        </h2>
        <Form
          // A new code empties the form.
          key={created?.code}
          name="gift-card"
          handle={form}
          className="stack"
        >
          <TextField
            name="amount"
            label="Amount (USD)"
            inputMode="decimal"
            autoComplete="off"
            required
          />
          <TextField
            name="note"
            label="Note (optional)"
            hint="Only admins can see it. For example, who the card is for."
            maxLength={giftCardNoteMax}
            autoComplete="off"
          />
          <div>
            <SubmitButton handle={form} busyText="Creating…">
              Create gift card
            </SubmitButton>
          </div>
        </Form>
      </section>
    </div>
  );
}

function bodyOf(fields: FormData) {
  const note = textOf(fields, "note").trim();
  return {
    amount: centsIn(textOf(fields, "amount")) ?? undefined,
    ...(note === "" ? {} : { note }),
  };
}
