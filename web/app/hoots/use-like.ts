import {
  mutationOptions,
  skipToken,
  useMutation,
  useQuery,
  useQueryClient,
  type QueryClient,
} from "@tanstack/react-query";
import { useLocation, useNavigate } from "react-router";
import { AppError } from "#contracts/errors.ts";
import { getHoot, likeHoot, unlikeHoot, type Hoot } from "#contracts/hoots.ts";
import { call, useSession } from "../api/browser.ts";
import { keepIntent } from "../api/intent.ts";
import { queryKeyOf } from "../api/queries.tsx";
import { logInPath } from "../api/safe-next.ts";
import { likesFor, mustAsk } from "./likes.ts";

/** What this person decided about one hoot, newer than any copy of it. */
type Decision = { liked?: boolean | undefined; failed?: string | undefined };

const decisionKey = (id: string) => ["like", id] as const;

export type Like = {
  liked: boolean;
  count: number;
  /** Why the last change was taken back. */
  failed: string | undefined;
  toggle: () => void;
  retry: () => void;
};

/** The way of a like: shown at once, sent in order, put back where it is refused. */
const decisionOn = (client: QueryClient, id: string) => {
  const read = () => client.getQueryData<Decision>(decisionKey(id));
  const set = (decision: Decision) => client.setQueryData<Decision>(decisionKey(id), decision);
  return mutationOptions({
    scope: { id: `like ${id}` },
    networkMode: "always",
    mutationFn: (liked: boolean) => call(liked ? likeHoot : unlikeHoot, { params: { id } }),
    onMutate: (liked) => {
      const before = read();
      set({ liked });
      return before;
    },
    onError: (error, liked, before) => {
      const failed = error instanceof AppError ? error.message : "Something went wrong.";
      if (read()?.liked === liked) set({ liked: before?.liked, failed });
    },
    onSuccess: ({ likes, likeCount }) => {
      client.setQueryData<Hoot>(
        queryKeyOf(getHoot, { params: { id } }),
        (copy) => copy && { ...copy, likes, likeCount },
      );
    },
  });
};

/** Likes a hoot, whether it is on the page or not. */
export function likeNow(client: QueryClient, id: string): void {
  const liking = client.getMutationCache().build(client, decisionOn(client, id));
  // A refusal stands beside the like button.
  liking.execute(true).catch(() => undefined);
}

/** The likes of a hoot as the person at this browser sees and changes them. */
export function useLike(hoot: Hoot): Like {
  const session = useSession();
  const userId = session.is === "member" ? session.userId : undefined;
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const client = useQueryClient();
  const { mutate } = useMutation(decisionOn(client, hoot._id));

  const { data: decision } = useQuery<Decision>({
    queryKey: decisionKey(hoot._id),
    queryFn: skipToken,
    staleTime: Infinity,
    gcTime: Infinity,
  });
  const asked = useQuery({
    queryKey: ["as-member", userId, hoot._id],
    queryFn: () => call(getHoot, { params: { id: hoot._id } }),
    enabled: mustAsk(hoot, userId),
    staleTime: Infinity,
  });

  const { liked, count } = likesFor(asked.data ?? hoot, userId, decision?.liked);
  const toggle = () => {
    if (userId !== undefined) return mutate(!liked);
    keepIntent({ like: hoot._id });
    void navigate(logInPath(pathname + search + hash));
  };
  return { liked, count, failed: decision?.failed, toggle, retry: () => mutate(!liked) };
}
