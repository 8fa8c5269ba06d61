import { useQuery, useQueryClient, type QueryClient } from "@tanstack/react-query";
import {
  deleteExperience,
  dismissExperience,
  listOwnExperiences,
  type Experience,
  type LegQuestion,
} from "#contracts/travel/experiences.ts";
import { call } from "../../data/browser.ts";
import { ignoreNotFound } from "../../data/errors.ts";
import { callQuery, queryKeyOf } from "../../data/queries.tsx";

type Own = { questions: LegQuestion[]; reports: Experience[] };

const key = queryKeyOf(listOwnExperiences);

/** Replaces what is cached about one leg. */
function cacheLeg(client: QueryClient, legId: string, report?: Experience): void {
  const isOther = (leg: { legId: string }) => leg.legId !== legId;
  client.setQueryData<Own>(
    key,
    (own) =>
      own && {
        questions: own.questions.filter(isOther),
        reports: [...(report ? [report] : []), ...own.reports.filter(isOther)],
      },
  );
}

/** The member's reports, and the legs without a question about them so far. */
export function useOwnExperiences() {
  const client = useQueryClient();
  const query = useQuery(callQuery(listOwnExperiences));
  return {
    query,
    saved: (report: Experience) => cacheLeg(client, report.legId, report),
    /** Never asks about the leg again. */
    async dismiss({ tripId: id, legId }: LegQuestion): Promise<void> {
      await call(dismissExperience, { params: { id, legId } }).catch(ignoreNotFound);
      cacheLeg(client, legId);
    },
    async remove({ tripId, legId, _id }: Experience): Promise<void> {
      // The path needs an ID also where the trip is gone.
      const params = { id: tripId ?? _id, legId };
      await call(deleteExperience, { params }).catch(ignoreNotFound);
      cacheLeg(client, legId);
    },
  };
}
