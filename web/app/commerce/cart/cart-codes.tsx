import type { Cart } from "#storefront/index.ts";
import { useState } from "react";
import { lazy } from "../../data/lazy/lazy.tsx";
import { priceText, centsOf } from "../../ui/money.ts";
import { focusSoon } from "../../ui/focus-soon.ts";
import { removeCode, removeGiftCard } from "./codes.ts";
import styles from "./cart-codes.module.css";
import { isSameCode } from "./cart-model.ts";
import { Button } from "../../ui/button.tsx";
import { Outline } from "../../ui/skeleton.tsx";
import { changeFailedText } from "./change-cart.ts";

const CodeForms = lazy(async () => (await import("./code-forms.tsx")).CodeForms);

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
  const [wasOpened, setOpened] = useState(false);
  return (
    <div>
      {/* Announces an accepted code, whose field is only cleared. */}
      <div aria-live="polite" aria-relevant="additions">
        {(discountCodes.length > 0 || appliedGiftCards.length > 0) && (
          <ul className={styles.list} aria-label="Discount codes and gift cards">
            {discountCodes.map(({ code, applicable }) => (
              <CodeRow
                key={code}
                title={code}
                effect={applicable ? "applied" : "doesn't apply to this cart"}
                isOff={!applicable}
                name={`discount code ${code}`}
                remove={() => removeCode(code).then(focusSummary)}
              />
            ))}
            {appliedGiftCards.map(({ id, lastCharacters, presentmentAmountUsed }) => (
              <CodeRow
                key={id}
                title={`Gift card ending in ${lastCharacters}`}
                effect={`${priceText(centsOf(presentmentAmountUsed.amount))} applied`}
                name={`gift card ending in ${lastCharacters}`}
                remove={() => removeGiftCard(id).then(focusSummary)}
              />
            ))}
          </ul>
        )}
      </div>
      <details className={styles.more} onToggle={() => setOpened(true)}>
        <summary id={summaryId}>Discount code or gift card</summary>
        {wasOpened && <CodeForms fallback={<Outline height={150} />} />}
      </details>
    </div>
  );
}

type CodeRowProps = {
  title: string;
  /** What the code does in this cart. */
  effect: string;
  /** The code does not apply. */
  isOff?: boolean;
  /** Completes the accessible name "Remove …". */
  name: string;
  /** Rejects on failure. */
  remove: () => Promise<unknown>;
};

type State = { is: "idle" } | { is: "removing" } | { is: "failed" };

/** An applied discount code or gift card. */
function CodeRow({ title, effect, isOff, name, remove }: CodeRowProps) {
  const [state, setState] = useState<State>({ is: "idle" });

  const removeCode = async () => {
    setState({ is: "removing" });
    // After a success this row is unmounted.
    await remove().then(
      () => setState({ is: "idle" }),
      () => setState({ is: "failed" }),
    );
  };

  return (
    <li className={styles.row}>
      <span className={styles.text}>
        <b>{title}</b> <span className={isOff ? styles.off : styles.on}>{effect}</span>
        {state.is === "failed" && <span role="alert">{changeFailedText}</span>}
      </span>
      <Button
        variant="txt"
        small
        aria-label={`Remove ${name}`}
        busy={state.is === "removing"}
        onClick={() => void removeCode()}
      >
        Remove
      </Button>
    </li>
  );
}
