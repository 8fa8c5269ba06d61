import type { Cart } from "#storefront/index.ts";
import { useState } from "react";
import { priceText, centsOf } from "../../ui/money.ts";
import { focusSoon } from "../../ui/focus-soon.ts";
import { CodeForm } from "./code-form.tsx";
import { CodeRow } from "./code-row.tsx";
import { addCode, addGiftCard, removeCode, removeGiftCard, replacedCards } from "./codes.ts";
import styles from "./codes-part.module.css";
import { isSameCode } from "./reading.ts";

type CodesProps = {
  cart: Cart;
  /** Not theirs to take away. */
  memberCode: string | undefined;
};

const summaryId = "cart-codes";

/** The row that was left is gone. */
const moveOn = (): void => focusSoon(summaryId);

/** Discount codes and gift cards: those there are, and where to enter more. */
export function Codes({ cart, memberCode }: CodesProps) {
  const { appliedGiftCards } = cart;
  const discountCodes = cart.discountCodes.filter(({ code }) => !isSameCode(memberCode)(code));
  const [isOpen, setOpen] = useState(false);
  const replaced = replacedCards();
  return (
    <div>
      {/* Said when a code comes in: its field only empties. */}
      <div aria-live="polite" aria-relevant="additions">
        {(discountCodes.length > 0 || appliedGiftCards.length > 0) && (
          <ul className={styles.list} aria-label="Codes">
            {discountCodes.map(({ code, applicable }) => (
              <CodeRow
                key={code}
                title={code}
                words={applicable ? "applied" : "doesn't apply to this cart"}
                isOff={!applicable}
                name={`the code ${code}`}
                remove={() => removeCode(code).then(moveOn)}
              />
            ))}
            {appliedGiftCards.map(({ id, lastCharacters, presentmentAmountUsed }) => (
              <CodeRow
                key={id}
                title={`Gift card …${lastCharacters}`}
                words={`pays ${priceText(centsOf(presentmentAmountUsed.amount))}`}
                name={`the gift card ending in ${lastCharacters}`}
                remove={() => removeGiftCard(id).then(moveOn)}
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
