import { useSearchParams } from "react-router";
import { safeNext } from "#contracts/kernel/safe-next.ts";
import { pageMeta } from "../../ui/meta.ts";
import { LinkButton } from "../../ui/button.tsx";
import type { Route } from "./+types/error-page";
import { ErrorPicture } from "../../ui/error-view.tsx";

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: "Something went wrong", hidden: true });

/** The page for a failed request. `?from=` has the path to retry. */
export default function ErrorPage() {
  const [search] = useSearchParams();
  const from = search.get("from");
  const back = safeNext(from);
  return (
    <ErrorPicture place="Back soon" caption="Back soon">
      <h1>Something went wrong</h1>
      <p className="lede">
        We couldn't load this page. Your drafts are saved. Try again in a minute.
      </p>
      <div className="row">
        {from && back !== "/" && (
          <LinkButton variant="go" to={back} prefetch="none">
            Try again
          </LinkButton>
        )}
        <LinkButton to="/">Home</LinkButton>
        <LinkButton to="/posts">Read hoots</LinkButton>
      </div>
    </ErrorPicture>
  );
}
