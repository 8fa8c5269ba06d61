import { widgetKinds, type WidgetPlace } from "#contracts/widgets.ts";
import { useSite } from "../api/site.ts";
import { HouseBanner } from "./house-banner.tsx";
import { HouseCard } from "./house-card.tsx";
import { PartnerFrame } from "./partner-frame.tsx";
import { houseWords } from "./words.ts";

/** What stands at a place: the partner's widget that is set up for it, or a card of our own. */
export function Placed({ place }: { place: WidgetPlace }) {
  const widgets = useSite()?.widgets;
  const widget = widgets?.placed[place];
  if (widgets && widget) {
    return <PartnerFrame place={place} origin={widgets.origin} widget={widget} />;
  }
  return widgetKinds[place] === "activities" ? (
    <HouseBanner words={houseWords[place]} />
  ) : (
    <HouseCard place={place} />
  );
}
