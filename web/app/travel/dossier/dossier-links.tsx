import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link2Off } from "lucide-react";
import { useEffect, useState, type ReactNode } from "react";
import {
  listDossierLinks,
  revokeDossierLink,
  type DossierLink,
} from "#contracts/travel/dossiers.ts";
import type { Trip } from "#contracts/travel/trips.ts";
import { dayText } from "#format/dates.ts";
import { counted } from "#format/plurals.ts";
import { call } from "../../data/browser.ts";
import { ignoreNotFound } from "../../data/errors.ts";
import { callQuery, queryKeyOf } from "../../data/queries.tsx";
import { EditForm } from "../../forms/edit-form.tsx";
import type { EditOf } from "../../forms/edit-types.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { CopyField } from "../../ui/copy-field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { toast } from "../../ui/toast.tsx";
import { CodeView } from "./code-view.tsx";
import type { dossierCodec } from "./dossier-codec.ts";
import styles from "./sheet.module.css";

type DossierLinksProps = {
  trip: Trip;
  petId: string;
  legId: string | null;
  edit: EditOf<typeof dossierCodec>;
  /** Called with the newest active link of this sheet, whose code is printed. */
  onNewest: (link: DossierLink | undefined) => void;
  children: ReactNode;
};

/** Creates and revokes links by which a check-in desk opens the sheet. */
export function DossierLinks(props: DossierLinksProps) {
  const { trip, petId, legId, edit, onNewest, children } = props;
  const client = useQueryClient();
  const input = { params: { id: trip._id } };
  const key = queryKeyOf(listDossierLinks, input);
  const query = useQuery(callQuery(listDossierLinks, input));
  const [revoking, setRevoking] = useState<DossierLink>();
  const links = query.data?.filter((link) => link.petId === petId && link.legId === legId);
  const newest = links?.[0];
  useEffect(() => onNewest(newest), [onNewest, newest]);

  const change = (next: (links: readonly DossierLink[]) => DossierLink[]) => {
    client.setQueryData<DossierLink[]>(key, (before) => before && next(before));
    void client.invalidateQueries({ queryKey: key });
  };
  const revoke = async () => {
    if (!revoking) return;
    const params = { id: trip._id, linkId: revoking._id };
    await call(revokeDossierLink, { params }).catch(ignoreNotFound);
    change((before) => before.filter(({ _id }) => _id !== revoking._id));
    toast("Link turned off.");
  };

  return (
    <section className="card pad stack" aria-labelledby="links-title" aria-busy={query.isPending}>
      <h2 id="links-title">QR code and link</h2>
      <p>
        Anyone with the link can view what's selected without an account. It expires 7 days after
        the trip.
      </p>
      <EditForm
        name="dossier-link"
        className="stack"
        edit={edit}
        action="Create link"
        busyText="Creating…"
        leave={false}
      >
        {children}
      </EditForm>
      {query.isPending && <Skeleton height={120} rounded />}
      {query.isError && !query.data && (
        <Notice onRetry={() => void query.refetch()} busy={query.isFetching}>
          Couldn't load the links. Try again.
        </Notice>
      )}
      {links?.length === 0 && <p className="meta">No links yet. Only you can see this sheet.</p>}
      {links && links.length > 0 && (
        <ul className={styles.links}>
          {links.map((link) => (
            <li key={link._id} className={styles.link}>
              <div className={`${styles.qr} ${styles.bigQr}`}>
                <CodeView code={link.qr} label="QR code for the link" quiet={4} />
              </div>
              <p className="meta">
                {`Expires ${dayText(link.expiresAt.slice(0, 10))}. ${filesText(link.files.length)}`}
              </p>
              <CopyField name={`link-${link._id}`} label="Link" value={link.url} />
              <Button
                small
                variant="danger"
                icon={<Link2Off aria-hidden />}
                onClick={() => setRevoking(link)}
              >
                Turn off
              </Button>
            </li>
          ))}
        </ul>
      )}
      <ConfirmDialog
        open={revoking !== undefined}
        title="Turn off this link?"
        sentence="Its QR code will stop working, even on printed sheets. This can't be undone, but you can create a new link."
        action="Turn off link"
        busyText="Turning off…"
        onConfirm={revoke}
        onClose={() => setRevoking(undefined)}
      />
    </section>
  );
}

const filesText = (count: number): string =>
  count === 0 ? "Includes no files." : `Includes ${counted(count, "file")}.`;
