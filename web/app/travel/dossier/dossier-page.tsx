import { lazy } from "../../data/lazy/lazy.tsx";
import { checkOwnId } from "../../data/own-id.ts";
import { MembersOrSaved } from "../../ui/saved-copies/members-or-saved.tsx";
import { pageMeta } from "../../ui/meta.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import type { Route } from "./+types/dossier-page";

const OwnDossier = lazy(async () => (await import("./own-dossier.tsx")).OwnDossier);

export const loader = ({ params: { id, petId } }: Route.LoaderArgs) =>
  checkOwnId(id, "trip") ?? checkOwnId(petId, "pet");
// The browser calls the API itself.
export const clientLoader = () => null;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: "Check-in sheet", hidden: true });

/** A pet's check-in sheet, as its owner prints and shares it. */
export default function DossierPage({ params: { id, petId } }: Route.ComponentProps) {
  const outline = (
    <section className="wrap stack">
      <h1>Check-in sheet</h1>
      <Skeleton height={640} rounded />
    </section>
  );
  return (
    <MembersOrSaved fallback={outline}>
      {({ userId }) => (
        <OwnDossier fallback={outline} key={`${userId} ${id} ${petId}`} tripId={id} petId={petId} />
      )}
    </MembersOrSaved>
  );
}
