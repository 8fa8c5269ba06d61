import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { getTripMoney, type TripMoney } from "#contracts/travel/money.ts";
import type { Pet } from "#contracts/travel/pets.ts";
import { type Cost, costsMax } from "#contracts/travel/trip-parts.ts";
import type { ListedTrip, Trip } from "#contracts/travel/trips.ts";
import { dayText } from "#format/dates.ts";
import { moneyText } from "#format/money.ts";
import { currencyName } from "#format/names.ts";
import { lazy } from "../../../data/lazy/lazy.tsx";
import { callQuery } from "../../../data/queries.tsx";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Outline, Skeleton } from "../../../ui/skeleton.tsx";
import type { TripBody } from "../change-trip.ts";
import { ListFailure } from "../lists/check-list.tsx";
import { freshId, wireId } from "../lists/items.ts";
import { removeItem, useListChanges } from "../lists/use-list-changes.ts";
import type { NamedPet } from "../pet-names.ts";
import { canEdit, hiddenText, peopleOf } from "../people/roles.ts";
import { limitText } from "../trip-text.ts";
import { MoneyLines } from "./money-lines.tsx";
import { SettleCard } from "./settle-card.tsx";
import styles from "./money.module.css";

const CostForm = lazy(async () => (await import("./cost-form.tsx")).CostForm);
const RateForm = lazy(async () => (await import("./cost-form.tsx")).RateForm);

const parts = {
  of: ({ costs }: ListedTrip): Cost[] => costs,
  body: (costs: readonly Cost[]): TripBody => ({
    costs: costs.map(({ _id, ...cost }) => ({ ...wireId(_id), ...cost })),
  }),
};

type MoneyPartProps = { trip: Trip; pets: readonly Pet[] };

/** What a trip costs in the traveler's own currency, what is for the pets, and who owes whom. */
export function MoneyPart(props: MoneyPartProps) {
  const hidden = hiddenText(props.trip, ["costs"]);
  return hidden ? <p className="card pad meta">{hidden}</p> : <Money {...props} />;
}

function Money({ trip, pets }: MoneyPartProps) {
  const params = { id: trip._id };
  const money = useQuery(callQuery(getTripMoney, { params }));
  const changes = useListChanges(trip, parts);
  const { list, run, failed } = changes;
  const [edited, setEdited] = useState<string>();
  const [isAdding, setAdding] = useState(list.length === 0);
  const named: NamedPet[] = [...pets, ...trip.othersPets].filter(({ _id }) =>
    trip.petIds.includes(_id),
  );
  const mayEdit = canEdit(trip);
  const replace = (cost: Cost) =>
    run((costs) => costs.map((one) => (one._id === cost._id ? cost : one)));
  const add = (cost: Cost) => run((costs) => [...costs, cost]);
  if (!money.data) {
    if (!money.isError) return <Outline height={420} />;
    return (
      <Notice busy={money.isFetching} onRetry={() => void money.refetch()}>
        Couldn't load what this trip costs.
      </Notice>
    );
  }
  const form = { trip, pets: named };
  const editedCost = list.find(({ _id }) => _id === edited);
  return (
    <div className={styles.part}>
      <h2 className="sr">Money</h2>
      <div className="stack loose">
        <Total money={money.data} trip={trip} canEdit={mayEdit} />
        <MoneyLines
          money={money.data}
          trip={trip}
          pets={named}
          costs={list}
          canEdit={mayEdit}
          onPaid={(cost, paid) => void replace({ ...cost, paid, ...(!paid && { paidBy: null }) })}
          onRemove={(cost) => void removeItem(changes, cost, cost.what)}
          onEdit={({ _id }) => setEdited(_id)}
          onAdd={(cost) => void add({ ...cost, _id: freshId() })}
          edited={edited}
          form={
            editedCost && (
              <CostForm
                key={edited}
                fallback={<Skeleton height={220} rounded />}
                {...form}
                cost={editedCost}
                onSave={replace}
                onDone={() => setEdited(undefined)}
              />
            )
          }
        />
        <ListFailure of={{ failed }} />
        {mayEdit && list.length < costsMax && (
          <details
            className="card pad screen-only"
            open={isAdding}
            onToggle={({ currentTarget }) => setAdding(currentTarget.open)}
          >
            <summary className={styles.summary}>Add an expense</summary>
            <CostForm fallback={<Skeleton height={220} rounded />} {...form} onSave={add} />
          </details>
        )}
        {list.length >= costsMax && <p className="meta">{limitText("expenses", costsMax)}</p>}
      </div>
      {money.data.shares.length > 0 && (
        <SettleCard
          money={money.data}
          people={peopleOf(trip)}
          canEdit={mayEdit}
          onSettle={({ from, to, amount }, text) =>
            add({
              _id: freshId(),
              what: text,
              amount,
              currency: money.data.currency,
              paid: true,
              due: null,
              petId: null,
              paidBy: from,
              sharedBy: [to],
              settles: true,
            })
          }
          payments={list.filter(({ settles }) => settles)}
          onRemove={(cost) => void removeItem(changes, cost, cost.what)}
        />
      )}
    </div>
  );
}

type TotalProps = { money: TripMoney; trip: Trip; canEdit: boolean };

function Total({ money, trip, canEdit: mayEdit }: TotalProps) {
  const { currency, total, pets, apart, rates } = money;
  const [isOpen, setOpen] = useState(false);
  const people = { all: total.all - pets.all, open: total.open - pets.open };
  const share = total.all === 0 ? 0 : pets.all / total.all;
  return (
    <section className="card pad stack tight" aria-labelledby="total-title">
      <h3 id="total-title" className="meta">
        Total so far, in {currencyName(currency) ?? currency}
      </h3>
      <p className={`num ${styles.total}`}>{moneyText(total.all, currency)}</p>
      {apart.map((sum) => (
        <p key={sum.currency} className="num">
          <b>+ {moneyText(sum.all, sum.currency)}</b>{" "}
          <span className="meta">
            There's no rate for {currencyName(sum.currency) ?? sum.currency} yet.
          </span>
        </p>
      ))}
      {rates.length > 0 && (
        <p className="meta num">
          {rates.map((one) => rateText(one, currency)).join(" ")} Your bank's rate will differ.
        </p>
      )}
      {mayEdit && (rates.length > 0 || apart.length > 0) && (
        <p className="screen-only">
          <Button variant="txt" small aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            Change the rate
          </Button>
        </p>
      )}
      {isOpen && (
        <RateForm
          fallback={<Skeleton height={140} rounded />}
          trip={trip}
          to={currency}
          currencies={[...rates, ...apart].map((one) => one.currency)}
          onDone={() => setOpen(false)}
        />
      )}
      {total.all > 0 && (
        <>
          <div className={styles.bar} aria-hidden>
            <i style={{ inlineSize: `${share * 100}%` }} />
          </div>
          <dl className={styles.halves}>
            <Half name="For your pets" sum={pets} currency={currency} isPets />
            <Half name="For the people" sum={people} currency={currency} />
          </dl>
        </>
      )}
    </section>
  );
}

type HalfProps = {
  name: string;
  sum: { all: number; open: number };
  currency: string;
  isPets?: boolean;
};

const Half = ({ name, sum, currency, isPets = false }: HalfProps) => (
  <div className={isPets ? styles.pets : undefined}>
    <dt>{name}</dt>
    <dd className="num">
      <b>{moneyText(sum.all, currency)}</b>
      <span className="meta">{openText(sum, currency)}</span>
    </dd>
  </div>
);

function openText({ all, open }: HalfProps["sum"], currency: string): string {
  if (all === 0) return "Nothing yet";
  return open === 0 ? "All paid" : `${moneyText(open, currency)} still to pay`;
}

/** "CLP 937.50 to the US dollar, Nov 26, 2026." */
const rateText = ({ currency, rate, date }: TripMoney["rates"][number], to: string): string =>
  rate >= 1
    ? `${currency} ${roundedRate(rate)} to 1 ${to}, ${dayText(date, "medium")}.`
    : `${to} ${roundedRate(1 / rate)} to 1 ${currency}, ${dayText(date, "medium")}.`;

const roundedRate = (rate: number): string => Number(rate.toPrecision(6)).toString();
