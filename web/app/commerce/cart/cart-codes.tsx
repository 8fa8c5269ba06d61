import type { Cart } from "#storefront/index.ts";
import { useState } from "react";
import { priceText, centsOf } from "../../ui/money.ts";
import { focusSoon } from "../../ui/focus-soon.ts";
import { CodeForm } from "./code-form.tsx";
import { CodeRow } from "./code-row.tsx";
import { addCode, addGiftCard, removeCode, removeGiftCard, replacedCards } from "./codes.ts";
import styles from "./cart-codes.module.css";
import { isSameCode } from "./cart-model.ts";

type CodesProps = {
  cart: Cart;
  /** The members' discount code, which cannot be removed. */
  memberCode: string | undefined;
};

const summaryId = "cart-codes";

/** Moves the focus, as the removed row disappears. */
const focusSummary = (): void => focusSoon(summaryId);

/** The applied discount codes and gift cards, and fields to add more. */
export function CartCodes({ cart, memberCode }: CodesProps) {
  const { appliedGiftCards } = cart;
  const discountCodes = cart.discountCodes.filter(({ code }) => !isSameCode(memberCode)(code));
  const [isOpen, setOpen] = useState(false);
  const replaced = replacedCards();
  return (
    <div>
      {/* Announces an accepted code, whose field is only cleared. */}
      <div aria-live="polite" aria-relevant="additions">
        {(discountCodes.length > 0 || appliedGiftCards.length > 0) && (
          <ul className={styles.list} aria-label="Codes">
            {discountCodes.map(({ code, applicable }) => (
              <CodeRow
                key={code}
                title={code}
                effect={applicable ? "applied" : "doesn't apply to this cart"}
                isOff={!applicable}
                name={`the code ${code}`}
                remove={() => removeCode(code).then(focusSummary)}
              />
            ))}
            {appliedGiftCards.map(({ id, lastCharacters, presentmentAmountUsed }) => (
              <CodeRow
                key={id}
                title={`Gift card …${lastCharacters}`}
                effect={`pays ${priceText(centsOf(presentmentAmountUsed.amount))}`}
                name={`the gift card ending in ${lastCharacters}`}
                remove={() => removeGiftCard(id).then(focusSummary)}
              />
            ))}
          </ul>
        )}
      </div>
      <details
        className={styles.more}
        open={isOpen}
        onToggle={(e) => setOpen(e.currentTarget.open)}
      >
        <summary id={summaryId}>Discount code or gift card</summary>
        <div className="stack">
          <CodeForm name="discount" label="Discount code" send={addCode} />
          <CodeForm
            name="gift-card"
            label="Gift card"
            hint={
              replaced.length > 0
                ? `A card added now takes the place of the one ending in ${replaced.join(", ")}.`
                : undefined
            }
            send={addGiftCard}
          />
        </div>
      </details>
    </div>
  );
}
