/** What the browser does with passkeys; loads when one is used. */
import {
  browserSupportsWebAuthnAutofill,
  platformAuthenticatorIsAvailable,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from "@simplewebauthn/browser";
import { useEffect, useEffectEvent } from "react";
import {
  logInWithPasskey,
  startPasskeyLogIn,
  type CreationOptions,
  type WebAuthnResponse,
} from "#contracts/accounts/passkeys.ts";
import { AppError } from "#contracts/kernel/errors.ts";
import { call } from "../../data/browser.ts";
import { errorMessage } from "../../data/errors.ts";

/** Lets this device create a passkey with options from `startPasskey`. Throws VALIDATION with the reason. */
export const createPasskey = (options: CreationOptions): Promise<WebAuthnResponse> =>
  startRegistration({ optionsJSON: options }).catch(explain);

/** Lets this device answer with one of its passkeys. Throws VALIDATION with the reason. */
export const signWithPasskey = async (): Promise<WebAuthnResponse> =>
  startAuthentication({ optionsJSON: await call(startPasskeyLogIn) }).catch(explain);

/** Logs in with a passkey of this device. Throws VALIDATION with the reason, LOGIN_FAILED. */
export const logInByPasskey = async (): Promise<string> =>
  call(logInWithPasskey, { body: { response: await signWithPasskey() } });

/** Never settles where none is chosen. */
async function passkeyOfAutofill(): Promise<WebAuthnResponse | undefined> {
  if (!(await browserSupportsWebAuthnAutofill())) return undefined;
  const optionsJSON = await call(startPasskeyLogIn);
  return startAuthentication({ optionsJSON, useBrowserAutofill: true }).catch(() => undefined);
}

/** Challenges are good for five minutes, and a log-in page may stay open. */
const renewMs = 4 * 60 * 1000;

type PasskeyAutofillProps = {
  onToken: (token: string) => Promise<void>;
  onFailed: (message: string) => void;
};

/** Offers the passkeys of this device among the suggestions of the email field. */
export function PasskeyAutofill({ onToken, onFailed }: PasskeyAutofillProps) {
  const offer = useEffectEvent(async () => {
    // People without a passkey here get no message.
    const response = await passkeyOfAutofill().catch(() => undefined);
    if (!response) return;
    try {
      await onToken(await call(logInWithPasskey, { body: { response } }));
    } catch (error) {
      onFailed(errorMessage(error));
    }
  });
  useEffect(() => {
    void offer();
    const timer = setInterval(() => void offer(), renewMs);
    return () => clearInterval(timer);
  }, []);
  return null;
}

const offeredKey = "passkey-offered";

/** Whether to offer a passkey after a log-in by password: where the device has a lock, once in a browser. */
export async function isPasskeyOffered(): Promise<boolean> {
  if (localStorage.getItem(offeredKey) || !(await platformAuthenticatorIsAvailable())) return false;
  localStorage.setItem(offeredKey, "yes");
  return true;
}

function explain(error: unknown): never {
  const name = error instanceof Error ? error.name : "";
  const code = error instanceof WebAuthnError ? error.code : undefined;
  throw new AppError("VALIDATION", reasonOf(name, code), { cause: error });
}

function reasonOf(name: string, code: string | undefined): string {
  if (code === "ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED")
    return "This device already has a passkey for your account.";
  if (name === "NotAllowedError" || code === "ERROR_CEREMONY_ABORTED")
    return "No passkey was used. Try again, or use another way.";
  return "This browser can't use passkeys here. Use another way.";
}

const devices: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android phone"],
  [/\bCrOS\b/, "Chromebook"],
  [/\bMac OS X\b/, "Mac"],
  [/\bWindows\b/, "Windows PC"],
  [/\bLinux\b/, "Linux PC"],
];

/** What a new passkey is called at first: the device it was created on. */
export const passkeyNameOf = (userAgent: string): string =>
  devices.find(([pattern]) => pattern.test(userAgent))?.[1] ?? "This device";
