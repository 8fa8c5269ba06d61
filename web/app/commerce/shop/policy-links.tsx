import { Link } from "react-router";
import type { ShopPolicies } from "#storefront/index.ts";
import {
  policyKindNames,
  policyKinds,
  policyPath,
  shopPoliciesId,
  type PolicyKind,
} from "../../links/shop.ts";
import styles from "./shop.module.css";

type PolicyLink = { kind: PolicyKind; title: string };

/** The policies of a shop, with their titles. */
export const policyLinksOf = (policies: ShopPolicies | undefined): PolicyLink[] =>
  policyKindNames.flatMap((kind) => {
    const title = policies?.[policyKinds[kind]]?.title;
    return title ? [{ kind, title }] : [];
  });

/** The links to the policies of the shop; nothing if it has none. */
export function PolicyLinks({ links }: { links: readonly PolicyLink[] }) {
  if (links.length === 0) return null;
  return (
    <nav id={shopPoliciesId} tabIndex={-1} className={styles.links} aria-label="Shop policies">
      <ul>
        {links.map(({ kind, title }) => (
          <li key={kind}>
            <Link to={policyPath(kind)}>{title}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
