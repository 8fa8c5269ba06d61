import { useQuery } from "@tanstack/react-query";
import { listPolicies, shopPolicyKinds } from "#contracts/commerce/policies.ts";
import { errorCode } from "../../data/errors.ts";
import { callQuery } from "../../data/queries.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Forbidden } from "../admins-only.tsx";
import { Outline } from "../products/own-shop.tsx";
import { PolicyCard } from "./policy-card.tsx";

/** The policies of the shop, each with its form. */
export function PolicyList() {
  const found = useQuery(callQuery(listPolicies, {}));
  const { data: policies, error, isFetching } = found;
  // The person is no longer an admin.
  if (errorCode(error) === "ADMIN_ONLY") return <Forbidden />;
  if (!policies) {
    return error ? (
      <Notice busy={isFetching} onRetry={() => void found.refetch()}>
        Shop policies couldn't load. Try again.
      </Notice>
    ) : (
      <Outline />
    );
  }
  return (
    <div className="stack loose">
      {shopPolicyKinds.map((kind) => (
        <PolicyCard
          key={kind}
          kind={kind}
          policy={policies.find((each) => each.kind === kind) ?? null}
        />
      ))}
    </div>
  );
}
