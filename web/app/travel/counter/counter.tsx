import type { CodePicture } from "#contracts/kernel/code-picture.ts";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import { useSearchParams, Link, useNavigate } from "react-router";
import { Sun, X, FileText } from "lucide-react";
import {
  getBarcode,
  listDossierLinks,
  type DossierLink,
  dossierLanguages,
} from "#contracts/travel/dossiers.ts";
import { getPet, petLoadFailed, type Pet } from "#contracts/travel/pets.ts";
import { dossierLanguageNames, dossierPaperLabels } from "#contracts/travel/dossier-labels.ts";
import { isNotFound } from "../../data/errors.ts";
import { callQuery } from "../../data/queries.tsx";
import { useSiteName } from "../../data/site.ts";
import { Notice } from "../../ui/notice.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { petPath } from "../../links/pets.ts";
import { tripPath } from "../../links/trips.ts";
import { IconButton } from "../../ui/button.tsx";
import { followFinger } from "../../ui/swipe.ts";
import { useToday } from "../../ui/use-today.ts";
import { ViewPrivateFile } from "../../ui/private-picture.tsx";
import {
  type CounterLanguage,
  tabLabels,
  documentsOf,
  chipGroups,
  labelText,
  linesOf,
  productText,
  screenText,
  type CounterDocument,
} from "./counter-text.ts";
import { PetPanel } from "./pet-panel.tsx";
import styles from "./counter.module.css";

/** The member's own pet at the counter. Another person's is not found. */
export function Counter({ petId }: { petId: string }) {
  const [search] = useSearchParams();
  const trip = search.get("trip");
  const params = { id: petId };
  const pet = useQuery(callQuery(getPet, { params }));
  const barcode = useQuery(callQuery(getBarcode, { params }));
  const links = useQuery({
    ...callQuery(listDossierLinks, { params: { id: trip ?? "" } }),
    enabled: trip !== null,
  });
  const siteName = useSiteName();
  useEffect(() => {
    if (pet.data) document.title = `${pet.data.petName}: counter view · ${siteName}`;
  }, [pet.data, siteName]);
  if (isNotFound(pet.error)) throw pet.error;
  if (pet.data) {
    const link = links.data?.find((each) => isUsable(each, petId));
    return <CounterView pet={pet.data} barcode={barcode.data ?? null} link={link} trip={trip} />;
  }
  return (
    <section className="wrap stack">
      <h1>Counter view</h1>
      {pet.isError ? (
        <Notice onRetry={() => void pet.refetch()} busy={pet.isFetching}>
          {petLoadFailed}
        </Notice>
      ) : (
        <Skeleton height={480} rounded />
      )}
    </section>
  );
}

const isUsable = (link: DossierLink, petId: string): boolean =>
  link.petId === petId && Date.parse(link.expiresAt) > Date.now();

type CounterViewProps = {
  pet: Pet;
  barcode: CodePicture | null;
  /** The newest link to the trip's check-in sheet, for the QR code. */
  link: DossierLink | undefined;
  /** The trip it was opened from. */
  trip: string | null;
};

const languages: readonly CounterLanguage[] = ["en", ...dossierLanguages];

/** The pet and its documents, one at a time, by tab, arrow key or swipe. */
function CounterView({ pet, barcode, link, trip }: CounterViewProps) {
  const [language, setLanguage] = useState<CounterLanguage>("en");
  const [place, setPlace] = useState(0);
  const isAwake = useWakeLock();
  const navigate = useNavigate();
  const documents = documentsOf(pet, useToday());
  const tabs = [
    { kind: "pet", text: screenText("pet", language) },
    ...documents.map(({ kind }) => ({ kind, text: tabLabels[kind][language] })),
  ];
  const screen = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const controller = new AbortController();
    if (screen.current) {
      followFinger(screen.current, controller.signal, (by) =>
        setPlace((before) => Math.min(Math.max(before + by, 0), tabs.length - 1)),
      );
    }
    return () => controller.abort();
  }, [tabs.length]);
  const show = (next: number) => {
    setPlace(next);
    screen.current?.scrollIntoView();
  };

  const turn = (event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (by === undefined) return;
    const next = (place + by + tabs.length) % tabs.length;
    show(next);
    list.current?.querySelectorAll<HTMLElement>("[role=tab]")[next]?.focus();
  };

  const document = documents[place - 1];
  return (
    <div ref={screen} className={styles.counter} lang={language} data-reads>
      <div className={styles.top}>
        <IconButton
          label={screenText("close", language)}
          onClick={() => void navigate(trip === null ? petPath(pet._id) : tripPath(trip))}
        >
          <X size={26} aria-hidden />
        </IconButton>
        <LanguageField language={language} onChange={setLanguage} />
      </div>
      <div
        id="counter-panel"
        role="tabpanel"
        aria-label={tabs[place]?.text}
        className={styles.panel}
      >
        {document ? (
          <DocumentPanel pet={pet} document={document} language={language} />
        ) : (
          <PetPanel pet={pet} barcode={barcode} link={link} language={language}>
            {pet.microchipNumber || link ? (
              <>
                <Sun size={20} aria-hidden />
                <span>
                  {isAwake && `${screenText("awake", language)} `}
                  {screenText("brightness", language)}
                </span>
              </>
            ) : (
              <Link to={petPath(pet._id)}>{screenText("addRecords", language)}</Link>
            )}
          </PetPanel>
        )}
      </div>
      <div
        ref={list}
        className={styles.tabs}
        role="tablist"
        aria-label={screenText("documents", language)}
      >
        {tabs.map(({ kind, text }, at) => (
          <button
            key={kind}
            type="button"
            role="tab"
            aria-selected={at === place}
            aria-controls="counter-panel"
            tabIndex={at === place ? 0 : -1}
            onClick={() => show(at)}
            onKeyDown={turn}
          >
            {text}
          </button>
        ))}
      </div>
    </div>
  );
}

type LanguageFieldProps = {
  language: CounterLanguage;
  onChange: (language: CounterLanguage) => void;
};

const LanguageField = ({ language, onChange }: LanguageFieldProps) => (
  <select
    className={styles.language}
    aria-label={screenText("language", language)}
    value={language}
    onChange={({ target }) => onChange(languages.find((one) => one === target.value) ?? "en")}
  >
    {languages.map((one) => (
      <option key={one} value={one} lang={one}>
        {one === "en" ? "English" : dossierLanguageNames[one]}
      </option>
    ))}
  </select>
);

/** Keeps the screen on while the page is in sight; false where the device doesn't let it. */
function useWakeLock(): boolean {
  const [isAwake, setAwake] = useState(false);
  useEffect(() => {
    if (!("wakeLock" in navigator)) return;
    let lock: WakeLockSentinel | undefined;
    let isOver = false;
    // The browser takes it back whenever the page is hidden.
    const request = async () => {
      if (document.visibilityState !== "visible") return;
      try {
        const held = await navigator.wakeLock.request("screen");
        if (isOver) return await held.release();
        lock = held;
        setAwake(true);
      } catch {
        setAwake(false);
      }
    };
    const again = () => void request();
    document.addEventListener("visibilitychange", again);
    again();
    return () => {
      isOver = true;
      document.removeEventListener("visibilitychange", again);
      void lock?.release();
    };
  }, []);
  return isAwake;
}

type DocumentPanelProps = { pet: Pet; document: CounterDocument; language: CounterLanguage };

/** One document in large print, and its file. */
function DocumentPanel({ pet, document, language }: DocumentPanelProps) {
  const { kind, record, file } = document;
  const title = dossierPaperLabels[kind][language];
  const product = productText(record, language);
  const chip = pet.microchipNumber ? chipGroups(pet.microchipNumber).join(" ") : "";
  return (
    <div className={styles.document}>
      <div>
        <h1 tabIndex={-1}>{title}</h1>
        <p className={styles.label}>{[pet.petName, product].filter(Boolean).join(" · ")}</p>
      </div>
      <dl>
        {linesOf(document, chip, language).map(([label, text]) => (
          <div key={label}>
            <dt>{labelText(label, language)}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {file && (
        <ViewPrivateFile
          url={file}
          title={screenText("originalOf", language, { paper: title, name: pet.petName })}
          icon={<FileText aria-hidden />}
        >
          {screenText("original", language)}
        </ViewPrivateFile>
      )}
    </div>
  );
}
