import { ArrowRight, Undo2 } from "lucide-react";
import { useState } from "react";
import type { Author } from "#contracts/kernel/author.ts";
import type { TripMoney } from "#contracts/travel/money.ts";
import type { Cost } from "#contracts/travel/trip-parts.ts";
import { moneyText } from "#format/money.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { Button, IconButton } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import styles from "./money.module.css";

type Debt = TripMoney["debts"][number];

type SettleProps = {
  money: TripMoney;
  people: readonly Author[];
  canEdit: boolean;
  /** Payments that were made. */
  payments: readonly Cost[];
  onSettle: (debt: Debt, text: string) => Promise<boolean>;
  onRemove: (cost: Cost) => void;
};

/** Who owes whom of the shared expenses, and what was paid back. */
export function SettleCard({ money, people, canEdit, payments, onSettle, onRemove }: SettleProps) {
  const { debts, shares, currency, unsettled } = money;
  const [isOpen, setOpen] = useState(false);
  const person = (id: string) => people.find(({ _id }) => _id === id);
  const nameOf = (id: string) => person(id)?.name ?? "A former member";
  const sentence = ({ from, to, amount }: Debt) =>
    `${nameOf(from)} owes ${nameOf(to)} ${moneyText(amount, currency)}`;
  return (
    <section className={`card pad stack ${styles.settle}`} aria-labelledby="settle-title">
      <h3 id="settle-title" className="sr">
        Settle up
      </h3>
      {debts.length === 0 && <p className={styles.owed}>All settled</p>}
      {debts.map((debt) => (
        <div key={`${debt.from} ${debt.to}`} className={styles.debt}>
          <span className={styles.pair} aria-hidden>
            <Avatar face={person(debt.from) ?? null} />
            <ArrowRight size={24} />
            <Avatar face={person(debt.to) ?? null} />
          </span>
          <p className={styles.owed}>{sentence(debt)}</p>
        </div>
      ))}
      <dl className={styles.shares}>
        {shares.map(({ _id, paid, share }) => (
          <div key={_id}>
            <dt>{nameOf(_id)} paid</dt>
            <dd className="num">
              {moneyText(paid, currency)}
              <span className="meta">Share: {moneyText(share, currency)}</span>
            </dd>
          </div>
        ))}
      </dl>
      {payments.length > 0 && (
        <ul className={styles.lines} aria-label="Paid back">
          {payments.map((cost) => (
            <li key={cost._id} className={styles.line}>
              <span className={styles.what}>{cost.what}</span>
              <b className="num">{moneyText(cost.amount, cost.currency)}</b>
              {canEdit && (
                <IconButton label={`Undo: ${cost.what}`} onClick={() => onRemove(cost)}>
                  <Undo2 size={16} aria-hidden />
                </IconButton>
              )}
            </li>
          ))}
        </ul>
      )}
      {unsettled > 0 && <p className="meta">Expenses without a rate aren't in the split yet.</p>}
      {canEdit && debts.length > 0 && (
        <div className="screen-only">
          <Button variant="go" wide onClick={() => setOpen(true)}>
            Settle up
          </Button>
        </div>
      )}
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="Settle up" closable>
        <p>Record that a payment was made. We don't move money.</p>
        <ul className={styles.lines}>
          {debts.map((debt) => (
            <li key={`${debt.from} ${debt.to}`} className={styles.line}>
              <span className={styles.what}>
                {nameOf(debt.from)} paid {nameOf(debt.to)} {moneyText(debt.amount, currency)}
              </span>
              <Button
                small
                onClick={() => {
                  if (debts.length === 1) setOpen(false);
                  void onSettle(debt, `${nameOf(debt.from)} paid ${nameOf(debt.to)} back`);
                }}
              >
                Record
              </Button>
            </li>
          ))}
        </ul>
      </Dialog>
    </section>
  );
}
