import { X } from "lucide-react";
import { Link } from "react-router";
import { costsMax, type Cost } from "#contracts/travel/trip-parts.ts";
import type { ListedTrip, Trip } from "#contracts/travel/trips.ts";
import { moneyText } from "#format/money.ts";
import { CheckField } from "../../../ui/check-field.tsx";
import { IconButton } from "../../../ui/button.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { lazy } from "../../../data/lazy/lazy.tsx";
import type { TripBody } from "../change-trip.ts";
import lists from "../lists/lists.module.css";
import { ListFailure } from "../lists/check-list.tsx";
import { CostSums } from "./cost-sums.tsx";
import styles from "./costs-card.module.css";
import { isFresh, wireId } from "../lists/items.ts";
import { petFeeText } from "../stays/stay-text.ts";
import { tripPath } from "../../../links/trips.ts";
import { canEdit, hiddenText, isOwner } from "../people/roles.ts";
import { limitText } from "../trip-text.ts";
import { removeItem, useListChanges } from "../lists/use-list-changes.ts";

const AddCost = lazy(async () => (await import("./add-cost.tsx")).AddCost);

const parts = {
  of: ({ costs }: ListedTrip): Cost[] => costs,
  body: (costs: readonly Cost[]): TripBody => ({
    costs: costs.map(({ _id, ...cost }) => ({ ...wireId(_id), ...cost })),
  }),
};

/** What a trip costs, and what its stays charge for the pets. */
export const MoneyPart = ({ trip }: { trip: Trip }) => (
  <div className="split">
    <CostsCard trip={trip} />
    <PetFees trip={trip} />
  </div>
);

/** The fees for pets that are entered with stays. */
function PetFees({ trip }: { trip: Trip }) {
  const stays = trip.stays.filter((stay) => petFeeText(stay) !== "");
  return (
    <section className="card pad stack tight" aria-labelledby="fees-title">
      <h2 id="fees-title" className={lists.title}>
        Pet fees of {isOwner(trip) ? "your" : "the"} stays
      </h2>
      {stays.length === 0 ? (
        <p className="meta">No pet fees yet.</p>
      ) : (
        <>
          <ul className={styles.costs}>
            {stays.map((stay, place) => (
              <li key={stay._id}>
                <span className={styles.what}>
                  {stay.name || stay.address || `Stay ${place + 1}`}
                </span>
                <b className="num">{moneyText(stay.petFee ?? 0, stay.petFeeCurrency ?? "USD")}</b>
              </li>
            ))}
          </ul>
          <p className="meta">Not part of the totals, unless you add them as an expense.</p>
        </>
      )}
      <p>
        <Link to={tripPath(trip._id, "days")}>
          {canEdit(trip) ? "Change your stays" : "See the stays"}
        </Link>
      </p>
    </section>
  );
}

/** Expenses of a trip, with a total for each currency. */
function CostsCard({ trip }: { trip: Trip }) {
  const changes = useListChanges(trip, parts);
  const { list, run, failed } = changes;
  return (
    <section className="card pad stack" aria-labelledby="costs-title">
      <h2 id="costs-title" className={lists.title}>
        Expenses
      </h2>
      {list.length === 0 && (
        <p className="meta">{hiddenText(trip, ["costs"]) ?? "No expenses yet."}</p>
      )}
      {list.length > 0 && (
        <ul className={styles.costs} aria-label="Expenses">
          {list.map((cost) => (
            <CostRow
              key={cost._id}
              cost={cost}
              readOnly={!canEdit(trip)}
              onPaid={(paid) =>
                void run((costs) =>
                  costs.map((one) => (one._id === cost._id ? { ...one, paid } : one)),
                )
              }
              onRemove={() => void removeItem(changes, cost, cost.what)}
            />
          ))}
        </ul>
      )}
      <CostSums costs={list} />
      <ListFailure of={{ failed }} />
      {!canAdd(trip) ? null : list.length < costsMax ? (
        <AddCost
          fallback={<Skeleton height={220} rounded />}
          tripId={trip._id}
          onAdd={(cost) => run((costs) => [...costs, cost])}
        />
      ) : (
        <p className="meta">{limitText("expenses", costsMax)}</p>
      )}
    </section>
  );
}

/** Who isn't shown the expenses can't add to them, as the list is saved as a whole. */
const canAdd = (trip: Trip): boolean => canEdit(trip) && trip.shows?.costs !== false;

type CostRowProps = {
  cost: Cost;
  readOnly: boolean;
  onPaid: (paid: boolean) => void;
  onRemove: () => void;
};

function CostRow({ cost, readOnly, onPaid, onRemove }: CostRowProps) {
  const { _id, what, amount, currency, paid } = cost;
  return (
    <li>
      <span className={styles.what}>
        {what}
        <CheckField
          name={`paid-${_id}`}
          label={
            <span>
              Paid<span className="sr"> {what}</span>
            </span>
          }
          checked={paid}
          disabled={readOnly || isFresh(_id)}
          onChange={({ target }) => onPaid(target.checked)}
        />
      </span>
      <b className="num">{moneyText(amount, currency)}</b>
      {!readOnly && (
        <span className="screen-only">
          <IconButton label={`Remove ${what}`} disabled={isFresh(_id)} onClick={onRemove}>
            <X size={16} aria-hidden />
          </IconButton>
        </span>
      )}
    </li>
  );
}
