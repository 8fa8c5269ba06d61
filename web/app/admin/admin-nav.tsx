import { NavLink } from "react-router";
import { adminOrdersPath } from "../links/orders.ts";
import { adminMistakesPath } from "../links/mistakes.ts";
import { adminProvidersPath } from "../links/providers.ts";
import { adminProductsPath } from "../links/admin-products.ts";
import styles from "./admin-nav.module.css";

const places = [
  { to: adminProvidersPath, label: "Suggested places" },
  { to: adminMistakesPath, label: "Reported mistakes" },
  { to: adminProductsPath, label: "Products" },
  { to: adminOrdersPath, label: "Orders" },
];

/** The ways between what admins look after. */
export const AdminNav = () => (
  <nav className={styles.nav} aria-label="Admin">
    <ul>
      {places.map(({ to, label }) => (
        <li key={to}>
          <NavLink to={to}>{label}</NavLink>
        </li>
      ))}
    </ul>
  </nav>
);
