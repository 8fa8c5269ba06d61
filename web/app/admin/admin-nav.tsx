import { NavLink } from "react-router";
import { useOwnProfile } from "../accounts/viewer/index.ts";
import {
  adminAuditPath,
  adminExperiencesPath,
  adminMembersPath,
  adminReportsPath,
  adminOrdersPath,
  adminMistakesPath,
  adminProvidersPath,
  adminDiscountsPath,
  adminCollectionsPath,
  adminGiftCardsPath,
  adminPoliciesPath,
  adminNewsletterPath,
  adminSettingsPath,
  adminProductsPath,
} from "../links/admin.ts";
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

/** On a phone, the list scrolls to the current page. */
function scrollToCurrent(list: HTMLUListElement | null): void {
  const current = list?.querySelector<HTMLElement>("[aria-current=page]");
  if (current) list?.scrollTo({ left: current.offsetLeft - current.offsetWidth });
}

/** The links between the admin pages. */
export function AdminNav() {
  const isAdmin = useOwnProfile()?.isAdmin ?? false;
  return (
    <nav className={styles.nav} aria-label="Admin">
      <ul key={isAdmin ? "all" : "some"} ref={scrollToCurrent}>
        {(isAdmin ? pages : forModerators).map(({ to, label }) => (
          <li key={to}>
            <NavLink to={to}>{label}</NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
