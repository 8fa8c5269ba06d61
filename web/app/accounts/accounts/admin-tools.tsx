import { adminPages } from "../../links/admin.ts";
import { LinkButton } from "../../ui/button.tsx";
import { SectionCard } from "../../ui/section-card.tsx";

const tools = adminPages.filter(({ inTools }) => inTools);

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
      {tools
        .filter(({ forModerators }) => isAdmin || forModerators)
        .map(({ to, label }) => (
          <LinkButton key={to} small to={to}>
            {label}
          </LinkButton>
        ))}
    </div>
  </SectionCard>
);
