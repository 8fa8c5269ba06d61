import { FileText, Printer } from "lucide-react";
import { dossierGone, getSharedDossier } from "#contracts/travel/dossiers.ts";
import { dayText } from "#format/dates.ts";
import { possessive } from "#format/words.ts";
import { apiContext } from "../../data/server.ts";
import { Button } from "../../ui/button.tsx";
import { ErrorView } from "../../ui/error-view.tsx";
import { LinkGone } from "../../ui/link-gone.tsx";
import { pageMeta } from "../../ui/meta.ts";
import type { Route } from "./+types/reader-page";
import { Sheet } from "./sheet.tsx";
import styles from "./sheet.module.css";

export const loader = ({ context, params: { token } }: Route.LoaderArgs) =>
  context.get(apiContext)(getSharedDossier, { params: { token } });

export const meta: Route.MetaFunction = (args) => {
  const dossier = args.loaderData;
  if (!dossier) return [{ name: "robots", content: "noindex" }];
  const title = `${dossier.petName}: check-in sheet`;
  return pageMeta(args, { title, description: title, hidden: true });
};

const openFile = ({ file }: { file: string }) => (
  <a href={file} target="_blank" rel="noreferrer">
    <FileText size={18} aria-hidden /> View original
  </a>
);

/** A check-in sheet as readers of a link see it. */
export default function ReaderPage({ loaderData: dossier }: Route.ComponentProps) {
  return (
    <section className={`wrap stack loose ${styles.page}`}>
      <h1 className="sr">{`${possessive(dossier.petName)} check-in sheet`}</h1>
      <Sheet dossier={dossier} openFile={openFile} />
      <div className="screen-only stack">
        <div className="row">
          <Button icon={<Printer aria-hidden />} onClick={() => window.print()}>
            Print
          </Button>
        </div>
        <p className="meta">
          Shared by {dossier.sharedBy}. This link expires {dayText(dossier.expiresAt.slice(0, 10))}.
        </p>
      </div>
    </section>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorView error={error} gone={<LinkGone sentence={dossierGone} />} />;
}
