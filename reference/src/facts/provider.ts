import type { Fact } from "./fact.ts";

export type Service = "vet" | "lawyer" | "dentist";

/** A place that helps pets or their people, as a source names it. */
export type Provider = {
  city: string;
  service: Service;
  name: string;
  services: readonly string[];
  address: string;
  /** False where the sources name the part of town alone. */
  street: boolean;
  contact?: string;
  note?: string;
  fact: Fact<string>;
};
