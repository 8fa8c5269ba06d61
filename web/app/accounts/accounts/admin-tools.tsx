import {
  adminMembersPath,
  adminReportsPath,
  adminOrdersPath,
  adminNewsletterPath,
  adminSettingsPath,
  adminProductsPath,
  adminProvidersPath,
} from "../../links/admin.ts";
import { LinkButton } from "../../ui/button.tsx";
import { SectionCard } from "../../ui/section-card.tsx";

const forModerators = [{ to: adminReportsPath, label: "Reports" }];
const forAdmins = [
  ...forModerators,
  { to: adminMembersPath, label: "Members" },
  { to: adminProvidersPath, label: "Suggested places" },
  { to: adminProductsPath, label: "Products" },
  { to: adminOrdersPath, label: "Orders" },
  { to: adminNewsletterPath, label: "Newsletter" },
  { to: adminSettingsPath, label: "Site settings" },
];

/** Links to the pages for moderators and admins. */
export const AdminTools = ({ isAdmin }: { isAdmin: boolean }) => (
  <SectionCard
    title={isAdmin ? "Admin tools" : "Moderator tools"}
    sentence={
      isAdmin
        ? "Review reports and suggested places, manage members and products, ship orders, and edit the site's settings."
        : "Review reported content."
    }
  >
    <div className="row">
      {(isAdmin ? forAdmins : forModerators).map(({ to, label }) => (
        <LinkButton key={to} small to={to}>
          {label}
        </LinkButton>
      ))}
    </div>
  </SectionCard>
);
