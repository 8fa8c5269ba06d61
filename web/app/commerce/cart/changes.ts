import {
  StorefrontError,
  type CartAnswer,
  type CartLine,
  type Storefront,
} from "#storefront/index.ts";
import { tell } from "./opening.ts";
import { attributesOf, keptText, soldOutText } from "./reading.ts";
import { accept, amend, cartQueue, openCart } from "./state.ts";
import { theShop } from "./the-shop.ts";

type Calls = Storefront["cart"];

/** What is said where a change did not arrive. */
export const changeFailedText =
  "Your cart could not be changed. Check the connection and try again.";

/** Changes the cart in its turn. Rejects where that failed; where the shop refused, it is asked how the cart stands. */
export function change(
  work: (calls: Calls, cartId: string) => Promise<CartAnswer>,
): Promise<CartAnswer> {
  return cartQueue.run(undefined, async () => {
    const shop = await theShop();
    const { store, storefront } = shop;
    const stored = store.get();
    if (!stored) {
      accept(shop, null);
      throw new Error("There is no cart to change.");
    }
    try {
      const answer = await work(storefront.cart, stored.id);
      tell(shop, answer);
      return answer;
    } catch (caught) {
      if (caught instanceof StorefrontError) throw caught;
      const cart = await storefront.cart.find(stored.id);
      if (!cart) store.remove();
      accept(shop, cart);
      throw caught;
    }
  });
}

let sending = false;

/** Shows a line with this quantity at once, and tells the shop; 0 takes it out. Clicks in a burst go as one change. */
export function setQuantity(lineId: string, quantity: number): void {
  const open = openCart();
  if (!open) return;
  const said = new Map(open.said);
  said.delete(lineId);
  const wanted = new Map(open.wanted).set(lineId, Math.max(0, quantity));
  amend({ wanted, said, gone: undefined, problem: undefined });
  if (!sending) void sendQuantities();
}

async function sendQuantities(): Promise<void> {
  sending = true;
  try {
    while (openCart()?.wanted.size) await sendOnce();
  } finally {
    sending = false;
  }
}

async function sendOnce(): Promise<void> {
  let sent: [string, number][] = [];
  try {
    const { userErrors } = await change(async (calls, cartId) => {
      sent = Array.from(openCart()?.wanted ?? []);
      if (sent.length === 0) throw new Error("The lines are gone.");
      const lines = sent.map(([id, quantity]) => ({ id, quantity }));
      return calls.updateLines(cartId, lines);
    });
    settle(sent, errorResponsesOf(userErrors, sent));
  } catch {
    // Where the lines are gone meanwhile, there is nothing to try again.
    const lost = openCart()?.wanted ?? new Map<string, number>();
    amend({
      wanted: new Map(),
      problem: lost.size > 0 ? { words: changeFailedText, retry: () => again(lost) } : undefined,
    });
  }
}

const again = (lost: ReadonlyMap<string, number>): void => {
  for (const [lineId, quantity] of lost) setQuantity(lineId, quantity);
};

/** Why the shop refused a quantity, by line; what it says of all lines is said at each. */
export function errorResponsesOf(
  userErrors: CartAnswer["userErrors"],
  sent: readonly [string, number][],
): ReadonlyMap<string, string> {
  const errorResponses = new Map<string, string>();
  for (const { field, message } of userErrors) {
    const [, place] = field ?? [];
    const meant = place === undefined ? sent : sent.slice(Number(place), Number(place) + 1);
    for (const [lineId] of meant) errorResponses.set(lineId, message);
  }
  return errorResponses;
}

/** Takes off the list what arrived, and says where less came of it than was wanted, and why. */
function settle(
  sent: readonly [string, number][],
  errorResponses: ReadonlyMap<string, string>,
): void {
  const open = openCart();
  if (!open) return;
  const wanted = new Map(open.wanted);
  const said = new Map(open.said);
  for (const [lineId, quantity] of sent) {
    if (wanted.get(lineId) === quantity) wanted.delete(lineId);
    const line = open.cart?.lines.find(({ id }) => id === lineId);
    if (line && line.quantity > 0 && line.quantity < quantity)
      said.set(lineId, errorResponses.get(lineId) ?? keptText(line.quantity));
  }
  amend({ wanted, said });
}

/** Puts a line back that was taken out; answers it as it lies there now, nothing where it could not be put back. */
export async function putBack(line: CartLine): Promise<CartLine | undefined> {
  const { merchandise, quantity } = line;
  const attributes = attributesOf(line);
  const lines = [{ merchandiseId: merchandise.id, quantity, attributes }];
  try {
    await change((calls, cartId) => calls.addLines(cartId, lines));
  } catch {
    amend({ problem: { words: changeFailedText, retry: () => void putBack(line) } });
    return undefined;
  }
  const back = openCart()?.cart?.lines.find((each) => each.merchandise.id === merchandise.id);
  if (!back) amend({ gone: soldOutText([merchandise.product.title]) });
  return back;
}
