export const plansPath = "/plans";

/** The form for a trip, with a month set. */
export const newPlanPath = ({ name, year }: { name: string; year: number }): string =>
  `${plansPath}?month=${name}&year=${year}`;

export const planPath = (id: string): string => `${plansPath}/${id}`;

export const paperPath = (id: string, paper: "receipt" | "ticket"): string =>
  `${planPath(id)}/${paper}`;
