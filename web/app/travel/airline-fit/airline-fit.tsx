import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { listCarriers } from "#contracts/travel/carriers.ts";
import type { Pet } from "#contracts/travel/pets.ts";
import { checkReadiness } from "#contracts/travel/readiness.ts";
import { callQuery, Queries } from "../../data/queries.tsx";
import { addPetPath } from "../../links/pets.ts";
import { LinkButton } from "../../ui/button.tsx";
import { SelectField } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useToday } from "../../ui/use-today.ts";
import { useOwnPets } from "../pets/index.ts";
import { answerItems, RequirementList } from "../requirements/index.ts";
import { fitOf, fitRequest, type Seat } from "./fit-request.ts";
import { SeatField } from "./seat-field.tsx";

type Airline = { code: string; name: string };

/** Whether one of the member's pets fits the airline's limits, in a carrier of the household. */
export const AirlineFit = ({ airline }: { airline: Airline }) => (
  <Queries>
    <OwnFit airline={airline} />
  </Queries>
);

function OwnFit({ airline }: { airline: Airline }) {
  const pets = useOwnPets();
  if (pets.isError && !pets.data) {
    return (
      <Notice onRetry={() => void pets.refetch()} busy={pets.isFetching}>
        Couldn't load your pets. Try again.
      </Notice>
    );
  }
  if (!pets.data) return <Skeleton height={200} />;
  if (pets.data.length === 0) {
    return (
      <div className="stack">
        <p>Add your pet to see whether it fits.</p>
        <div>
          <LinkButton to={addPetPath}>Add a pet</LinkButton>
        </div>
      </div>
    );
  }
  return <Fit airline={airline} pets={pets.data} />;
}

function Fit({ airline, pets }: { airline: Airline; pets: readonly Pet[] }) {
  const carriers = useQuery(callQuery(listCarriers)).data ?? [];
  const [petId, setPetId] = useState(pets[0]?._id);
  const [carrierId, setCarrierId] = useState<string>();
  const [seat, setSeat] = useState<Seat>("cabin");
  const pet = pets.find(({ _id }) => _id === petId) ?? pets[0];
  const carrier = carriers.find(({ _id }) => _id === (carrierId ?? carriers[0]?._id));
  return (
    <div className="stack">
      <SelectField
        name="fit-pet"
        label="Pet"
        value={pet?._id ?? ""}
        onChange={({ target }) => setPetId(target.value)}
      >
        {pets.map(({ _id, petName }) => (
          <option key={_id} value={_id}>
            {petName}
          </option>
        ))}
      </SelectField>
      <SeatField seat={seat} onSelect={setSeat} />
      {carriers.length > 0 && (
        <SelectField
          name="fit-carrier"
          label="Carrier"
          value={carrier?._id ?? ""}
          onChange={({ target }) => setCarrierId(target.value)}
        >
          <option value="">Not set yet</option>
          {carriers.map(({ _id, name }) => (
            <option key={_id} value={_id}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      {pet && <Result question={{ pet, carrier, seat }} airline={airline} />}
    </div>
  );
}

type ResultProps = {
  airline: Airline;
  question: Pick<Parameters<typeof fitRequest>[0], "pet" | "carrier" | "seat">;
};

function Result({ airline, question }: ResultProps) {
  const today = useToday();
  const { code: airlineCode } = airline;
  const body = fitRequest({ ...question, airlineCode, today });
  const answer = useQuery(callQuery(checkReadiness, { body }));
  if (answer.isError && !answer.data) {
    return (
      <Notice onRetry={() => void answer.refetch()} busy={answer.isFetching}>
        Couldn't check your pet. Try again.
      </Notice>
    );
  }
  if (!answer.data) return <Skeleton height={160} />;
  const lines = answerItems(fitOf(answer.data), today);
  return (
    <div className="stack tight" aria-live="polite">
      <RequirementList lines={lines} />
      <p className="meta">
        Rules on routes, flight times, seasons and ages depend on the flight. Add it to a trip to
        check them.
      </p>
    </div>
  );
}
