import { useEffect, useState, useId } from "react";
import { Pencil, ScanLine } from "lucide-react";
import { petLoadFailed, type Pet } from "#contracts/travel/pets.ts";
import { MembersOrSaved } from "../../ui/saved-copies/members-or-saved.tsx";
import { checkOwnId } from "../../data/own-id.ts";
import { pageMeta } from "../../ui/meta.ts";
import { useReader } from "../../data/reader.ts";
import { isNotFound } from "../../data/errors.ts";
import { useSiteName } from "../../data/site.ts";
import { BackLink } from "../../ui/back-link.tsx";
import { focusSoon } from "../../ui/focus-soon.ts";
import { lazy } from "../../data/lazy/lazy.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Skeleton, AfterAWhile } from "../../ui/skeleton.tsx";
import { afterPetPath, counterPath } from "../../links/pets.ts";
import { hasDraft } from "../../forms/has-draft.ts";
import { useToday } from "../../ui/use-today.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { Leash } from "../../ui/heading.tsx";
import type { Route } from "./+types/pet-page";
import { petDraftKey } from "./pet-draft-key.ts";
import { PrintedPet } from "./printed-pet.tsx";
import { openOf, RecordsSection } from "./records-section.tsx";
import { usePet } from "./use-pets.ts";
import { PetPicture, Stamped } from "./pet-picture.tsx";
import { factsLine, shortChip } from "./pet-text.ts";
import { petFacts } from "./pet-facts.ts";
import styles from "./pet-page.module.css";
import factsCardStyles from "./pets.module.css";

export const loader = ({ params: { id } }: Route.LoaderArgs) => checkOwnId(id, "pet");
// The browser calls the API itself.
export const clientLoader = () => null;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: "Your pet", hidden: true });

export default function PetPage({ params: { id } }: Route.ComponentProps) {
  return (
    <MembersOrSaved fallback={<PetOutline />}>
      {({ userId }) => <PetDetails key={`${userId} ${id}`} id={id} />}
    </MembersOrSaved>
  );
}

const PetPapers = lazy(async () => (await import("./papers-card.tsx")).PetPapers);
const PetSideCards = lazy(async () => (await import("./pet-side-cards.tsx")).PetSideCards);
const TripExpiries = lazy(async () => (await import("./trip-expiries.tsx")).TripExpiries);
const PetMenu = lazy(async () => (await import("./pet-menus.tsx")).PetMenu);
const PetForm = lazy(async () => (await import("./pet-form.tsx")).PetForm);

/** A member's own pet. Another person's is not found. */
function PetDetails({ id }: { id: string }) {
  const pet = usePet(id);
  if (isNotFound(pet.error)) throw pet.error;
  if (pet.data) return <PetView pet={pet.data} />;
  if (!pet.isError) return <PetOutline />;
  return (
    <section className="wrap stack">
      <h1>Your pet</h1>
      <Notice onRetry={() => void pet.refetch()} busy={pet.isFetching}>
        {petLoadFailed}
      </Notice>
    </section>
  );
}

function PetView({ pet }: { pet: Pet }) {
  const { _id: id, petName } = pet;
  const today = useToday();
  // A form with a draft, as after a crash, is open.
  const [editing, setEditing] = useState(() => hasDraft(petDraftKey(id)));

  const [records, setRecords] = useState(() => openOf(pet, hasDraft));

  const siteName = useSiteName();
  useEffect(() => {
    document.title = `${petName} · ${siteName}`;
  }, [petName, siteName]);

  const endEditing = () => {
    setEditing(false);
    focusSoon("update-pet");
  };

  return (
    <>
      <section className={`wrap ${styles.page} ${styles.screen}`}>
        <BackLink className={styles.back} to={afterPetPath}>
          Your profile
        </BackLink>
        <PetHead
          pet={pet}
          today={today}
          editing={editing}
          onUpdate={() => setEditing(true)}
          onAdd={() => setRecords({ is: "adding" })}
        />
        <div className={`split ${styles.parts}`}>
          <div className="stack loose">
            <TripExpiries pet={pet} today={today} />
            {editing ? (
              <PetForm
                fallback={<Skeleton height={980} rounded />}
                pet={pet}
                title={
                  <h2 className={styles.title} tabIndex={-1} ref={takeFocus}>
                    Update {petName}
                  </h2>
                }
                onDone={endEditing}
              />
            ) : (
              <RecordsSection pet={pet} today={today} records={records} onChange={setRecords} />
            )}
          </div>
          <aside className="stack loose" aria-label={`About ${petName}`}>
            <FactsCard pet={pet} today={today} />
            <PetPapers fallback={<Skeleton height={280} rounded />} pet={pet} />
            <PetSideCards fallback={<Skeleton height={160} rounded />} pet={pet} />
          </aside>
        </div>
      </section>
      <PrintedPet pet={pet} today={today} />
    </>
  );
}

const takeFocus = (title: HTMLElement | null) => title?.focus();

type PetHeadProps = {
  pet: Pet;
  today: string;
  editing: boolean;
  onUpdate: () => void;
  /** Adds a record. */
  onAdd: () => void;
};

/** A pet's stamp and name, and its actions. */
function PetHead({ pet, today, editing, onUpdate, onAdd }: PetHeadProps) {
  const { petName, bio } = pet;
  const reader = useReader();
  return (
    <div className={styles.head}>
      <div className={styles.stamp}>
        <Stamped>
          <PetPicture pet={pet} width={320} eager />
        </Stamped>
      </div>
      <div className={styles.text}>
        <h1 tabIndex={-1}>{petName}</h1>
        <Leash />
        <p className={styles.facts}>{factsLine(pet, today, reader)}</p>
      </div>
      {bio && <p className={styles.bio}>{bio}</p>}
      <div className={styles.actions}>
        {!editing && (
          <Button id="update-pet" icon={<Pencil aria-hidden />} onClick={onUpdate}>
            Update
          </Button>
        )}
        <LinkButton icon={<ScanLine aria-hidden />} to={counterPath(pet._id)}>
          Counter view
        </LinkButton>
        <span className={styles.menu}>
          <PetMenu onAdd={editing ? undefined : onAdd} />
        </span>
      </div>
    </div>
  );
}

/** The outline of a pet's page until it has loaded. */
const PetOutline = () => (
  <section className={`wrap ${styles.page}`} aria-busy>
    <h1 className="sr">Your pet</h1>
    <AfterAWhile>
      <div className={styles.head}>
        <Skeleton width={148} height={148} />
        <div className="stack tight">
          <Skeleton width={220} height={40} />
          <Skeleton width={280} height={22} />
        </div>
      </div>
      <div className={`split ${styles.parts}`}>
        <Skeleton height={420} rounded />
        <Skeleton height={320} rounded />
      </div>
    </AfterAWhile>
  </section>
);

// It comes with the rules of all countries, which few pets need.
const IsoNote = lazy(async () => (await import("./iso-note.tsx")).IsoNote);

/** The facts about a pet, without its documents. */
function FactsCard({ pet, today }: { pet: Pet; today: string }) {
  const id = useId();
  const reader = useReader();
  const facts = petFacts(pet, today, reader);
  const digits = shortChip(pet.microchipNumber);
  return (
    <section className="card pad stack" aria-labelledby={id}>
      <h2 id={id} className={factsCardStyles.factsCardTitle}>
        Details
      </h2>
      {facts.length === 0 && (
        <p className="meta">
          No details yet. Airlines ask for size, weight and microchip number. Select Update to add
          them.
        </p>
      )}
      {facts.length > 0 && (
        <dl className={factsCardStyles.facts}>
          {facts.map(([label, text]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="num">{text}</dd>
            </div>
          ))}
        </dl>
      )}
      {digits !== undefined && <IsoNote fallback={<Skeleton height={180} />} digits={digits} />}
    </section>
  );
}
