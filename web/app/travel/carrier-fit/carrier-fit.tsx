import { useQuery } from "@tanstack/react-query";
import { Ruler } from "lucide-react";
import { useState } from "react";
import type { Pet } from "#contracts/travel/pets.ts";
import { checkReadiness, type ReadinessRequest } from "#contracts/travel/readiness.ts";
import { possessive } from "#format/words.ts";
import { lengthText } from "#format/measures.ts";
import type { Reader } from "#format/reader.ts";
import { useSession } from "../../data/browser.ts";
import { callQuery, Queries } from "../../data/queries.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { SelectField } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useToday } from "../../ui/use-today.ts";
import { fitOf, SeatField, type Seat, fitRequest } from "../airline-fit/index.ts";
import { useOwnPets } from "../pets/index.ts";
import { airlines } from "../question/index.ts";
import { answerItems, RequirementList } from "../requirements/index.ts";
import { isTooLarge, type CarrierSize } from "./sizes.ts";
import { useReader } from "../../data/reader.ts";

type CarrierFitProps = { title: string; sizes: readonly CarrierSize[] };

/** Which airlines and which of the member's pets a carrier of the shop fits, by the size in its description. */
export function CarrierFit({ title, sizes }: CarrierFitProps) {
  const [open, setOpen] = useState(false);
  return (
    <div className="screen-only">
      <Button icon={<Ruler size={20} aria-hidden />} onClick={() => setOpen(true)}>
        Which airlines does it fit?
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={`${title}: does it fit?`}
        closable
        wide
      >
        <Queries>
          <Fit sizes={sizes} />
        </Queries>
      </Dialog>
    </div>
  );
}

function Fit({ sizes }: Pick<CarrierFitProps, "sizes">) {
  const isMember = useSession().is === "member";
  return isMember ? <WithPets sizes={sizes} /> : <Choices sizes={sizes} pets={[]} />;
}

function WithPets({ sizes }: Pick<CarrierFitProps, "sizes">) {
  const pets = useOwnPets();
  if (pets.isPending) return <Skeleton height={200} />;
  return (
    <>
      {pets.isError && (
        <Notice onRetry={() => void pets.refetch()} busy={pets.isFetching}>
          Couldn't load your pets. Try again.
        </Notice>
      )}
      <Choices sizes={sizes} pets={pets.data ?? []} />
    </>
  );
}

function Choices({ sizes, pets }: Pick<CarrierFitProps, "sizes"> & { pets: readonly Pet[] }) {
  const [place, setPlace] = useState(0);
  const [petId, setPetId] = useState(pets[0]?._id ?? "");
  const [seat, setSeat] = useState<Seat>("cabin");
  const reader = useReader();
  const size = sizes[place];
  const pet = pets.find(({ _id }) => _id === petId);
  if (!size) return null;
  return (
    <div className="stack">
      <p className="meta">Based on the outside dimensions in the product description.</p>
      <div className="columns-2">
        <SelectField
          name="fit-size"
          label="Size"
          value={String(place)}
          onChange={({ target }) => setPlace(Number(target.value))}
        >
          {sizes.map((each, index) => (
            <option key={each.name + each.sides.join()} value={index}>
              {sizeText(each, reader)}
            </option>
          ))}
        </SelectField>
        <SeatField seat={seat} onSelect={setSeat} />
        {pets.length > 0 && (
          <SelectField
            name="fit-pet"
            label="Pet"
            value={petId}
            onChange={({ target }) => setPetId(target.value)}
          >
            <option value="">Only the carrier</option>
            {pets.map(({ _id, petName }) => (
              <option key={_id} value={_id}>
                {petName}
              </option>
            ))}
          </SelectField>
        )}
      </div>
      {pet && <PetSize pet={pet} size={size} />}
      <Answer question={{ size, pet, seat }} />
    </div>
  );
}

/** "M: 18.1 × 11 × 11 in (46 × 28 × 28 cm)" */
const sizeText = ({ name, sides }: CarrierSize, reader: Reader): string =>
  `${name ? `${name}: ` : ""}${lengthText(sides, reader)}`;

function PetSize({ pet, size }: { pet: Pet; size: CarrierSize }) {
  const { petName } = pet;
  const isOver = isTooLarge(pet, size);
  if (isOver === undefined) {
    return (
      <p>{`Add ${possessive(petName)} length and height to its profile to compare them with this size.`}</p>
    );
  }
  return (
    <p>
      <b>
        {isOver
          ? `Too small for ${petName}, based on the measurements in its profile.`
          : `Fits ${petName}, based on the measurements in its profile.`}
      </b>
    </p>
  );
}

type Question = Pick<Parameters<typeof carrierRequest>[0], "size" | "pet" | "seat">;

function Answer({ question }: { question: Question }) {
  const today = useToday();
  const answer = useQuery(
    callQuery(checkReadiness, { body: carrierRequest({ ...question, today }) }),
  );
  if (answer.isError && !answer.data) {
    return (
      <Notice onRetry={() => void answer.refetch()} busy={answer.isFetching}>
        Couldn't check the airlines' rules. Try again.
      </Notice>
    );
  }
  if (!answer.data) return <Skeleton height={200} />;
  const found = fitOf(answer.data).filter(
    ({ requirement }) =>
      question.pet || requirement === "airline-carrier" || requirement === "airline-hold",
  );
  return (
    <div className="stack" aria-live="polite">
      {airlines.map(({ key, label }, index) => {
        const lines = answerItems(
          found.filter(({ leg }) => leg === index),
          today,
        );
        return (
          <section key={key} className="stack tight">
            <h3>{label}</h3>
            {lines.length > 0 ? (
              <RequirementList lines={lines} />
            ) : (
              <p>We don't have a size rule for {label}. Ask the airline.</p>
            )}
          </section>
        );
      })}
      <p className="meta">
        Seats and aircraft vary, so ask the airline about your flight. Outside dimensions are from
        the manufacturer.
      </p>
    </div>
  );
}

type CarrierQuestion = {
  size: CarrierSize;
  /** Undefined where only the carrier counts. */
  pet: Pet | undefined;
  seat: Seat;
  today: string;
};

/** Stands for any pet, where only the carrier's size is compared. */
const anyPet = {
  _id: "carrier",
  species: "dog" as const,
  breed: "",
  weight: "",
  weightKg: null,
  snubNosed: null,
};

/** A flight of today with each airline, in the order of `airlines`. */
export function carrierRequest({ size, pet, seat, today }: CarrierQuestion): ReadinessRequest {
  const [lengthCm, widthCm, heightCm] = size.sides;
  const sides = { lengthCm, widthCm, heightCm, weightKg: null, soft: null };
  const requests = airlines.map(({ code }) =>
    fitRequest({
      pet: pet ?? anyPet,
      carrier: sides,
      seat,
      airlineCode: code,
      today,
    }),
  );
  const [first] = requests;
  return {
    asOf: today,
    pets: first?.pets ?? [],
    trip: { legs: requests.flatMap(({ trip }) => trip.legs) },
  };
}
