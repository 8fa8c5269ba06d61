import { useState } from "react";
import { useQueryClient } from "@tanstack/react-query";
import {
  deletePolicy,
  listPolicies,
  type OwnPolicy,
  type ShopPolicyKind,
} from "#contracts/commerce/policies.ts";
import { call } from "../../data/browser.ts";
import { isNotFound } from "../../data/errors.ts";
import { queryKeyOf } from "../../data/queries.tsx";
import { policyPath } from "../../links/shop.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { focusSoon } from "../../ui/focus-soon.ts";
import { plainDate } from "../../ui/relative-time.ts";
import { Chip } from "../../ui/tag.tsx";
import { toast } from "../../ui/toast.tsx";
import { PolicyForm } from "./policy-form.tsx";
import { kindText } from "./text.ts";

type PolicyCardProps = { kind: ShopPolicyKind; policy: OwnPolicy | null };

/** One policy: whether the shop has it, and its form behind a button. */
export function PolicyCard({ kind, policy }: PolicyCardProps) {
  const [state, setState] = useState<"closed" | "editing" | "deleting">("closed");
  const client = useQueryClient();
  const titleId = `policy-${kind}`;
  const close = () => {
    setState("closed");
    focusSoon(titleId);
  };

  const remove = async () => {
    try {
      await call(deletePolicy, { params: { kind } });
    } catch (error) {
      // Another admin has deleted it already.
      if (!isNotFound(error)) throw error;
    }
    toast(`${kindText[kind]} deleted.`);
    focusSoon(titleId);
    await client.invalidateQueries({ queryKey: queryKeyOf(listPolicies) });
  };

  return (
    <section className="card pad stack" aria-labelledby={titleId}>
      <div className="row apart">
        <h2 id={titleId} tabIndex={-1}>
          {kindText[kind]}
        </h2>
        <Chip tone={policy ? "ready" : "due"}>{policy ? "Published" : "Not written yet"}</Chip>
      </div>
      {state === "editing" ? (
        <PolicyForm kind={kind} policy={policy} onDone={close} />
      ) : (
        <>
          <p className="meta">
            {policy
              ? `Last changed ${plainDate(policy.updatedAt.slice(0, 10))}`
              : "The marketplace doesn't link to it."}
          </p>
          <div className="row">
            <Button
              aria-label={`${policy ? "Edit" : "Write"} ${kindText[kind].toLowerCase()}`}
              onClick={() => setState("editing")}
            >
              {policy ? "Edit" : "Write policy"}
            </Button>
            {policy && <LinkButton to={policyPath(kind)}>View</LinkButton>}
            {policy && (
              <Button
                variant="danger"
                aria-label={`Delete ${kindText[kind].toLowerCase()}`}
                onClick={() => setState("deleting")}
              >
                Delete
              </Button>
            )}
          </div>
        </>
      )}
      <ConfirmDialog
        open={state === "deleting"}
        title={`Delete the ${kindText[kind].toLowerCase()}?`}
        sentence="The marketplace no longer links to it. This can't be undone."
        action="Delete policy"
        busyText="Deleting…"
        onConfirm={remove}
        onClose={() => setState("closed")}
      />
    </section>
  );
}
