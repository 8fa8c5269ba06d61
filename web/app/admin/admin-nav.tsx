import { NavLink } from "react-router";
import { adminOrdersPath } from "../links/orders.ts";
import { adminProvidersPath } from "../links/providers.ts";
import { adminDiscountsPath } from "../links/admin-discounts.ts";
import { adminProductsPath } from "../links/admin-products.ts";
import styles from "./admin-nav.module.css";

const pages = [
  { to: adminProvidersPath, label: "Suggested places" },
  { to: adminProductsPath, label: "Products" },
  { to: adminDiscountsPath, label: "Discount codes" },
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
