import { useState, type ReactNode } from "react";
import { prove } from "#contracts/accounts/proof.ts";
import { AppError } from "#contracts/kernel/errors.ts";
import { call } from "../../data/browser.ts";
import { asAppError, errorCode } from "../../data/errors.ts";
import { lazy } from "../../data/lazy/lazy.tsx";

const ProofDialog = lazy(async () => (await import("./proof-dialog.tsx")).ProofDialog);

/** A password that was typed in a field of the form. */
type Typed = { password: string; field: string };
type WithProof = <T>(run: () => Promise<T>, typed?: Typed) => Promise<T>;

/**
 * Runs calls that need a fresh proof of who it is. Where it is too old, a typed password proves it, or the dialog asks;
 * then the call is made again. Where the person closes the dialog, it fails with PROOF_REQUIRED.
 */
export function useProof(): { withProof: WithProof; proofDialog: ReactNode } {
  const [asking, setAsking] = useState<(isProved: boolean) => void>();
  const withProof: WithProof = async (run, typed) => {
    try {
      return await run();
    } catch (error) {
      if (errorCode(error) !== "PROOF_REQUIRED") throw error;
      if (typed) await proveBy(typed);
      else if (!(await new Promise<boolean>((settle) => setAsking(() => settle)))) throw error;
      return run();
    }
  };
  const end = (isProved: boolean) => {
    asking?.(isProved);
    setAsking(undefined);
  };
  return {
    withProof,
    proofDialog: asking && <ProofDialog onProved={() => end(true)} onClose={() => end(false)} />,
  };
}

/** Throws with the message at the field in which the password was typed. */
async function proveBy({ password, field }: Typed): Promise<void> {
  try {
    await call(prove, { body: { password } });
  } catch (error) {
    const message = asAppError(error)?.fields?.["password"];
    if (message === undefined) throw error;
    throw new AppError("VALIDATION", message, { fields: { [field]: message } });
  }
}
