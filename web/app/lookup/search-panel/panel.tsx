import { portraitUrl, type PortraitChoice } from "#art/urls.ts";
import type { ServiceListings } from "#reference/choices.ts";
import { useArrived } from "../../data/arrived.ts";
import { classes } from "../../ui/classes.ts";
import { Widget } from "../../commerce/widgets/index.ts";
import { LookupForm } from "./lookup-form.tsx";
import { tabs, type Lookup, type Tab } from "./lookup.ts";
import styles from "./panel.module.css";
import { panelId, tabId, TabList, type Shown } from "./tab-list.tsx";
import { usePanel } from "./use-panel.ts";

const dogs: readonly Omit<PortraitChoice, "species">[] = [
  { colour: "golden", ears: "floppy", mark: "blaze", background: "sky" },
  { colour: "black", ears: "pointy", mark: "bib", background: "butter" },
  { colour: "white", ears: "button", mark: "patch", background: "coral" },
];

type PanelProps = {
  /** Where somebody is known for a service; without it, what our sources name. */
  known: ServiceListings | undefined;
};

/** What can be looked up before a trip: flights, airlines, papers, help in a city. One tab is open at a time. */
export function Panel({ known }: PanelProps) {
  const arrived = useArrived();
  const { asked, open, narrow, show, choose, lookUp } = usePanel();

  // As long as nobody chose a tab, the breadth alone says which is open; the styles know it before the page lives.
  const shown = (tab: Tab): Shown => {
    if (asked.tab) return tab === asked.tab ? "always" : undefined;
    if (tab === "flights") return "wide";
    return tab === "airlineInfo" ? "narrow" : undefined;
  };

  const form = (lookup: Lookup) => (
    <LookupForm
      lookup={lookup}
      chosen={asked.chosen}
      known={known}
      onChoose={choose}
      incomplete={asked.incomplete === lookup}
      onSearch={() => lookUp(lookup)}
    />
  );

  return (
    <>
      <TabList open={open} narrow={narrow} shown={shown} onShow={show} />
      <div className={`card ${styles.panels}`}>
        {tabs.map((tab) => (
          <div
            key={tab}
            id={panelId(tab)}
            className={classes(styles.panel, tab === "flights" && styles.flights)}
            data-shown={shown(tab)}
            role="tabpanel"
            aria-labelledby={tabId(tab)}
          >
            {tab === "flights" ? <Widget place="home-flights" /> : form(tab)}
          </div>
        ))}
      </div>
      <div className={styles.dogs} aria-hidden>
        {dogs.map((dog) => (
          <span key={dog.colour}>
            {/* Fetched after what is seen first. */}
            {arrived && (
              <img
                src={portraitUrl({ species: "dog", ...dog })}
                alt=""
                width={200}
                height={200}
                loading="lazy"
                decoding="async"
              />
            )}
          </span>
        ))}
      </div>
    </>
  );
}
