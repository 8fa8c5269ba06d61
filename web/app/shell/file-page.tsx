import { MembersOrSaved } from "../ui/saved-copies/members-or-saved.tsx";
import { FileViewer } from "../ui/files/file-viewer.tsx";
import { pageMeta } from "../ui/meta.ts";
import { Skeleton } from "../ui/skeleton.tsx";
import type { Route } from "./+types/file-page";

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: "Document", hidden: true });

/** A private file of the member in a tab of its own. */
export default function FilePage({ params: { id } }: Route.ComponentProps) {
  return (
    <section className="wrap stack loose">
      <h1 tabIndex={-1}>Document</h1>
      <MembersOrSaved fallback={<Skeleton height={480} rounded />}>
        {({ userId }) => (
          <FileViewer key={userId} inTab url={`/api/files/${id}`} label="Document" />
        )}
      </MembersOrSaved>
    </section>
  );
}
