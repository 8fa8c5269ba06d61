import { useQuery } from "@tanstack/react-query";
import { FileDown, Printer } from "lucide-react";
import { useEffect, useState } from "react";
import { Link, useSearchParams } from "react-router";
import {
  dossierParts,
  getDossier,
  type Dossier,
  type DossierPaperRow,
  type DossierLink,
  type DossierPart,
  getDossierPdf,
} from "#contracts/travel/dossiers.ts";
import { getTripReadiness } from "#contracts/travel/readiness.ts";
import { getTrip, type Trip } from "#contracts/travel/trips.ts";
import { pathOf } from "#contracts/kernel/client.ts";
import { dossierPaperLabels } from "#contracts/travel/dossier-labels.ts";
import { dayText } from "#format/dates.ts";
import { possessive } from "#format/words.ts";
import { listText } from "#format/lists.ts";
import { download } from "../../data/download.ts";
import { errorMessage, isNotFound } from "../../data/errors.ts";
import { callQuery } from "../../data/queries.tsx";
import { tripPath } from "../../links/trips.ts";
import { BackLink } from "../../ui/back-link.tsx";
import { Button } from "../../ui/button.tsx";
import { CheckField } from "../../ui/check-field.tsx";
import { SelectField } from "../../ui/field.tsx";
import { useSiteName } from "../../data/site.ts";
import { Notice } from "../../ui/notice.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { destinationOf } from "../labels/index.ts";
import { CodeView } from "./code-view.tsx";
import { partLabels } from "./dossier-codec.ts";
import { DossierLinks } from "./dossier-links.tsx";
import { legText } from "./sheet-links.tsx";
import { Sheet } from "./sheet.tsx";
import { useDossierLink } from "./use-dossier-link.ts";
import styles from "./sheet.module.css";

type OwnDossierProps = { tripId: string; petId: string };

/** The check-in sheet of one of the member's pets. Another person's is not found. */
export function OwnDossier({ tripId, petId }: OwnDossierProps) {
  const [search] = useSearchParams();
  const leg = search.get("leg") ?? undefined;
  const trip = useQuery(callQuery(getTrip, { params: { id: tripId } }));
  const dossier = useQuery(
    callQuery(getDossier, { params: { id: tripId, petId }, query: { leg } }),
  );
  const error = trip.error ?? dossier.error;
  const siteName = useSiteName();
  useEffect(() => {
    if (dossier.data) document.title = `${dossier.data.petName}: check-in sheet · ${siteName}`;
  }, [dossier.data, siteName]);
  if (isNotFound(error)) throw error;
  if (trip.data && dossier.data) {
    return <View trip={trip.data} petId={petId} dossier={dossier.data} />;
  }
  const retry = () => void Promise.all([trip.refetch(), dossier.refetch()]);
  return (
    <section className="wrap stack">
      <h1>Check-in sheet</h1>
      {error ? (
        <Notice onRetry={retry} busy={trip.isFetching || dossier.isFetching}>
          Couldn't load the check-in sheet. Try again.
        </Notice>
      ) : (
        <Skeleton height={640} rounded />
      )}
    </section>
  );
}

type ViewProps = { trip: Trip; petId: string; dossier: Dossier };

function View({ trip, petId, dossier }: ViewProps) {
  const edit = useDossierLink(trip._id, petId, dossier);
  const { parts, files } = edit.values;
  const [link, setLink] = useState<DossierLink>();
  const shown = withParts(dossier, parts);
  const { leg, petName, papers } = dossier;
  const withFiles = parts.includes("documents")
    ? (papers ?? []).filter(({ file }) => file !== null)
    : [];
  return (
    <section className={`wrap stack loose ${styles.page}`}>
      <div className="screen-only stack">
        <BackLink to={tripPath(trip._id)}>{destinationOf(trip)}</BackLink>
        <h1 tabIndex={-1}>{possessive(petName)} check-in sheet</h1>
        <p className="lede">One page for the airline counter: print it, save it or share it.</p>
        <Blockers trip={trip} petId={petId} legId={leg?._id} />
      </div>
      <div className={`split ${styles.parts}`}>
        <Sheet
          dossier={shown}
          code={
            link && (
              <div className={styles.qr}>
                <CodeView code={link.qr} label="QR code for the link" quiet={4} />
              </div>
            )
          }
        />
        <aside className="screen-only stack loose" aria-label="Print and share">
          <section className="card pad stack" aria-labelledby="content-title" data-reads>
            <h2 id="content-title">What it shows</h2>
            {trip.legs.length > 1 && <LegField trip={trip} legId={leg?._id ?? ""} />}
            <Choices
              legend="Show"
              choices={dossierParts.map((part) => ({ name: part, label: partLabels[part] }))}
              chosen={parts}
              onChange={(part, isChosen) => edit.set({ parts: toggled(parts, part, isChosen) })}
            />
            <PrintActions {...{ trip, petId, parts, link }} legId={leg?._id} />
          </section>
          <DossierLinks
            trip={trip}
            petId={petId}
            legId={leg?._id ?? null}
            edit={edit}
            onNewest={setLink}
          >
            {withFiles.length > 0 && (
              <Choices
                legend="Let readers open these files"
                choices={withFiles.map((paper) => ({ name: paper.key, label: fileText(paper) }))}
                chosen={files}
                onChange={(key, isChosen) => edit.set({ files: toggled(files, key, isChosen) })}
              />
            )}
          </DossierLinks>
        </aside>
      </div>
    </section>
  );
}

type BlockersProps = { trip: Trip; petId: string; legId: string | undefined };

/** What blocks the leg is for the owner to clear, and isn't on the sheet. */
function Blockers({ trip, petId, legId }: BlockersProps) {
  const { data } = useQuery(callQuery(getTripReadiness, { params: { id: trip._id } }));
  const index = trip.legs.findIndex(({ _id }) => _id === legId);
  const requirements = data?.pets.find(({ key }) => key === petId)?.requirements ?? [];
  const blocked = requirements.filter(({ verdict, leg }) => verdict === "blocked" && leg === index);
  if (blocked.length === 0) return null;
  return (
    <Notice>
      This leg is blocked: {listText(blocked.map(({ title }) => title))}. The sheet leaves that out.{" "}
      <Link to={tripPath(trip._id)}>See what clears it</Link>
    </Notice>
  );
}

function LegField({ trip, legId }: { trip: Trip; legId: string }) {
  const [, setSearch] = useSearchParams();
  return (
    <SelectField
      name="leg"
      label="Leg"
      value={legId}
      onChange={({ target }) =>
        setSearch({ leg: target.value }, { replace: true, preventScrollReset: true })
      }
    >
      {trip.legs.map((each, place) => (
        <option key={each._id} value={each._id}>
          {legText(each, place)}
        </option>
      ))}
    </SelectField>
  );
}

type ChoicesProps<Name extends string> = {
  legend: string;
  choices: readonly { name: Name; label: string }[];
  chosen: readonly Name[];
  onChange: (name: Name, isChosen: boolean) => void;
};

const Choices = <Name extends string>({
  legend,
  choices,
  chosen,
  onChange,
}: ChoicesProps<Name>) => (
  <fieldset className={styles.choices}>
    <legend>{legend}</legend>
    {choices.map(({ name, label }) => (
      <CheckField
        key={name}
        name={name}
        label={label}
        checked={chosen.includes(name)}
        onChange={({ target }) => onChange(name, target.checked)}
      />
    ))}
  </fieldset>
);

type PrintActionsProps = {
  trip: Trip;
  petId: string;
  legId: string | undefined;
  parts: readonly DossierPart[];
  link: DossierLink | undefined;
};

const pdfFailed = "Couldn't create the PDF. Try again.";

function PrintActions({ trip, petId, legId, parts, link }: PrintActionsProps) {
  const [state, setState] = useState<{ busy: boolean; failure?: string }>({ busy: false });
  const load = async () => {
    setState({ busy: true });
    try {
      const query = { leg: legId, parts: parts.join(","), link: link?._id };
      await download(pathOf(getDossierPdf, { params: { id: trip._id, petId }, query }), {
        name: "check-in-sheet.pdf",
        missing: "This trip or pet no longer exists. It may have been deleted.",
        failed: pdfFailed,
      });
      setState({ busy: false });
    } catch (error) {
      setState({ busy: false, failure: errorMessage(error, pdfFailed) });
    }
  };
  return (
    <>
      <div className="row">
        <Button icon={<Printer aria-hidden />} onClick={() => window.print()}>
          Print
        </Button>
        <Button
          icon={<FileDown aria-hidden />}
          busy={state.busy}
          busyText="Creating PDF…"
          onClick={() => void load()}
        >
          Download PDF
        </Button>
      </div>
      {state.failure && <Notice onRetry={() => void load()}>{state.failure}</Notice>}
    </>
  );
}

const toggled = <T,>(list: readonly T[], item: T, on: boolean): T[] =>
  on ? [...list, item] : list.filter((each) => each !== item);

function withParts(dossier: Dossier, parts: readonly DossierPart[]): Dossier {
  const shows = (part: DossierPart) => parts.includes(part);
  return {
    ...dossier,
    photo: shows("photo") ? dossier.photo : null,
    microchip: shows("microchip") ? dossier.microchip : null,
    rabies: shows("rabies") ? dossier.rabies : null,
    titer: shows("titer") ? dossier.titer : null,
    papers: shows("documents") ? dossier.papers : null,
    airlineRules: shows("airline") ? dossier.airlineRules : null,
  };
}

/** "Rabies vaccination, Mar 12, 2026". */
const fileText = ({ kind, givenAt, issuedAt }: DossierPaperRow): string => {
  const day = issuedAt ?? givenAt;
  return [dossierPaperLabels[kind].en, day && dayText(day)].filter(Boolean).join(", ");
};
