import { useState } from "react";
import { useQueryClient } from "@tanstack/react-query";
import { changeGiftCard, listGiftCards, type GiftCard } from "#contracts/commerce/gift-cards.ts";
import { shopAtContext } from "../../commerce/shop/index.ts";
import { pageMeta } from "../../ui/meta.ts";
import { call } from "../../data/browser.ts";
import { errorMessage } from "../../data/errors.ts";
import { lazy } from "../../data/lazy/lazy.tsx";
import { queryKeyOf } from "../../data/queries.tsx";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Notice } from "../../ui/notice.tsx";
import { toast } from "../../ui/toast.tsx";
import { Outline } from "../../ui/skeleton.tsx";
import { ShopAdminPage } from "../shop-admin-page.tsx";
import { AdminList } from "../admin-list.tsx";
import type { Route } from "./+types/gift-cards-page";
import styles from "../discounts/discounts.module.css";
import { dayText } from "#format/dates.ts";
import { priceText } from "../../ui/money.ts";

export const loader = ({ context }: Route.LoaderArgs) => context.get(shopAtContext);

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: "Gift cards", hidden: true });

export default function GiftCardsPage({ loaderData: shop }: Route.ComponentProps) {
  return (
    <ShopAdminPage
      shop={shop}
      title="Gift cards"
      sentence="Create gift cards and see what's left on them."
    >
      <GiftCardList />
    </ShopAdminPage>
  );
}

const GiftCardForm = lazy(async () => (await import("./gift-card-form.tsx")).GiftCardForm);

const pageCount = 20;

/** The gift cards, newest first, with a form to create one. */
function GiftCardList() {
  const [deactivating, setDeactivating] = useState<GiftCard>();
  const [failure, setFailure] = useState<string>();
  const [busyId, setBusyId] = useState<number>();
  const client = useQueryClient();
  const refetch = () => client.invalidateQueries({ queryKey: queryKeyOf(listGiftCards) });

  const change = async (card: GiftCard, active: boolean) => {
    await call(changeGiftCard, { params: { id: `${card._id}` }, body: { active } });
    toast(`${cardName(card)} ${active ? "reactivated" : "deactivated"}.`);
    await refetch();
  };
  const reactivate = async (card: GiftCard) => {
    setBusyId(card._id);
    setFailure(undefined);
    try {
      await change(card, true);
    } catch (thrown) {
      setFailure(errorMessage(thrown, "Your change couldn't be saved. Try again."));
    }
    setBusyId(undefined);
  };

  return (
    <AdminList
      queryKey={queryKeyOf(listGiftCards)}
      fetchPage={(before: number | undefined, signal) =>
        call(listGiftCards, { query: { before, limit: pageCount }, signal })
      }
      rows="gift cards"
    >
      {(cards) => (
        <>
          <GiftCardForm fallback={<Outline height={320} />} onCreated={() => void refetch()} />
          {failure && <Notice>{failure}</Notice>}
          {cards.length === 0 ? (
            <EmptyState drawing="cart" title="No gift cards yet" />
          ) : (
            <ul className={styles.codes} aria-label="Gift cards">
              {cards.map((card) => (
                <CardRow
                  key={card._id}
                  card={card}
                  isBusy={busyId === card._id}
                  onDeactivate={() => setDeactivating(card)}
                  onReactivate={() => void reactivate(card)}
                />
              ))}
            </ul>
          )}
          <ConfirmDialog
            open={deactivating !== undefined}
            title={deactivating ? `Deactivate ${cardName(deactivating)}?` : ""}
            sentence="It will be removed from all carts and can't be used. Past orders aren't affected. You can reactivate it later."
            action="Deactivate gift card"
            busyText="Deactivating…"
            onConfirm={async () => {
              if (deactivating) await change(deactivating, false);
            }}
            onClose={() => setDeactivating(undefined)}
          />
        </>
      )}
    </AdminList>
  );
}

type CardRowProps = {
  card: GiftCard;
  isBusy: boolean;
  onDeactivate: () => void;
  onReactivate: () => void;
};

const CardRow = ({ card, isBusy, onDeactivate, onReactivate }: CardRowProps) => (
  <li className={`card ${styles.code}`}>
    <b>{cardName(card)}</b>
    <span>{balanceText(card)}</span>
    <span className="meta">{cardNote(card)}</span>
    {card.active ? (
      <Button
        variant="danger"
        small
        aria-label={`Deactivate ${cardName(card)}`}
        onClick={onDeactivate}
      >
        Deactivate
      </Button>
    ) : (
      <Button
        small
        busy={isBusy}
        aria-label={`Reactivate ${cardName(card)}`}
        onClick={onReactivate}
      >
        Reactivate
      </Button>
    )}
  </li>
);

/** "Card ending in 7K2M". */
export const cardName = ({ lastCharacters }: Pick<GiftCard, "lastCharacters">): string =>
  `Card ending in ${lastCharacters.toUpperCase()}`;

/** "$5.00 left of $25.00", "$5.00 left". */
export function balanceText({ balance, amount }: Pick<GiftCard, "balance" | "amount">): string {
  const left = `${priceText(balance)} left`;
  return amount === null ? left : `${left} of ${priceText(amount)}`;
}

/** The state, the day of creation and the note. */
export const cardNote = ({ active, createdAt, note }: GiftCard): string =>
  [active ? "" : "Deactivated", `Created ${dayText(createdAt.slice(0, 10))}`, note]
    .filter(Boolean)
    .join(" · ");
