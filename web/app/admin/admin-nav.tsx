import { useEffect, useRef } from "react";
import { NavLink } from "react-router";
import { useOwnProfile } from "../accounts/viewer/index.ts";
import {
  adminAuditPath,
  adminExperiencesPath,
  adminMembersPath,
  adminReportsPath,
} from "../links/moderation.ts";
import { adminOrdersPath } from "../links/orders.ts";
import { adminMistakesPath } from "../links/mistakes.ts";
import { adminProvidersPath } from "../links/providers.ts";
import { adminDiscountsPath } from "../links/admin-discounts.ts";
import {
  adminCollectionsPath,
  adminGiftCardsPath,
  adminPoliciesPath,
} from "../links/admin-shop.ts";
import { adminNewsletterPath, adminSettingsPath } from "../links/admin-site.ts";
import { adminProductsPath } from "../links/admin-products.ts";
import styles from "./admin-nav.module.css";

const forModerators = [
  { to: adminReportsPath, label: "Reports" },
  { to: adminExperiencesPath, label: "Travel reports" },
  { to: adminAuditPath, label: "Audit log" },
];

const pages = [
  ...forModerators,
  { to: adminMembersPath, label: "Members" },
  { to: adminProvidersPath, label: "Suggested places" },
  { to: adminMistakesPath, label: "Reported mistakes" },
  { to: adminProductsPath, label: "Products" },
  { to: adminCollectionsPath, label: "Collections" },
  { to: adminDiscountsPath, label: "Discount codes" },
  { to: adminGiftCardsPath, label: "Gift cards" },
  { to: adminPoliciesPath, label: "Shop policies" },
  { to: adminOrdersPath, label: "Orders" },
  { to: adminNewsletterPath, label: "Newsletter" },
  { to: adminSettingsPath, label: "Site settings" },
];

/** The links between the admin pages. */
export function AdminNav() {
  const isAdmin = useOwnProfile()?.isAdmin ?? false;
  const list = useRef<HTMLUListElement>(null);
  // On a phone, the list scrolls to the current page.
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>("[aria-current=page]");
    if (current) list.current?.scrollTo({ left: current.offsetLeft - current.offsetWidth });
  }, [isAdmin]);
  return (
    <nav className={styles.nav} aria-label="Admin">
      <ul ref={list}>
        {(isAdmin ? pages : forModerators).map(({ to, label }) => (
          <li key={to}>
            <NavLink to={to}>{label}</NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
