import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useSearchParams } from "react-router";
import { getBarcode, listDossierLinks, type DossierLink } from "#contracts/travel/dossiers.ts";
import { getPet, petLoadFailed } from "#contracts/travel/pets.ts";
import { isNotFound } from "../../data/errors.ts";
import { callQuery } from "../../data/queries.tsx";
import { useSiteName } from "../../data/site.ts";
import { Notice } from "../../ui/notice.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { CounterView } from "./counter-view.tsx";

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
