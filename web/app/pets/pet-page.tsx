import { MembersOnly } from "../api/guard.tsx";
import { pageMeta } from "../layout/meta.ts";
import type { Route } from "./+types/pet-page";
import { OnePet } from "./one-pet.tsx";
import { PetOutline } from "./pet-outline.tsx";

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: "Your pet", hidden: true });

export default function PetPage({ params: { id } }: Route.ComponentProps) {
  return (
    <MembersOnly fallback={<PetOutline />}>
      {({ userId }) => <OnePet key={`${userId} ${id}`} id={id} />}
    </MembersOnly>
  );
}
