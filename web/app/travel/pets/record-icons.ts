import {
  BookUser,
  FileInput,
  Paperclip,
  Pill,
  ShieldPlus,
  Stethoscope,
  Syringe,
  TestTube,
  type LucideIcon,
} from "lucide-react";
import type { RecordKind } from "#contracts/travel/pet-records.ts";

/** The sign of each kind of record on the line. */
export const recordIcons: Record<RecordKind, LucideIcon> = {
  rabies: Syringe,
  vaccination: ShieldPlus,
  titre: TestTube,
  parasite: Pill,
  healthCertificate: Stethoscope,
  euPassport: BookUser,
  importForm: FileInput,
  other: Paperclip,
};
