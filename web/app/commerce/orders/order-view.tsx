import type { ReactNode } from "react";
import type { Address, Order } from "#contracts/commerce/orders.ts";
import { countryName } from "#contracts/commerce/shipping-countries.ts";
import { dayText } from "#format/dates.ts";
import styles from "./orders.module.css";
import { Receipt } from "./receipt.tsx";

/** The lines, buyer and address of an order. `children` are rendered below the address. */
export function OrderView({ order, children }: { order: Order; children?: ReactNode }) {
  const { email, address, note, createdAt } = order;
  return (
    <div className={styles.columns}>
      <Receipt lines={order.lines} sums={order} />
      <div className="card pad stack loose">
        <div className="stack tight">
          <h2 className={styles.checkoutTitle}>Shipping address</h2>
          <AddressLines address={address} />
        </div>
        <dl className={styles.facts}>
          <Fact label="Order date">{dayText(createdAt, "long")}</Fact>
          <Fact label="Email">{email}</Fact>
          {address.phone && <Fact label="Phone">{address.phone}</Fact>}
          {note && <Fact label="Order note">{note}</Fact>}
        </dl>
        {children}
      </div>
    </div>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function AddressLines({ address }: { address: Address }) {
  const { firstName, lastName, address1, address2, city, province, zip, country } = address;
  const lines = [
    `${firstName} ${lastName}`,
    address1,
    address2,
    [city, [province, zip].filter(Boolean).join(" ")].filter(Boolean).join(", "),
    countryName(country),
  ].filter(Boolean);
  return (
    <address className={styles.address}>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  );
}
