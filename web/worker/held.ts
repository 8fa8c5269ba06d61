/** Answers that came after the page in their place was shown, by address; each is used once. */
const held = new Map<string, Response>();

export function takeHeld(address: string): Response | undefined {
  const response = held.get(address);
  held.delete(address);
  return response;
}

type Reader = { navigate: (path: string) => Promise<unknown> };

/**
 * Opens a page as soon as it arrives, if its reader still waits where it was asked for. `orElse` answers where it never
 * does.
 */
export async function openWhenHere(
  address: string,
  network: Promise<Response>,
  { find, orElse }: { find: () => Promise<Reader | undefined>; orElse: () => Promise<Response> },
): Promise<void> {
  const response = await network.catch(orElse);
  const reader = await find();
  if (!reader) return;
  held.set(address, response);
  try {
    await reader.navigate(address);
  } catch {
    // The reader went elsewhere.
  }
  held.delete(address);
}
