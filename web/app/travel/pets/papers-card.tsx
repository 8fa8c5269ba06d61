import { useEffect, useRef } from "react";
import { Pet, updatePet, petUpdateFailed } from "#contracts/travel/pets.ts";
import { useQueryClient } from "@tanstack/react-query";
import { inText, possessive } from "#format/words.ts";
import { reworded } from "../../data/errors.ts";
import { call } from "../../data/browser.ts";
import { conflictOf } from "../../forms/conflict.ts";
import { PapersCard, SavedPaper } from "../../forms/saved-paper.tsx";
import { papers, paperLabels, type Paper } from "./pet-facts.ts";
import { cachePet } from "./use-pets.ts";

/** A pet's three documents; each is saved on its own. */
export const PetPapers = ({ pet }: { pet: Pet }) => (
  <PapersCard title="Documents">
    {papers.map((paper) => (
      <PaperRow key={paper} pet={pet} paper={paper} />
    ))}
  </PapersCard>
);

type PaperRowProps = { pet: Pet; paper: Paper };

/** One document of a pet, saved on its own. */
function PaperRow({ pet, paper }: PaperRowProps) {
  const client = useQueryClient();
  // A retry is based on the latest version.
  const latest = useRef(pet);
  useEffect(() => {
    latest.current = pet;
  });
  const label = paperLabels[paper];
  const url = pet[paper];

  return (
    <li>
      <SavedPaper
        name={`paper-${paper}`}
        label={label}
        url={url}
        state={url ? "Uploaded" : "Not uploaded yet"}
        title={`${label} for ${pet.petName}`}
        question={`Remove ${possessive(pet.petName)} ${inText(label)}?`}
        send={async (file, options) => {
          const { _id: id, version: ifVersion } = latest.current;
          const files = { [paper]: file };
          try {
            return await call(updatePet, {
              params: { id },
              body: {},
              files,
              ifVersion,
              ...options,
            });
          } catch (error) {
            throw worded(error, (newer) => cachePet(client, newer));
          }
        }}
        onSaved={(saved) => cachePet(client, saved)}
      />
    </li>
  );
}

/** An error with the product's message. After a conflict, the next attempt uses the newer pet. */
function worded(error: unknown, onNewer: (pet: Pet) => void): unknown {
  const newer = conflictOf(error, Pet);
  if (newer) onNewer(newer);
  return reworded(error, petUpdateFailed);
}
