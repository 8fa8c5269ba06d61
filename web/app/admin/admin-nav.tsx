import { NavLink } from "react-router";
import { adminOrdersPath } from "../links/orders.ts";
import { adminMistakesPath } from "../links/mistakes.ts";
import { adminProvidersPath } from "../links/providers.ts";
import { adminDiscountsPath } from "../links/admin-discounts.ts";
import {
  adminCollectionsPath,
  adminGiftCardsPath,
  adminPoliciesPath,
} from "../links/admin-shop.ts";
import { adminProductsPath } from "../links/admin-products.ts";
import styles from "./admin-nav.module.css";

const pages = [
  { to: adminProvidersPath, label: "Suggested places" },
  { to: adminMistakesPath, label: "Reported mistakes" },
  { to: adminProductsPath, label: "Products" },
  { to: adminCollectionsPath, label: "Collections" },
  { to: adminDiscountsPath, label: "Discount codes" },
  { to: adminGiftCardsPath, label: "Gift cards" },
  { to: adminPoliciesPath, label: "Shop policies" },
  { to: adminOrdersPath, label: "Orders" },
];

/** The links between the admin pages. */
export const AdminNav = () => (
  <nav className={styles.nav} aria-label="Admin">
    <ul>
      {pages.map(({ to, label }) => (
        <li key={to}>
          <NavLink to={to}>{label}</NavLink>
        </li>
      ))}
    </ul>
  </nav>
);
