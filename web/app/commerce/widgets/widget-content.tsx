import { isCardPlace, widgetKinds, type WidgetPlace } from "#contracts/kernel/widgets.ts";
import { useSite } from "../../data/site.ts";
import { OwnCard } from "./own-card.tsx";
import { OwnLinkCard, PartnerCard } from "./partner-card.tsx";
import { PartnerFrame } from "./partner-frame.tsx";
import { ownText, type OwnText } from "./text.ts";
import { ArrowRight } from "lucide-react";
import { Link } from "react-router";
import { posterUrl } from "#art/urls.ts";
import { useHydrated } from "../../data/hydrated.ts";
import { ThemedPicture } from "../../ui/themed-picture.tsx";
import styles from "./own-banner.module.css";

/** The partner's widget configured for a place, or a card of our own. */
export function WidgetContent({ place }: { place: WidgetPlace }) {
  const widgets = useSite()?.widgets;
  const widget = widgets?.placed[place];
  if (widgets?.origin !== undefined && widget) {
    return <PartnerFrame place={place} origin={widgets.origin} widget={widget} />;
  }
  if (isCardPlace(place)) {
    const card = widgets?.cards[place];
    return card ? <PartnerCard place={place} card={card} /> : <OwnLinkCard place={place} />;
  }
  return widgetKinds[place] === "activities" ? (
    <OwnBanner text={ownText[place]} />
  ) : (
    <OwnCard place={place} />
  );
}

const poster = { place: "Valparaiso", shape: "hero" } as const;

/** Our own banner where none of a partner is configured. */
function OwnBanner({ text: { title, sentence, action, to } }: { text: OwnText }) {
  // The picture is fetched only after hydration, which waits until the banner is near the viewport.
  const hydrated = useHydrated();
  return (
    <Link to={to} className={styles.banner} prefetch="intent">
      <span className={styles.picture}>
        {hydrated && (
          <ThemedPicture
            className={styles.drawn}
            day={posterUrl({ ...poster, time: "day" })}
            night={posterUrl({ ...poster, time: "night" })}
          />
        )}
      </span>
      <span className={styles.text}>
        <b>{title}</b>
        <span>{sentence}</span>
        <span className={styles.action}>
          {action}
          <ArrowRight size={20} aria-hidden />
        </span>
      </span>
    </Link>
  );
}
