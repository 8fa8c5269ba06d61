/** Who owes whom, with the fewest payments. */

/** What a person paid and should have paid, in the smallest unit of one currency. */
export type Share = { id: string; paid: number; share: number };

/** A payment that settles. */
export type Debt = { from: string; to: string; amount: number };

/** An expense: who paid it, and who shares it equally. */
export type Paid = { amount: number; paidBy: string; sharedBy: readonly string[] };

/**
 * What each person paid and should have paid. Units that don't divide go to the first of those who share, by ID, so that
 * the sums are equal.
 */
export function sharesOf(expenses: readonly Paid[]): Share[] {
  const shares = new Map<string, Share>();
  const of = (id: string): Share => {
    const share = shares.get(id) ?? { id, paid: 0, share: 0 };
    shares.set(id, share);
    return share;
  };
  for (const { amount, paidBy, sharedBy } of expenses) {
    const people = [...new Set(sharedBy)].toSorted();
    if (people.length === 0) continue;
    of(paidBy).paid += amount;
    const least = Math.floor(amount / people.length);
    const further = amount - least * people.length;
    for (const [place, id] of people.entries()) of(id).share += least + (place < further ? 1 : 0);
  }
  return [...shares.values()].toSorted((a, b) => a.id.localeCompare(b.id));
}

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
