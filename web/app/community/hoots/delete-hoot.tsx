import { useQueryClient } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { deleteHoot, type Hoot } from "#contracts/community/hoots.ts";
import { call } from "../../data/browser.ts";
import { allPath } from "../../links/hoots.ts";
import actions from "../../ui/actions.module.css";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { excerpt } from "../../ui/text.ts";
import { toast } from "../../ui/toast.tsx";
import { wholeKey } from "../comments/index.ts";
import { hootSubject } from "./subject.ts";

/** The button that deletes one's own hoot, after a confirmation. */
export function DeleteHoot({ hoot: { _id, title } }: { hoot: Hoot }) {
  const [asking, setAsking] = useState(false);
  const client = useQueryClient();
  const navigate = useNavigate();
  const remove = async () => {
    await call(deleteHoot, { params: { id: _id } });
    await navigate(allPath);
    client.removeQueries({ queryKey: wholeKey(hootSubject(_id)) });
    toast("Hoot deleted.");
  };
  return (
    <>
      <button type="button" className={actions.action} onClick={() => setAsking(true)}>
        <Trash2 size={20} aria-hidden />
        Delete
      </button>
      <ConfirmDialog
        open={asking}
        title={`Delete “${excerpt(title)}”?`}
        sentence="This also deletes its comments and likes, and can't be undone."
        action="Delete hoot"
        busyText="Deleting..."
        onConfirm={remove}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
