import { BedDouble, CalendarDays, Check, CircleHelp, Clock, Pencil, Plus, X } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { KnownFee, MoneyLine, TripMoney } from "#contracts/travel/money.ts";
import type { Cost } from "#contracts/travel/trip-parts.ts";
import type { Trip } from "#contracts/travel/trips.ts";
import { dayText } from "#format/dates.ts";
import { listText } from "#format/lists.ts";
import { moneyText } from "#format/money.ts";
import { counted } from "#format/plurals.ts";
import { capitalized } from "#format/words.ts";
import { tripPath } from "../../../links/trips.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { Button } from "../../../ui/button.tsx";
import { Menu, type MenuItem } from "../../../ui/menu.tsx";
import { isFresh } from "../lists/items.ts";
import { peopleOf } from "../people/roles.ts";
import { type NamedPet, petNameOf } from "../pet-names.ts";
import styles from "./money.module.css";

type LinesProps = {
  money: TripMoney;
  trip: Trip;
  pets: readonly NamedPet[];
  /** The expenses with what isn't saved yet. */
  costs: readonly Cost[];
  canEdit: boolean;
  onPaid: (cost: Cost, paid: boolean) => void;
  onRemove: (cost: Cost) => void;
  onEdit: (cost: Cost) => void;
  onAdd: (cost: Omit<Cost, "_id">) => void;
  /** The expense that is edited, and its form. */
  edited: string | undefined;
  form: ReactNode;
};

/** What a trip costs, line by line: for each pet, for the people, and the fees that are known. */
export function MoneyLines({ money, trip, pets, costs, ...actions }: LinesProps) {
  const lines = linesOf(money, costs);
  const groups = [
    ...pets.map(({ _id, petName }) => ({
      key: _id,
      title: petName,
      lines: lines.filter(({ petId }) => petId === _id),
    })),
    {
      key: "pets",
      title: pets.length > 0 ? "All pets" : "Pets",
      lines: lines.filter(({ petId, forPets }) => forPets && !petNameOf(petId, pets)),
    },
    { key: "people", title: "The people", lines: lines.filter(({ forPets }) => !forPets) },
  ].filter((group) => group.lines.length > 0);
  const tools = { money, trip, costs, ...actions };
  return (
    <section className="stack" aria-labelledby="costs-title">
      <h3 id="costs-title" className={styles.heading}>
        What it costs
      </h3>
      {groups.length === 0 && (
        <p className="card pad meta">
          No expenses yet. Add one, and its total shows in your own currency.
        </p>
      )}
      {groups.length > 0 && (
        <div className="card pad stack">
          {groups.map((group) => (
            <div key={group.key}>
              <h4 className={styles.group}>
                {group.title}
                <span className="num">{sumText(group.lines, money.currency)}</span>
              </h4>
              <ul className={styles.lines} aria-label={group.title}>
                {group.lines.map((line) => (
                  <LineRow key={line._id} line={line} {...tools} />
                ))}
              </ul>
            </div>
          ))}
        </div>
      )}
      <KnownFees {...tools} />
    </section>
  );
}

/** "$120 + XSU 5.00": lines without a rate stay in their own currency. */
function sumText(lines: readonly MoneyLine[], currency: string): string {
  const sums = new Map<string, number>();
  for (const { converted, amount, currency: own } of lines) {
    const [key, value] = converted === null ? [own, amount] : [currency, converted];
    sums.set(key, (sums.get(key) ?? 0) + value);
  }
  return [...sums].map(([key, sum]) => moneyText(sum, key)).join(" + ");
}

/** The server's lines, with the expenses that it doesn't know yet, and without those that are gone. */
function linesOf({ lines, currency }: TripMoney, costs: readonly Cost[]): MoneyLine[] {
  const known = new Map(lines.map((line) => [line._id, line]));
  const typed = costs
    .filter(({ settles }) => !settles)
    .map(({ _id, what, amount, petId, paid, due, currency: own }): MoneyLine => {
      const same = known.get(_id);
      const isSame = same?.amount === amount && same.currency === own;
      const converted = isSame ? same.converted : own === currency ? amount : null;
      const forPets = petId !== null;
      return {
        kind: "cost",
        _id,
        what,
        amount,
        currency: own,
        converted,
        petId,
        forPets,
        paid,
        due,
      };
    });
  return [...typed, ...lines.filter(({ kind }) => kind !== "cost")];
}

type RowProps = Omit<LinesProps, "pets"> & { line: MoneyLine };

function LineRow({ line, ...props }: RowProps) {
  const { money, costs, edited, form } = props;
  const cost = costs.find(({ _id }) => _id === line._id);
  const { converted, amount, currency, what } = line;
  return (
    <li>
      <div className={styles.line}>
        <span className={styles.what}>
          <b>{line.kind === "stay" ? `Pet fee at ${what || "your stay"}` : what}</b>
          <Origin line={line} {...props} />
        </span>
        <span className={`num ${styles.price}`}>
          <b>{moneyText(converted ?? amount, converted === null ? currency : money.currency)}</b>
          {converted !== null && currency !== money.currency && (
            <span className="meta">{moneyText(amount, currency)}</span>
          )}
          <State line={line} cost={cost} {...props} />
        </span>
        {cost && props.canEdit && (
          <Menu
            compact
            label={`${what}: actions`}
            items={isFresh(cost._id) ? [] : actionsOf(cost, props)}
          />
        )}
      </div>
      {cost && cost._id === edited && form}
    </li>
  );
}

const actionsOf = (
  cost: Cost,
  { onPaid, onRemove, onEdit }: Omit<RowProps, "line">,
): MenuItem[] => [
  {
    label: cost.paid ? "Mark as not paid" : "Mark as paid",
    icon: <Check size={20} aria-hidden />,
    onChoose: () => onPaid(cost, !cost.paid),
  },
  {
    label: "Edit",
    icon: <Pencil size={20} aria-hidden />,
    onChoose: () => onEdit(cost),
  },
  {
    label: "Remove",
    icon: <X size={20} aria-hidden />,
    onChoose: () => onRemove(cost),
  },
];

/** Where a line comes from, if it isn't an expense. */
function Origin({ line: { kind }, trip }: RowProps) {
  if (kind === "cost") return null;
  const Icon = kind === "stay" ? BedDouble : CalendarDays;
  return (
    <Link className={styles.origin} to={tripPath(trip._id, "days")}>
      <Icon size={16} aria-hidden />
      {kind === "stay" ? "From your stay" : "From your days"}
    </Link>
  );
}

function State({ line: { paid, due }, cost, trip }: RowProps & { cost: Cost | undefined }) {
  const payer = peopleOf(trip).find(({ _id }) => _id === cost?.paidBy);
  if (payer) {
    return (
      <span className={styles.state}>
        <Avatar face={payer} size="s" />
        {payer.name} paid
      </span>
    );
  }
  if (paid) return <span className={styles.state}>Paid</span>;
  if (due === null) return <span className="meta">Not paid yet</span>;
  return (
    <span className={styles.due}>
      <Clock size={16} aria-hidden />
      Due {dayText(due, "short")}
    </span>
  );
}

type FeesProps = Pick<LinesProps, "money" | "costs" | "canEdit" | "onAdd">;

/** Fees by our facts, which are not part of the total until they are added. */
function KnownFees({ money: { knownFees, unknownFees }, costs, canEdit, onAdd }: FeesProps) {
  if (knownFees.length === 0 && unknownFees.length === 0) return null;
  const isTyped = ({ what }: KnownFee) => costs.some((cost) => cost.what === what);
  return (
    <>
      {knownFees.length > 0 && (
        <details className="card pad">
          <summary className={styles.summary}>{counted(knownFees.length, "fee")} to expect</summary>
          <ul className={styles.lines}>
            {knownFees.map((fee) => (
              <li key={fee.key} className={styles.line}>
                <span className={styles.what}>
                  <b>{fee.what}</b>
                  <FeeSource fee={fee} />
                </span>
                <span className={`num ${styles.price}`}>
                  <b>{pricesText(fee)}</b>
                  {isTyped(fee) && <span className="meta">Added</span>}
                  {canEdit && !isTyped(fee) && <AddFee fee={fee} onAdd={onAdd} />}
                </span>
              </li>
            ))}
          </ul>
          <p className="meta">Not part of the total until you add them.</p>
        </details>
      )}
      {unknownFees.length > 0 && (
        <details className="card pad">
          <summary className={styles.summary}>
            <CircleHelp size={20} aria-hidden />
            {counted(unknownFees.length, "fee")} we don't know
          </summary>
          <ul>
            {unknownFees.map((fee) => (
              <li key={fee}>{fee}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

function FeeSource({ fee: { note, sources, checked, confirm } }: { fee: KnownFee }) {
  const [source] = sources;
  return (
    <span className="meta">
      {note && `${capitalized(note)}. `}
      {source && (source.address ? <a href={source.address}>{source.title}</a> : source.title)}
      {`, checked ${dayText(checked, "medium")}`}
      {confirm && ". Unconfirmed: check with them."}
    </span>
  );
}

/** "$101", "150 USD or 150 CAD": a fee that may be paid in several currencies has the same price in each. */
const pricesText = ({ prices }: KnownFee): string =>
  prices.every(({ amount }) => amount === 0)
    ? "Free"
    : listText(
        prices.map(({ amount, currency }) => moneyText(amount, currency)),
        "or",
      );

function AddFee({ fee, onAdd }: { fee: KnownFee; onAdd: FeesProps["onAdd"] }) {
  const [price] = fee.prices;
  if (!price || price.amount === 0) return null;
  const cost = {
    what: fee.what,
    amount: price.amount,
    currency: price.currency,
    paid: false,
    due: null,
    petId: null,
    paidBy: null,
    sharedBy: [],
    settles: false,
  };
  return (
    <span className="screen-only">
      <Button variant="txt" small icon={<Plus size={16} aria-hidden />} onClick={() => onAdd(cost)}>
        Add<span className="sr"> {fee.what} to the expenses</span>
      </Button>
    </span>
  );
}
