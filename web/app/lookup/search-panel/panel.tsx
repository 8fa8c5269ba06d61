import { portraitUrl, type PortraitChoice } from "#art/urls.ts";
import type { ServiceListings } from "#reference/choices.ts";
import { useHydrated } from "../../data/hydrated.ts";
import { classes } from "../../ui/classes.ts";
import { Widget } from "../../commerce/widgets/index.ts";
import { LookupForm } from "./lookup-form.tsx";
import { tabs, type Lookup, type Tab } from "./lookup.ts";
import styles from "./panel.module.css";
import { panelId, tabId, TabList, type TabVisibility } from "./tab-list.tsx";
import { usePanel } from "./use-panel.ts";

const dogs: readonly Omit<PortraitChoice, "species">[] = [
  { colour: "golden", ears: "floppy", mark: "blaze", background: "sky" },
  { colour: "black", ears: "pointy", mark: "bib", background: "butter" },
  { colour: "white", ears: "button", mark: "patch", background: "coral" },
];

type PanelProps = {
  /** The cities of each service; without it, those of our sources. */
  serviceCities: ServiceListings | undefined;
};

/** The tabs for looking up flights, airlines, papers and services. One tab is open at a time. */
export function Panel({ serviceCities }: PanelProps) {
  const hydrated = useHydrated();
  const { state, open, narrow, openTab, choose, search } = usePanel();

  // Until a tab is selected, the width alone decides which is open, by CSS, which works before hydration.
  const visibility = (tab: Tab): TabVisibility => {
    if (state.tab) return tab === state.tab ? "always" : undefined;
    if (tab === "flights") return "wide";
    return tab === "airlineInfo" ? "narrow" : undefined;
  };

  const form = (lookup: Lookup) => (
    <LookupForm
      lookup={lookup}
      chosen={state.chosen}
      serviceCities={serviceCities}
      onChoose={choose}
      incomplete={state.incomplete === lookup}
      onSearch={() => search(lookup)}
    />
  );

  return (
    <>
      <TabList open={open} narrow={narrow} visibility={visibility} onOpen={openTab} />
      <div className={`card ${styles.panels}`}>
        {tabs.map((tab) => (
          <div
            key={tab}
            id={panelId(tab)}
            className={classes(styles.panel, tab === "flights" && styles.flights)}
            data-open={visibility(tab)}
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
            {/* Decorations load after hydration. */}
            {hydrated && (
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
