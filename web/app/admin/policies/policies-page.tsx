import { useQuery, useQueryClient } from "@tanstack/react-query";
import {
  listPolicies,
  shopPolicyKinds,
  deletePolicy,
  type AdminPolicy,
  type ShopPolicyKind,
} from "#contracts/commerce/policies.ts";
import { useState } from "react";
import { dayText } from "#format/dates.ts";
import { inText } from "#format/words.ts";
import { shopAtContext } from "../../commerce/shop/index.ts";
import { pageMeta } from "../../ui/meta.ts";
import { callQuery, queryKeyOf } from "../../data/queries.tsx";
import { call } from "../../data/browser.ts";
import { lazy } from "../../data/lazy/lazy.tsx";
import { useIsOff } from "../../data/site.ts";
import { policyPath } from "../../links/shop.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { focusSoon } from "../../ui/focus-soon.ts";
import { Chip } from "../../ui/tag.tsx";
import { toast } from "../../ui/toast.tsx";
import { Outline } from "../../ui/skeleton.tsx";
import { ShopAdminPage } from "../shop-admin-page.tsx";
import { DeleteDialog } from "../admin-item.tsx";
import { AdminItem } from "../admin-page.tsx";
import type { Route } from "./+types/policies-page";
import rows from "../admin.module.css";

export const loader = ({ context }: Route.LoaderArgs) => context.get(shopAtContext);

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: "Shop policies", hidden: true });

export default function PoliciesPage({ loaderData: shop }: Route.ComponentProps) {
  return (
    <ShopAdminPage
      shop={shop}
      title="Shop policies"
      sentence="The refund policy, terms and privacy policy of the marketplace."
    >
      <PolicyList />
    </ShopAdminPage>
  );
}

/** The policies of the shop, each with its form. */
function PolicyList() {
  return (
    <AdminItem query={useQuery(callQuery(listPolicies, {}))} name="Shop policies">
      {(policies) => (
        <div className="stack loose">
          {shopPolicyKinds.map((kind) => (
            <PolicyCard
              key={kind}
              kind={kind}
              policy={policies.find((each) => each.kind === kind) ?? null}
            />
          ))}
        </div>
      )}
    </AdminItem>
  );
}

const kindText: Record<ShopPolicyKind, string> = {
  refund: "Refund policy",
  terms: "Terms of service",
  privacy: "Privacy policy",
};

const PolicyForm = lazy(async () => (await import("./policy-form.tsx")).PolicyForm);

type PolicyCardProps = { kind: ShopPolicyKind; policy: AdminPolicy | null };

/** One policy: whether the shop has it, and its form behind a button. */
function PolicyCard({ kind, policy }: PolicyCardProps) {
  const [state, setState] = useState<"closed" | "editing" | "deleting">("closed");
  const client = useQueryClient();
  const titleId = `policy-${kind}`;
  const hasShop = !useIsOff("shop");
  const close = () => {
    setState("closed");
    focusSoon(titleId);
  };

  return (
    <section className="card pad stack" aria-labelledby={titleId}>
      <div className="row apart">
        <h2 id={titleId} tabIndex={-1} className={rows.title}>
          {kindText[kind]}
        </h2>
        <Chip tone={policy ? "ready" : "due"}>{policy ? "Published" : "Not written yet"}</Chip>
      </div>
      {state === "editing" ? (
        <PolicyForm
          fallback={<Outline height={320} />}
          kind={kind}
          title={kindText[kind]}
          policy={policy}
          onDone={close}
        />
      ) : (
        <>
          <p className="meta">
            {policy
              ? `Last changed ${dayText(policy.updatedAt.slice(0, 10))}`
              : "The marketplace links to it once it's published."}
          </p>
          <PolicyActions
            kind={kind}
            isWritten={policy !== null}
            hasShop={hasShop}
            onEdit={() => setState("editing")}
            onDelete={() => setState("deleting")}
          />
        </>
      )}
      <DeleteDialog
        open={state === "deleting"}
        title={`Delete the ${inText(kindText[kind])}?`}
        sentence="The marketplace will no longer link to it. This can't be undone."
        action="Delete policy"
        remove={() => call(deletePolicy, { params: { kind } })}
        onDeleted={() => {
          toast(`${kindText[kind]} deleted.`);
          focusSoon(titleId);
          return client.invalidateQueries({ queryKey: queryKeyOf(listPolicies) });
        }}
        onClose={() => setState("closed")}
      />
    </section>
  );
}

type PolicyActionsProps = {
  kind: ShopPolicyKind;
  isWritten: boolean;
  hasShop: boolean;
  onEdit: () => void;
  onDelete: () => void;
};

const PolicyActions = ({ kind, isWritten, hasShop, onEdit, onDelete }: PolicyActionsProps) => (
  <div className="row">
    <Button
      aria-label={`${isWritten ? "Edit" : "Write"} ${inText(kindText[kind])}`}
      onClick={onEdit}
    >
      {isWritten ? "Edit" : "Write policy"}
    </Button>
    {isWritten && hasShop && <LinkButton to={policyPath(kind)}>View</LinkButton>}
    {isWritten && (
      <Button variant="danger" aria-label={`Delete ${inText(kindText[kind])}`} onClick={onDelete}>
        Delete
      </Button>
    )}
  </div>
);
