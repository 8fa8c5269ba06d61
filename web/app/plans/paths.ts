export const plansPath = "/plans";

export const planPath = (id: string): string => `${plansPath}/${id}`;

export const paperPath = (id: string, paper: "receipt" | "ticket"): string =>
  `${planPath(id)}/${paper}`;
