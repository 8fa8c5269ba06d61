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
  /** Opening hours, which follow the contact in brackets where a source names them. */
  hours?: string;
  note?: string;
  fact: Fact<string>;
};
