import { widgetKinds, type WidgetPlace } from "#contracts/kernel/widgets.ts";
import { useSite } from "../../data/site.ts";
import { OwnBanner } from "./own-banner.tsx";
import { OwnCard } from "./own-card.tsx";
import { PartnerFrame } from "./partner-frame.tsx";
import { ownText } from "./text.ts";

/** The partner's widget configured for a place, or a card of our own. */
export function WidgetContent({ place }: { place: WidgetPlace }) {
  const widgets = useSite()?.widgets;
  const widget = widgets?.placed[place];
  if (widgets && widget) {
    return <PartnerFrame place={place} origin={widgets.origin} widget={widget} />;
  }
  return widgetKinds[place] === "activities" ? (
    <OwnBanner text={ownText[place]} />
  ) : (
    <OwnCard place={place} />
  );
}
