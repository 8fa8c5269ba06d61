import { useState } from "react";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import {
  deleteCollection,
  getCollection,
  listCollections,
  type AdminCollection,
} from "#contracts/commerce/collections.ts";
import { call } from "../../data/browser.ts";
import { lazy } from "../../data/lazy/lazy.tsx";
import { useIsOff } from "../../data/site.ts";
import { callQuery } from "../../data/queries.tsx";
import { shopAtContext } from "../../commerce/shop/index.ts";
import { adminCollectionsPath } from "../../links/admin.ts";
import { collectionPath } from "../../links/shop.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { ErrorView } from "../../ui/error-view.tsx";
import { pageMeta } from "../../ui/meta.ts";
import { toast } from "../../ui/toast.tsx";
import { Outline } from "../../ui/skeleton.tsx";
import { DeleteDialog, useItemCache } from "../admin-item.tsx";
import { OwnShop } from "../shop-admin-page.tsx";
import { AdminItem } from "../admin-page.tsx";
import type { Route } from "./+types/collection-page";

const CollectionForm = lazy(async () => (await import("./collection-form.tsx")).CollectionForm);

export const loader = ({ context }: Route.LoaderArgs) => context.get(shopAtContext);

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: "Collection", hidden: true });

export default function CollectionPage({ loaderData: shop, params }: Route.ComponentProps) {
  return (
    <OwnShop shop={shop}>
      <Collection key={params.id} id={params.id} />
    </OwnShop>
  );
}

function Collection({ id }: { id: string }) {
  const query = useQuery(callQuery(getCollection, { params: { id } }));
  const hasShop = !useIsOff("shop");
  return (
    <AdminItem
      query={query}
      name="This collection"
      missing={ErrorView}
      titleOf={(collection) => collection?.title ?? "Collection"}
    >
      {(collection) => (
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
      )}
    </AdminItem>
  );
}

/** Deletes a collection after a confirmation. */
function DeleteCollection({ collection: { _id: id, title } }: { collection: AdminCollection }) {
  const [asking, setAsking] = useState(false);
  const navigate = useNavigate();
  const { forget } = useItemCache<AdminCollection>(getCollection, listCollections);
  return (
    <div>
      <Button variant="danger" small onClick={() => setAsking(true)}>
        Delete collection
      </Button>
      <DeleteDialog
        open={asking}
        title={`Delete “${title}”?`}
        sentence="Its products aren't affected. This can't be undone."
        action="Delete collection"
        remove={() => call(deleteCollection, { params: { id: `${id}` } })}
        onDeleted={async () => {
          toast(`${title} deleted.`);
          await navigate(adminCollectionsPath);
          forget(id);
        }}
        onClose={() => setAsking(false)}
      />
    </div>
  );
}
