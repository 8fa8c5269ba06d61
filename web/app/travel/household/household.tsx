import { SectionCard } from "../../ui/section-card.tsx";
import { Carriers } from "./carriers.tsx";
import { Home } from "./home.tsx";

/** Home and carriers, which entry rules and airlines ask about. */
export const Household = () => (
  <div id="household">
    <SectionCard
      title="Home and carriers"
      sentence="We use these to check entry rules and airline limits for your trips. Only you can see them."
    >
      <Home />
      <Carriers />
    </SectionCard>
  </div>
);
