import { useState } from "react";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import {
  deleteCollection,
  getCollection,
  type AdminCollection,
} from "#contracts/commerce/collections.ts";
import { call } from "../../data/browser.ts";
import { errorCode, isNotFound } from "../../data/errors.ts";
import { lazy } from "../../data/lazy/lazy.tsx";
import { useIsOff } from "../../data/site.ts";
import { callQuery } from "../../data/queries.tsx";
import { shopAtContext } from "../../commerce/shop/index.ts";
import { adminCollectionsPath } from "../../links/admin.ts";
import { collectionPath } from "../../links/shop.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { ErrorView } from "../../ui/error-view.tsx";
import { Heading } from "../../ui/heading.tsx";
import { pageMeta } from "../../ui/meta.ts";
import { Notice } from "../../ui/notice.tsx";
import { toast } from "../../ui/toast.tsx";
import { Outline } from "../../ui/skeleton.tsx";
import { AdminNav } from "../admin-nav.tsx";
import { Forbidden } from "../admin-page.tsx";
import { OwnShop } from "../shop-admin-page.tsx";
import type { Route } from "./+types/collection-page";
import { useCollection } from "./use-collection.ts";

const CollectionForm = lazy(async () => (await import("./collection-form.tsx")).CollectionForm);

export const loader = ({ context }: Route.LoaderArgs) => context.get(shopAtContext);

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: "Collection", hidden: true });

export default function CollectionPage({ loaderData: shop, params }: Route.ComponentProps) {
  return (
    <section className="wrap">
      <OwnShop shop={shop}>{() => <Collection key={params.id} id={params.id} />}</OwnShop>
    </section>
  );
}

function Collection({ id }: { id: string }) {
  const found = useQuery(callQuery(getCollection, { params: { id } }));
  const { data: collection, error, isFetching } = found;
  const hasShop = !useIsOff("shop");
  // The person is no longer an admin.
  if (errorCode(error) === "ADMIN_ONLY") return <Forbidden />;
  if (errorCode(error) === "NOT_FOUND") return <ErrorView error={error} />;
  return (
    <>
      <Heading level="h1">{collection?.title ?? "Collection"}</Heading>
      <AdminNav />
      {collection ? (
        <div className="stack loose">
          {hasShop && (
            <div>
              <LinkButton to={collectionPath(collection.handle)}>View in marketplace</LinkButton>
            </div>
          )}
          <section className="card pad" aria-label="Collection details">
            <CollectionForm fallback={<Outline height={320} />} collection={collection} />
          </section>
          <DeleteCollection collection={collection} />
        </div>
      ) : error ? (
        <Notice busy={isFetching} onRetry={() => void found.refetch()}>
          This collection couldn't load. Try again.
        </Notice>
      ) : (
        <Outline height={320} />
      )}
    </>
  );
}

/** Deletes a collection after a confirmation. */
function DeleteCollection({ collection: { _id: id, title } }: { collection: AdminCollection }) {
  const [asking, setAsking] = useState(false);
  const navigate = useNavigate();
  const { forget } = useCollection(id);

  const remove = async () => {
    try {
      await call(deleteCollection, { params: { id: `${id}` } });
    } catch (error) {
      // Another admin has deleted it already.
      if (!isNotFound(error)) throw error;
    }
    toast(`${title} deleted.`);
    await navigate(adminCollectionsPath);
    forget();
  };

  return (
    <div>
      <Button variant="danger" small onClick={() => setAsking(true)}>
        Delete collection
      </Button>
      <ConfirmDialog
        open={asking}
        title={`Delete “${title}”?`}
        sentence="Its products aren't affected. This can't be undone."
        action="Delete collection"
        busyText="Deleting…"
        onConfirm={remove}
        onClose={() => setAsking(false)}
      />
    </div>
  );
}
