import {
  dossierLabels,
  type DossierLabelName,
  type DossierLabel,
  label,
} from "#contracts/travel/dossier-labels.ts";
import type { PetRecord, PaperForm } from "#contracts/travel/pet-records.ts";
import type { Pet } from "#contracts/travel/pets.ts";
import { dayText, momentText } from "#format/dates.ts";
import { american, type Reader } from "#format/reader.ts";
import { inText } from "#format/words.ts";
import { breedNameIn } from "#reference/breeds/names.ts";
import { breed as breedNamed } from "#reference/breeds.ts";
import type { DossierLanguage } from "#contracts/travel/dossiers.ts";

export type CounterLanguage = "en" | DossierLanguage;

/** Short names of the documents that a desk asks for, in that order. */
export const tabLabels = {
  rabies: label("Rabies | Rabia | Rage | Tollwut | Raiva | Rabbia | 狂犬病 | พิษสุนัขบ้า"),
  titre: label(
    "Titer | Titulación | Titrage | Titer | Titulação | Titolazione | 抗体検査 | ผลแอนติบอดี",
  ),
  healthCertificate: label(
    "Certificate | Certificado | Certificat | Bescheinigung | Certificado | Certificato | 証明書 | ใบรับรอง",
  ),
  euPassport: label(
    "Passport | Pasaporte | Passeport | Heimtierausweis | Passaporte | Passaporto | パスポート | พาสปอร์ต",
  ),
  importForm: label(
    "Import form | Formulario | Formulaire | Formular | Formulário | Modulo | 届出書 | แบบฟอร์มนำเข้า",
  ),
  permit: label("Permit | Permiso | Permis | Genehmigung | Licença | Permesso | 許可証 | ใบอนุญาต"),
} as const satisfies Readonly<Record<string, DossierLabel>>;

/** What else is on the screen. */
export const counterLabels = {
  pet: label("Pet | Mascota | Animal | Tier | Animal | Animale | ペット | สัตว์เลี้ยง"),
  documents: label(
    "Documents | Documentos | Documents | Dokumente | Documentos | Documenti | 書類 | เอกสาร",
  ),
  close: label("Close | Cerrar | Fermer | Schließen | Fechar | Chiudi | 閉じる | ปิด"),
  language: label(
    "Language on this screen | Idioma de esta pantalla | Langue de cet écran | Sprache dieser Ansicht | Idioma deste ecrã | Lingua di questa schermata | この画面の言語 | ภาษาของหน้าจอนี้",
  ),
  awake: label(
    "Screen stays on while this is open. | La pantalla no se apaga mientras esto está abierto. | L’écran reste allumé tant que cette page est ouverte. | Der Bildschirm bleibt an, solange dies offen ist. | O ecrã fica ligado enquanto isto estiver aberto. | Lo schermo resta acceso finché questa pagina è aperta. | 表示中は画面が消えません。 | หน้าจอจะไม่ดับขณะเปิดหน้านี้",
  ),
  brightness: label(
    "Turn brightness up for scanning. | Suba el brillo para escanear. | Augmentez la luminosité pour la lecture du code. | Zum Scannen die Helligkeit erhöhen. | Aumente o brilho para ler o código. | Aumenti la luminosità per la scansione. | 読み取り時は画面を明るくしてください。 | เพิ่มความสว่างเพื่อสแกน",
  ),
  addRecords: label(
    "Add the microchip number and records | Añadir el número de microchip y los registros | Ajouter le numéro de puce et les documents | Mikrochip-Nummer und Einträge hinzufügen | Adicionar o número do microchip e os registos | Aggiungi il numero di microchip e i documenti | マイクロチップ番号と記録を追加 | เพิ่มหมายเลขไมโครชิปและบันทึก",
  ),
  barcode: label(
    "Barcode of the microchip number | Código de barras del número de microchip | Code-barres du numéro de puce | Strichcode der Mikrochip-Nummer | Código de barras do número do microchip | Codice a barre del numero di microchip | マイクロチップ番号のバーコード | บาร์โค้ดหมายเลขไมโครชิป",
  ),
  photo: label(
    "Photo of {name} | Foto de {name} | Photo de {name} | Foto von {name} | Foto de {name} | Foto di {name} | {name}の写真 | รูปของ {name}",
  ),
  code: label(
    "QR code: {name}’s record | Código QR: ficha de {name} | Code QR : fiche de {name} | QR-Code: Unterlagen von {name} | Código QR: ficha de {name} | Codice QR: scheda di {name} | QRコード：{name}の記録 | คิวอาร์โค้ด: บันทึกของ {name}",
  ),
  scan: label(
    "Scan to open {name}’s record | Escanee para abrir la ficha de {name} | Scannez pour ouvrir la fiche de {name} | Scannen öffnet die Unterlagen von {name} | Leia o código para abrir a ficha de {name} | Scansioni per aprire la scheda di {name} | 読み取ると{name}の記録が開きます | สแกนเพื่อเปิดบันทึกของ {name}",
  ),
  expires: label(
    "Needs internet on the scanning device. Link expires {time}. | El dispositivo que escanea necesita internet. El enlace caduca: {time}. | L’appareil qui scanne doit être connecté à internet. Le lien expire : {time}. | Das scannende Gerät braucht Internet. Der Link läuft ab: {time}. | O dispositivo que lê precisa de internet. A ligação expira: {time}. | Il dispositivo che scansiona ha bisogno di internet. Il link scade: {time}. | 読み取る端末にインターネット接続が必要です。リンクの有効期限：{time} | อุปกรณ์ที่สแกนต้องใช้อินเทอร์เน็ต ลิงก์หมดอายุ {time}",
  ),
  original: label(
    "View original | Ver original | Voir l’original | Original ansehen | Ver original | Vedi originale | 原本を表示 | ดูต้นฉบับ",
  ),
  originalOf: label(
    "{paper} of {name} | {paper} de {name} | {paper} de {name} | {paper} von {name} | {paper} de {name} | {paper} di {name} | {name}の{paper} | {paper}ของ {name}",
  ),
  batch: label("batch | lote | lot | Charge | lote | lotto | ロット番号 | รุ่นการผลิต"),
  mix: label(
    "{breed} mix | mestizo de {breed} | croisé {breed} | {breed}-Mischling | mestiço de {breed} | incrocio {breed} | {breed}のミックス | {breed} ผสม",
  ),
} as const satisfies Readonly<Record<string, DossierLabel>>;

/** The forms of certificates. Names of American and Philippine forms stay as they are printed. */
export const formNames: Readonly<Record<Exclude<PaperForm, "other">, DossierLabel>> = {
  "eu-noncommercial": label(
    "EU health certificate (non-commercial) | Certificado zoosanitario de la UE (sin ánimo comercial) | Certificat sanitaire de l’UE (mouvement non commercial) | EU-Tiergesundheitsbescheinigung (nicht gewerblich) | Certificado sanitário da UE (sem caráter comercial) | Certificato sanitario UE (non commerciale) | EU健康証明書（非商用） | ใบรับรองสุขภาพ EU (ไม่ใช่เชิงพาณิชย์)",
  ),
  "gb-ahc": label(
    "Animal health certificate (Great Britain) | Certificado zoosanitario (Gran Bretaña) | Certificat de santé animale (Grande-Bretagne) | Tiergesundheitsbescheinigung (Großbritannien) | Certificado de saúde animal (Grã-Bretanha) | Certificato di sanità animale (Gran Bretagna) | 動物健康証明書（英国） | ใบรับรองสุขภาพสัตว์ (สหราชอาณาจักร)",
  ),
  "gb-certificate": label(
    "Great Britain pet health certificate | Certificado sanitario de mascotas de Gran Bretaña | Certificat sanitaire britannique pour animaux de compagnie | Britische Gesundheitsbescheinigung für Heimtiere | Certificado sanitário britânico para animais de companhia | Certificato sanitario britannico per animali da compagnia | 英国ペット健康証明書 | ใบรับรองสุขภาพสัตว์เลี้ยงสหราชอาณาจักร",
  ),
  "aphis-7001": label(
    "APHIS 7001 | APHIS 7001 | APHIS 7001 | APHIS 7001 | APHIS 7001 | APHIS 7001 | APHIS 7001 | APHIS 7001",
  ),
  "cdc-us-rabies": label(
    "Certification of US-issued rabies vaccination (CDC) | Certificación de vacunación antirrábica emitida en EE. UU. (CDC) | Certification de vaccination antirabique délivrée aux États-Unis (CDC) | Bescheinigung einer US-Tollwutimpfung (CDC) | Certificação de vacinação antirrábica emitida nos EUA (CDC) | Certificazione di vaccinazione antirabbica rilasciata negli USA (CDC) | 米国発行の狂犬病予防接種証明書（CDC） | หนังสือรับรองวัคซีนพิษสุนัขบ้าที่ออกในสหรัฐฯ (CDC)",
  ),
  "cdc-dog-import": label(
    "CDC Dog Import Form | Formulario de importación de perros del CDC | Formulaire d’importation de chiens du CDC | CDC-Einfuhrformular für Hunde | Formulário de importação de cães do CDC | Modulo di importazione cani del CDC | CDC犬輸入フォーム | แบบฟอร์มนำเข้าสุนัขของ CDC",
  ),
  screwworm: label(
    "Screwworm certificate | Certificado de gusano barrenador | Certificat relatif à la lucilie bouchère | Schraubenwurm-Bescheinigung | Certificado de bicheira (mosca-varejeira) | Certificato per la mosca assassina | ラセンウジバエ検査証明書 | ใบรับรองปลอดหนอนแมลงวันสกรูเวิร์ม",
  ),
  spsic: label(
    "SPSIC (Philippines) | SPSIC (Filipinas) | SPSIC (Philippines) | SPSIC (Philippinen) | SPSIC (Filipinas) | SPSIC (Filippine) | SPSIC（フィリピン） | SPSIC (ฟิลิปปินส์)",
  ),
};

type Kind = keyof typeof tabLabels;
const kinds = Object.keys(tabLabels) as Kind[];

export type CounterDocument = {
  kind: Kind;
  record: PetRecord;
  /** The address of its file. */
  file: string | null;
};

/** The newest document of each kind that was given by today; one that is only booked doesn't count. */
export const documentsOf = (pet: Pet, today: string): CounterDocument[] =>
  kinds.flatMap((kind) => {
    const record = pet.records.find((one) => one.kind === kind && (one.givenAt ?? "") <= today);
    return record ? [{ kind, record, file: fileOf(pet, record) }] : [];
  });

/** The record's own file, else the pet's document of that kind. */
function fileOf(pet: Pet, { kind, document }: PetRecord): string | null {
  if (document) return document;
  if (kind === "rabies") return pet.vaccine;
  return kind === "healthCertificate" ? pet.healthCertificate : null;
}

export const labelText = (label: DossierLabelName, language: CounterLanguage): string =>
  dossierLabels[label][language];

/** A text of the screen, with the values of its places: `{name}`. */
export const screenText = (
  label: keyof typeof counterLabels,
  language: CounterLanguage,
  values: Readonly<Record<string, string>> = {},
): string => counterLabels[label][language].replace(/\{(\w+)\}/g, (_, name) => values[name] ?? "");

/** Papers have Gregorian years, in Thailand too. */
const locales: Partial<Record<CounterLanguage, string>> = { en: "en-US", th: "th-u-ca-gregory" };
const readerOf = (language: CounterLanguage): Reader => ({
  ...american,
  locale: locales[language] ?? language,
});

/** "Mar 12, 2026", "2026年3月12日". A day has no zone, so it is the same everywhere. */
export const dayIn = (day: string, language: CounterLanguage): string =>
  dayText(day, "medium", readerOf(language));

/** "Mar 12, 4 PM", in this device's time. */
export const momentIn = (moment: string, language: CounterLanguage): string =>
  momentText(moment, "hour", readerOf(language));

const joined = (parts: readonly (string | false)[], language: CounterLanguage): string =>
  parts.filter(Boolean).join(language === "ja" ? "、" : ", ");

/** "Rabies vaccination: valid until". German nouns keep their capitals. */
export function pairText(
  one: DossierLabelName,
  other: DossierLabelName,
  language: CounterLanguage,
): string {
  const second = labelText(other, language);
  return `${labelText(one, language)}: ${language === "de" ? second : inText(second)}`;
}

type Line = [label: DossierLabelName, text: string];

/** The lines of a document, without empty ones. */
export function linesOf(
  { kind, record }: CounterDocument,
  chip: string,
  language: CounterLanguage,
): Line[] {
  const { valueIuPerMl } = record;
  const day = (value: string | null) => (value ? dayIn(value, language) : "");
  const lines: Line[] = [
    [kind === "titre" ? "sampled" : "given", day(record.givenAt)],
    ["issued", day(record.issuedAt)],
    ["endorsed", day(record.endorsedAt)],
    ["validFrom", day(record.validFrom)],
    ["validUntil", day(record.validUntil)],
    ["result", valueIuPerMl === null ? "" : `${valueIuPerMl} IU/ml`],
    ["laboratory", record.laboratory],
    ["number", record.number],
    ["issuer", record.issuer],
    ["microchipNumber", chip],
  ];
  return lines.filter(([, text]) => text !== "");
}

/** "Nobivac Rabies, batch R4471": what a document is besides its kind. */
export const productText = (
  { product, batch, form }: PetRecord,
  language: CounterLanguage,
): string =>
  joined(
    [
      product || (form && form !== "other" ? formNames[form][language] : ""),
      batch && `${screenText("batch", language)} ${batch}`,
    ],
    language,
  );

/** The digits of a microchip in groups of three. */
export const chipGroups = (number: string): string[] => number.match(/\d{3}(?=\d{2})|\d+/g) ?? [];

const mixed = /^(.+?)[\s-]+(?:mix|cross|mixed|mongrel)$/i;

/** A breed in the reader's language, of what the owner typed. What no list has stays as it is. */
function breedText(typed: string, language: CounterLanguage): string {
  if (language === "en") return typed;
  const known = breedNamed(typed);
  if (known) return breedNameIn(known.name, language);
  const part = mixed.exec(typed)?.[1];
  const parent = part === undefined ? undefined : breedNamed(part);
  return parent
    ? screenText("mix", language, { breed: breedNameIn(parent.name, language) })
    : typed;
}

/** "Dog, golden mix". */
export function kindText(
  { species, breed }: Pick<Pet, "species" | "breed">,
  language: CounterLanguage,
): string {
  const word = species === "dog" || species === "cat" ? labelText(species, language) : "";
  return joined([word, breedText(breed, language)], language);
}

/** "Male, neutered". */
export function sexText(
  { sex, neutered }: Pick<Pet, "sex" | "neutered">,
  language: CounterLanguage,
): string {
  const word = sex === null ? "" : labelText(sex, language);
  const done = sex && { female: "spayed", male: "neutered" }[sex];
  const english = word && done ? done : labelText("neutered", "en");
  const state = language === "en" ? english : labelText("neutered", language);
  return joined([word, neutered === true && state], language);
}
