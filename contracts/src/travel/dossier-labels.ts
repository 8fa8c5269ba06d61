import type { DossierLanguage, DossierPaper } from "./dossiers.ts";

/** One label in every language of a sheet. */
export type DossierLabel = Readonly<Record<"en" | DossierLanguage, string>>;

/** The text in each language, in this order: en, es, fr, de, pt, it, ja, th. */
type Row =
  `${string} | ${string} | ${string} | ${string} | ${string} | ${string} | ${string} | ${string}`;

/** A text in every language of a sheet. */
export function label(row: Row): DossierLabel {
  const [en = "", es = "", fr = "", de = "", pt = "", it = "", ja = "", th = ""] = row.split(" | ");
  return { en, es, fr, de, pt, it, ja, th };
}

/** Names of the languages, each in itself. */
export const dossierLanguageNames: Readonly<Record<DossierLanguage, string>> = {
  es: "Español",
  fr: "Français",
  de: "Deutsch",
  pt: "Português",
  it: "Italiano",
  ja: "日本語",
  th: "ไทย",
};

/*
 * Terms of the papers are those of official texts, as read in November 2026. European languages: Regulations (EU)
 * 576/2013, 577/2013, 2016/561, 2020/692, 2021/403 and 2024/822 in each language ("Titrierung von Tollwutantikörpern",
 * "certificado zoosanitario"); Portugal's DGAV for the passport. Japanese: the Animal Quarantine Service's guide to
 * importing dogs and cats from non-designated regions (2018). Thai: the animal quarantine at Suvarnabhumi airport and
 * the Thai Office of Agricultural Affairs in Brussels. What no such text names is plain language.
 */
export const dossierLabels = {
  title: label(
    "Pet check-in sheet | Ficha de facturación de la mascota | Fiche d’enregistrement de l’animal | Check-in-Blatt für das Haustier | Ficha de check-in do animal | Scheda di check-in dell’animale | ペット搭乗手続きシート | เอกสารเช็กอินสัตว์เลี้ยง",
  ),
  species: label("Species | Especie | Espèce | Tierart | Espécie | Specie | 種類 | ชนิดสัตว์"),
  dog: label("Dog | Perro | Chien | Hund | Cão | Cane | 犬 | สุนัข"),
  cat: label("Cat | Gato | Chat | Katze | Gato | Gatto | 猫 | แมว"),
  other: label(
    "Other animal | Otro animal | Autre animal | Anderes Tier | Outro animal | Altro animale | その他の動物 | สัตว์อื่น",
  ),
  breed: label("Breed | Raza | Race | Rasse | Raça | Razza | 品種 | สายพันธุ์"),
  color: label("Color | Color | Couleur | Farbe | Cor | Colore | 毛色 | สี"),
  sex: label("Sex | Sexo | Sexe | Geschlecht | Sexo | Sesso | 性別 | เพศ"),
  female: label("Female | Hembra | Femelle | Weiblich | Fêmea | Femmina | メス | เพศเมีย"),
  male: label("Male | Macho | Mâle | Männlich | Macho | Maschio | オス | เพศผู้"),
  neutered: label(
    "Spayed or neutered | Esterilizado | Stérilisé | Kastriert | Castrado | Sterilizzato | 不妊・去勢手術済み | ทำหมันแล้ว",
  ),
  born: label("Born | Nacimiento | Naissance | Geboren | Nascimento | Nascita | 生年月日 | วันเกิด"),
  weight: label("Weight | Peso | Poids | Gewicht | Peso | Peso | 体重 | น้ำหนัก"),
  microchipNumber: label(
    "Microchip number | Número de microchip | Numéro de puce électronique | Mikrochip-Nummer | Número do microchip | Numero di microchip | マイクロチップ番号 | หมายเลขไมโครชิป",
  ),
  implanted: label(
    "Implanted | Implantado | Implantée | Eingesetzt | Implantado | Impiantato | 装着日 | วันที่ฝัง",
  ),
  rabies: label(
    "Rabies vaccination | Vacuna antirrábica | Vaccination antirabique | Tollwutimpfung | Vacinação antirrábica | Vaccinazione antirabbica | 狂犬病予防注射 | วัคซีนป้องกันโรคพิษสุนัขบ้า",
  ),
  titer: label(
    "Rabies titer test | Titulación de anticuerpos de la rabia | Titrage des anticorps antirabiques | Titrierung von Tollwutantikörpern | Titulação de anticorpos da raiva | Titolazione degli anticorpi per la rabbia | 狂犬病抗体検査 | ผลตรวจแอนติบอดีโรคพิษสุนัขบ้า",
  ),
  given: label(
    "Given | Administrada | Administrée | Verabreicht | Administrada | Somministrata | 接種日 | วันที่ฉีด",
  ),
  validFrom: label(
    "Valid from | Válido desde | Valable à partir du | Gültig ab | Válido desde | Valido dal | 有効開始日 | มีผลตั้งแต่",
  ),
  validUntil: label(
    "Valid until | Válido hasta | Valable jusqu’au | Gültig bis | Válido até | Valido fino al | 有効期限 | ใช้ได้ถึง",
  ),
  sampled: label(
    "Blood drawn | Muestra de sangre | Prise de sang | Blutentnahme | Amostra de sangue | Prelievo di sangue | 採血日 | วันที่เจาะเลือด",
  ),
  result: label("Result | Resultado | Résultat | Ergebnis | Resultado | Risultato | 結果 | ผลตรวจ"),
  laboratory: label(
    "Lab | Laboratorio | Laboratoire | Labor | Laboratório | Laboratorio | 検査機関 | ห้องปฏิบัติการ",
  ),
  documents: label(
    "Documents | Documentos | Documents | Dokumente | Documentos | Documenti | 書類 | เอกสาร",
  ),
  date: label("Date | Fecha | Date | Datum | Data | Data | 日付 | วันที่"),
  issued: label(
    "Issued | Expedido | Délivré | Ausgestellt | Emitido | Rilasciato | 発行日 | วันที่ออก",
  ),
  endorsed: label(
    "Endorsed | Refrendado | Visé | Beglaubigt | Endossado | Vidimato | 裏書日 | วันที่รับรอง",
  ),
  number: label("Number | Número | Numéro | Nummer | Número | Numero | 番号 | เลขที่"),
  issuer: label(
    "Issued by | Expedido por | Délivré par | Ausgestellt von | Emitido por | Rilasciato da | 発行者 | ผู้ออก",
  ),
  airlineRules: label(
    "Airline’s rules | Normas de la aerolínea | Règles de la compagnie | Regeln der Fluggesellschaft | Regras da companhia aérea | Regole della compagnia | 航空会社の規定 | กฎของสายการบิน",
  ),
  source: label("Source | Fuente | Source | Quelle | Fonte | Fonte | 出典 | แหล่งข้อมูล"),
  checked: label(
    "checked | consultado | consulté | geprüft | consultado | consultato | 確認 | ตรวจสอบ",
  ),
  travelDate: label(
    "Departure | Salida | Départ | Abreise | Partida | Partenza | 出発 | ออกเดินทาง",
  ),
  cabin: label(
    "In the cabin | En cabina | En cabine | In der Kabine | Na cabine | In cabina | 客室内 | ในห้องโดยสาร",
  ),
  hold: label(
    "In the cargo hold | En bodega | En soute | Im Frachtraum | No porão | In stiva | 貨物室 | ใต้ท้องเครื่อง",
  ),
  cargo: label(
    "As cargo | Como carga | En fret | Als Fracht | Como carga | Come merce | 貨物扱い | ขนส่งแบบสินค้า",
  ),
  with: label(
    "With its owner | Con su dueño | Avec son propriétaire | Mit der Begleitperson | Com o tutor | Con il proprietario | 飼い主と同行 | ไปกับเจ้าของ",
  ),
  notAdded: label(
    "Not added | Sin datos | Non renseigné | Nicht angegeben | Não informado | Non indicato | 未登録 | ไม่มีข้อมูล",
  ),
} as const satisfies Readonly<Record<string, DossierLabel>>;
export type DossierLabelName = keyof typeof dossierLabels;

export const dossierPaperLabels: Readonly<Record<DossierPaper, DossierLabel>> = {
  rabies: dossierLabels.rabies,
  vaccine: label(
    "Vaccination certificate | Certificado de vacunación | Certificat de vaccination | Impfnachweis | Certificado de vacinação | Certificato di vaccinazione | 予防接種証明書 | ใบรับรองการฉีดวัคซีน",
  ),
  titre: dossierLabels.titer,
  healthCertificate: label(
    "Health certificate | Certificado zoosanitario | Certificat sanitaire | Tiergesundheitsbescheinigung | Certificado sanitário | Certificato sanitario | 健康証明書 | ใบรับรองสุขภาพ",
  ),
  euPassport: label(
    "EU pet passport | Pasaporte europeo para animales de compañía | Passeport européen pour animal de compagnie | EU-Heimtierausweis | Passaporte de animal de companhia | Passaporto europeo per animali da compagnia | EUペットパスポート | พาสปอร์ตสัตว์เลี้ยง EU",
  ),
  importForm: label(
    "Import form | Formulario de importación | Formulaire d’importation | Einfuhrformular | Formulário de importação | Modulo di importazione | 輸入の届出書 | แบบฟอร์มนำเข้า",
  ),
  permit: label(
    "Import permit | Permiso de importación | Permis d’importation | Einfuhrgenehmigung | Licença de importação | Permesso di importazione | 輸入許可証 | ใบอนุญาตนำเข้า",
  ),
  parasite: label(
    "Parasite treatment | Tratamiento antiparasitario | Traitement antiparasitaire | Parasitenbehandlung | Tratamento antiparasitário | Trattamento antiparassitario | 寄生虫駆除 | การรักษาปรสิต",
  ),
  identityCheck: label(
    "Identity check | Control de identidad | Contrôle d’identité | Identitätsprüfung | Verificação de identidade | Controllo d’identità | 個体識別確認 | การตรวจยืนยันตัวสัตว์",
  ),
  microchip: label(
    "Microchip certificate | Certificado de microchip | Certificat d’identification | Mikrochip-Bescheinigung | Certificado do microchip | Certificato del microchip | マイクロチップ証明書 | ใบรับรองไมโครชิป",
  ),
  vaccination: label(
    "Other vaccination | Otra vacuna | Autre vaccin | Andere Impfung | Outra vacina | Altro vaccino | その他の予防接種 | วัคซีนอื่น",
  ),
  other: label(
    "Other document | Otro documento | Autre document | Anderes Dokument | Outro documento | Altro documento | その他の書類 | เอกสารอื่น",
  ),
};
