import { useEffect, useState } from "react";
import { Link, useLocation } from "react-router";
import { getDecision, type OwnDecision } from "#contracts/community/moderation.ts";
import { appealPath } from "../../links/moderation.ts";
import { call } from "../../data/browser.ts";
import { useUserId } from "../../data/session.ts";
import { Notice } from "../../ui/notice.tsx";
import { kindLabels } from "./labels.ts";

const idIn = (pathname: string) => /^\/(?:hoots|blogs|profiles)\/([\w-]+)$/.exec(pathname)?.[1];

/** Where a page is missing because moderators hid it: tells its author so. */
export function HiddenNotice() {
  const { pathname } = useLocation();
  const userId = useUserId();
  const id = userId === undefined ? undefined : idIn(pathname);
  const [decision, setDecision] = useState<OwnDecision>();
  useEffect(() => {
    let isCurrent = true;
    if (id === undefined) return;
    call(getDecision, { params: { id } }).then(
      (found) => isCurrent && setDecision(found),
      // Nothing of the reader's was hidden here.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [id]);
  if (!decision || id === undefined) return null;
  return (
    <div className="wrap">
      <Notice tone="due">
        Moderators hid your {kindLabels[decision.kind]}.{" "}
        <Link to={appealPath(decision._id)}>Read why, or ask for another look</Link>
      </Notice>
    </div>
  );
}
