/** Who owes whom, with the fewest payments. */

/** What a person paid and should have paid, in the smallest unit of one currency. */
export type Share = { id: string; paid: number; share: number };

/** A payment that settles. */
export type Debt = { from: string; to: string; amount: number };

/** An expense: who paid it, and who shares it equally. */
export type Paid = { amount: number; paidBy: string; sharedBy: readonly string[] };

/**
 * What each person paid and should have paid. Shares are rounded at the end: units that are left go to those with the
 * largest fractions, of equal ones to the first by ID, so that both sums are equal.
 */
export function sharesOf(expenses: readonly Paid[]): Share[] {
  const exact = new Map<string, { paid: number; share: number }>();
  const of = (id: string) => {
    const share = exact.get(id) ?? { paid: 0, share: 0 };
    exact.set(id, share);
    return share;
  };
  for (const { amount, paidBy, sharedBy } of expenses) {
    const people = new Set(sharedBy);
    if (people.size === 0) continue;
    of(paidBy).paid += amount;
    for (const id of people) of(id).share += amount / people.size;
  }
  const shares = [...exact].map(([id, { paid, share }]) => {
    const least = Math.floor(share + tiny);
    return { id, paid, share: least, rest: share - least };
  });
  const sum = (key: "paid" | "share") => shares.reduce((all, one) => all + one[key], 0);
  const left = sum("paid") - sum("share");
  const first = shares.toSorted(
    (a, b) => (Math.abs(b.rest - a.rest) > tiny ? b.rest - a.rest : 0) || a.id.localeCompare(b.id),
  );
  for (const one of first.slice(0, left)) one.share += 1;
  return shares
    .map(({ id, paid, share }) => ({ id, paid, share }))
    .toSorted((a, b) => a.id.localeCompare(b.id));
}

/** Far less than a unit, and far more than sums of fractions are off. */
const tiny = 1e-4;

type Balance = { id: string; amount: number };

/** With more people than this, groups that settle among themselves are no longer searched: the work doubles with each. */
const exactMax = 14;

/** The fewest payments after which everyone has paid their share; with very many people, nearly the fewest. */
export function settle(shares: readonly Share[]): Debt[] {
  const open = shares
    .map(({ id, paid, share }) => ({ id, amount: paid - share }))
    .filter(({ amount }) => amount !== 0);
  const groups = open.length > exactMax ? [open] : groupsOf(open);
  return groups.flatMap(payments);
}

/**
 * The most groups whose balances add up to zero: n people in g such groups need n - g payments. For each set of people
 * it holds the most groups in it and the person to leave out for that.
 */
function groupsOf(people: readonly Balance[]): Balance[][] {
  const sets = 1 << people.length;
  const sums = new Float64Array(sets);
  const most = new Int8Array(sets);
  const without = new Int8Array(sets);
  for (let set = 1; set < sets; set++) {
    const lowest = 31 - Math.clz32(set & -set);
    sums[set] = (sums[set & (set - 1)] ?? 0) + (people[lowest]?.amount ?? 0);
    let best = -1;
    for (let rest = set; rest !== 0; rest &= rest - 1) {
      const one = 31 - Math.clz32(rest & -rest);
      const groups = most[set ^ (1 << one)] ?? 0;
      if (groups <= best) continue;
      best = groups;
      without[set] = one;
    }
    most[set] = best + (sums[set] === 0 ? 1 : 0);
  }
  const found: Balance[][] = [];
  let group: Balance[] = [];
  for (let set = sets - 1; set > 0;) {
    const one = without[set] ?? 0;
    const person = people[one];
    if (person) group.push(person);
    set ^= 1 << one;
    if (sums[set] !== 0) continue;
    found.push(group);
    group = [];
  }
  return found;
}

/** Payments within a group: the largest debt is paid to the largest credit, so each payment settles one person. */
function payments(group: readonly Balance[]): Debt[] {
  const open = group.map((one) => ({ ...one }));
  const debts: Debt[] = [];
  for (;;) {
    const [least] = open.toSorted((a, b) => a.amount - b.amount);
    const [most] = open.toSorted((a, b) => b.amount - a.amount);
    if (!least || !most || least.amount >= 0 || most.amount <= 0) return debts;
    const amount = Math.min(-least.amount, most.amount);
    debts.push({ from: least.id, to: most.id, amount });
    least.amount += amount;
    most.amount -= amount;
  }
}
