import { widgetKinds, type WidgetPlace } from "#contracts/kernel/widgets.ts";
import { useSite } from "../../data/site.ts";
import { OwnBanner } from "./own-banner.tsx";
import { OwnCard } from "./own-card.tsx";
import { PartnerFrame } from "./partner-frame.tsx";
import { ownText } from "./text.ts";

/** What stands at a place: the partner's widget that is set up for it, or a card of our own. */
export function Placed({ place }: { place: WidgetPlace }) {
  const widgets = useSite()?.widgets;
  const widget = widgets?.placed[place];
  if (widgets && widget) {
    return <PartnerFrame place={place} origin={widgets.origin} widget={widget} />;
  }
  return widgetKinds[place] === "activities" ? (
    <OwnBanner words={ownText[place]} />
  ) : (
    <OwnCard place={place} />
  );
}
