import { MembersOrSaved } from "../../ui/saved-copies/members-or-saved.tsx";
import { idOrMissing } from "../../data/own-thing.ts";
import { pageMeta } from "../../ui/meta.ts";
import type { Route } from "./+types/pet-page";
import { OnePet } from "./one-pet.tsx";
import { PetOutline } from "./pet-outline.tsx";

export const loader = ({ params: { id } }: Route.LoaderArgs) => idOrMissing(id, "pet");
// The browser calls the API itself.
export const clientLoader = () => null;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: "Your pet", hidden: true });

export default function PetPage({ params: { id } }: Route.ComponentProps) {
  return (
    <MembersOrSaved fallback={<PetOutline />}>
      {({ userId }) => <OnePet key={`${userId} ${id}`} id={id} />}
    </MembersOrSaved>
  );
}
