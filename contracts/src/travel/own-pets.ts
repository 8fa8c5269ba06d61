import * as z from "zod/mini";
import { endpoint } from "../kernel/endpoint.ts";
import { Id } from "../kernel/text.ts";
import { Pet } from "./pet.ts";

// Apart from the calls that change pets: pages that only show them don't load what those check.

export const listPets = endpoint({
  method: "GET",
  path: "/api/pets",
  summary: "Lists the current user's pets, oldest first.",
  session: "required",
  response: z.array(Pet),
});

export const getPet = endpoint({
  method: "GET",
  path: "/api/pets/:id",
  summary: "Returns one of the current user's pets.",
  session: "required",
  params: z.object({ id: Id }),
  response: Pet,
  versioned: true,
});
