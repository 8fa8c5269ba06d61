/** Where the lists of breeds come from. */
import type { RuleSource } from "../../source.ts";

export const breedSources = {
  BREED_DE: {
    kind: "official",
    title: "Zoll: Gefährliche Hunde",
    address:
      "https://zoll.de/DE/Privatpersonen/Reisen/Rueckkehr-aus-einem-Nicht-EU-Staat/Einschraenkungen/Gefaehrliche-Hunde/gefaehrliche_hunde_node.html",
    checked: "2026-11-28",
  },
  BREED_DE_2: {
    kind: "official",
    title: "Verwaltungsgericht decision published by Bavaria: applies § 2 and",
    address: "https://www.gesetze-bayern.de/Content/Document/Y-300-Z-BECKRS-B-2023-N-41738?hl=true",
    checked: "2026-11-28",
  },
  BREED_DE_BY: {
    kind: "official",
    title: "Zoll: Regelungen der Bundesländer",
    address:
      "https://www.zoll.de/DE/Privatpersonen/Reisen/Reisen-nach-Deutschland-aus-einem-nicht-eu-Staat/Einschraenkungen/Gefaehrliche-Hunde/regelungen_bundeslaender.html",
    checked: "2026-11-28",
  },
  BREED_DE_BB: {
    kind: "official",
    title: "Gemeinde Niedergörsdorf: new HundehV, breed list dropped",
    address:
      "https://www.gemeinde-niedergoersdorf.de/extensions/news/artikel/neue-hundehalterverordnung-des-landes-brandenburg/",
    checked: "2026-11-28",
  },
  BREED_DE_BE: {
    kind: "official",
    title: "Bezirksamt Spandau: Hundegesetz Berlin",
    address:
      "https://berlin.de/ba-spandau/politik-und-verwaltung/aemter/ordnungsamt/veterinaer-und-lebensmittelueberwachung/veterinaeraufsicht-hundegesetz-berlin-bezirksamt-spandau-1345055.php",
    checked: "2026-11-28",
  },
  BREED_DE_NW: {
    kind: "official",
    title: "Gemeinde Recke: dangerous dogs § 3",
    address:
      "https://www.recke.de/Rathaus/Gemeindeverwaltung-Recke/Ansprechpartner.htm/Dienstleistungen/Gefaehrliche-Hunde.html?",
    checked: "2026-11-28",
  },
  BREED_DE_SH: {
    kind: "quoted",
    title: "BR: several states abolished the list",
    address:
      "https://www.br.de/nachrichten/bayern/aerger-in-amberg-stadt-verzehnfacht-steuer-fuer-listenhunde,TwM2tF9",
    checked: "2026-11-28",
  },
  BREED_DE_HB: {
    kind: "quoted",
    title: "Stiftung Warentest: state dog laws compared",
    address:
      "https://www.test.de/Umzug-mit-Hund-Welche-Hunderassen-wo-als-gefaehrlich-gelten-5509118-5509124/",
    checked: "2026-11-28",
  },
  BREED_DE_RP: {
    kind: "official",
    title: "Verbandsgemeinde Wirges 2024-03-12: gefährliche Hunde",
    address: "https://wirges.de/service/nachrichten-archiv-2024/12-03-2024-gefaehrliche-hunde",
    checked: "2026-11-28",
  },
  BREED_DE_SN: {
    kind: "quoted",
    title: "KISA: Haltung gefährlicher Hunde",
    address: "https://ozg.kisa.it/de/haltung-gefaehrlicher-hunde/haltung-gefaehrlicher-hunde.html",
    checked: "2026-11-28",
  },
  BREED_FR: {
    kind: "official",
    title: "French Embassy in Switzerland: import and transit of animals, attack dogs forbidden",
    address: "https://ch.ambafrance.org/Importation-et-transit-d-animaux-en-France",
    checked: "2026-11-28",
  },
  BREED_FR_2: {
    kind: "official",
    title: "Ministry of the Interior / DILA: entry of pets from outside Europe (2012-01-31)",
    address:
      "http://www.interieur.gouv.fr/A-votre-service/Mes-demarches/Loisirs/Temps-libre/Animaux/Entree-et-sortie-de-France-d-un-animal-de-compagnie/Entree-en-France-d-un-animal-de-compagnie-en-provenance-d-un-pays-non-europeen",
    checked: "2026-11-28",
  },
  BREED_ES: {
    kind: "quoted",
    title: "El País 2002-03-27, quotes that day's BOE",
    address:
      "http://web2.edicioneselpais.net/sociedad/2002/03/27/actualidad/1017183601_850215.html",
    checked: "2026-11-28",
  },
  BREED_ES_2: {
    kind: "quoted",
    title: "Text of RD 287/2002 art. 2 with annexes and Andalusian Decreto 42/2008",
    address:
      "https://studylib.es/doc/5255832/perros-considerados-potencialmente-peligrosos-177-72-kb",
    checked: "2026-11-28",
  },
  BREED_ES_CT: {
    kind: "quoted",
    title: "Paperblog: licence in Catalonia, thirteen breeds",
    address:
      "https://es.paperblog.com/licencia-para-tener-perros-potencialmente-peligrosos-3087424",
    checked: "2026-11-28",
  },
  BREED_PT: {
    kind: "official",
    title: "DGAV: entry of dangerous and potentially dangerous dogs",
    address:
      "https://www.dgav.pt/animais/conteudo/animais-de-companhia-2/animais-perigosos-e-potencialmente-perigosos/entrada-de-caes-perigosos-e-potencialmente-perigosos-em-portugal/",
    checked: "2026-11-28",
  },
  BREED_PT_2: {
    kind: "official",
    title: "Câmara Municipal da Amadora: the seven breeds under Portaria 422/2004",
    address:
      "https://www.cm-amadora.pt/pt/veterinario-municipal/612-racas-potencialmente-perigosas-e-seus-cruzamentos.html",
    checked: "2026-11-28",
  },
  BREED_GB: {
    kind: "official",
    title: "GOV.UK content API: bring your pet to Great Britain",
    address: "https://www.gov.uk/api/content/bring-pet-to-great-britain",
    checked: "2026-11-28",
  },
  BREED_GB_2: {
    kind: "official",
    title: "Newham Council: five banned types under the 1991 Act",
    address: "https://www.newham.gov.uk/public-health-safety/dog-care-control/8",
    checked: "2026-11-28",
  },
  BREED_NIR: {
    kind: "official",
    title: "Ards and North Down Borough Council: dangerous dogs",
    address: "https://ardsandnorthdown.gov.uk/article/1414/Dangerous-Dogs",
    checked: "2026-11-28",
  },
  BREED_IE: {
    kind: "official",
    title: "Carlow County: control of dogs, breeds",
    address:
      "https://carlowlibraries.ie/veterinary/animal-welfare-and-control/control-dogs-regulations-enforcement",
    checked: "2026-11-28",
  },
  BREED_IE_2: {
    kind: "quoted",
    title: "Minister's announcement restated (2024-07): import ban",
    address: "https://csalertadmin.com/app/government-announces-ban-on-xl-bully-dogs",
    checked: "2026-11-28",
  },
  BREED_DK: {
    kind: "official",
    title: "Fødevarestyrelsen: Forbudte hunderacer",
    address:
      "https://foedevarestyrelsen.dk/dyr/om-dyr-og-kaeledyr-til-private/alt-om-kaeledyr/valg-af-kaeledyr/klar-til-hund/hvilken-race-skal-du-vaelge/forbudte-hunderacer",
    checked: "2026-11-28",
  },
  BREED_DK_2: {
    kind: "official",
    title: "Danish Veterinary and Food Administration: Danish legislation on dogs",
    address: "https://en.foedevarestyrelsen.dk/animals/animal-welfare/danish-legislation-on-dogs",
    checked: "2026-11-28",
  },
  BREED_NO: {
    kind: "official",
    title: "Mattilsynet: Banned dogs in Norway",
    address: "https://mattilsynet.no./en/animals/banned-dogs",
    checked: "2026-11-28",
  },
  BREED_NO_2: {
    kind: "official",
    title: "Mattilsynet: Forbudte hunder og hunderaser",
    address: "https://www.mattilsynet.no/dyr/kjaeledyr/hund/forbudte-hunder-og-hunderaser",
    checked: "2026-11-28",
  },
  BREED_CH: {
    kind: "official",
    title: "Federal Supreme Court BGE 133 I 249 (2007-04-27): cantons may make such rules",
    address: "https://entscheide.weblaw.ch/cache.php?link=BGE-133-I-249&sel_lang=it",
    checked: "2026-11-28",
  },
  BREED_CH_2: {
    kind: "official",
    title:
      "Swiss Parliament, motion 24.3727 (2024-09-26): breeds are ruled by canton; Geneva 15, Valais adds American Bully",
    address: "http://ws-old.parlament.ch:80/affairs/20243727?lang=de",
    checked: "2026-11-28",
  },
  BREED_CH_ZH: {
    kind: "official",
    title: "Kanton Zürich: Verbotene Hunderassen",
    address:
      "https://www.zh.ch/de/umwelt-tiere/tiere/haustiere-heimtiere/hunde/verbotene-hunderassen.html",
    checked: "2026-11-28",
  },
  BREED_CH_GE: {
    kind: "official",
    title: "Ville de Genève: Dangerous breeds",
    address: "https://www.geneve.ch/en/public/owners-geneva/dangerous-breeds",
    checked: "2026-11-28",
  },
  BREED_CH_VS: {
    kind: "official",
    title: "Federal Supreme Court BGE 133 I 249, regeste in French",
    address:
      "https://www.bger.ch/ext/eurospider/live/fr/php/aza/http/index.php?lang=fr&type=show_document&page=1&from_date=&to_date=&sort=relevance&insertion_date=&top_subcollection_aza=all&query_words=&rank=0&highlight_docid=atf%3A%2F%2F133-I-249%3Afr%3Aregeste&number_of_ranks=0&azaclir=clir",
    checked: "2026-11-28",
  },
  BREED_CH_TI: {
    kind: "official",
    title: "Comune Cugnasco-Gerra: breeds subject to authorisation",
    address: "https://www.cugnasco-gerra.ch/Razze-soggette-ad-autorizzazione-4004c000",
    checked: "2026-11-28",
  },
  BREED_CH_FR: {
    kind: "quoted",
    title: "20 minutes (2008): thirteen breeds under permit",
    address:
      "https://www.20min.ch/fr/story/le-sort-des-chiens-dangereux-regle-a-fribourg-616208615049",
    checked: "2026-11-28",
  },
  BREED_CH_AG: {
    kind: "official",
    title: "Gemeinde Niederwil: Halteberechtigung Listenhunde",
    address: "https://niederwil.ch/halteberechtigung-listenhunde",
    checked: "2026-11-28",
  },
  BREED_CH_BL: {
    kind: "quoted",
    title: "Pitdogs Nothilfe: cantons with lists",
    address: "https://www.pitdogsnothilfe.ch/links/gesetze/",
    checked: "2026-11-28",
  },
  BREED_CH_GL: {
    kind: "quoted",
    title: "wissen-hund.de: breeds under permit in Glarus (2014)",
    address: "https://wissen-hund.de/reisen-mit-hund-in-die-schweiz",
    checked: "2026-11-28",
  },
  BREED_LI: {
    kind: "official",
    title: "gesetze.li: Hundeverordnung, LGBl. 2006 Nr. 284",
    address: "https://www.gesetze.li/konso/html/2006284000?version=2&search_text=&search_loc=",
    checked: "2026-11-28",
  },
  BREED_LI_2: {
    kind: "official",
    title: "gesetze.li: Hundegesetz, LGBl. 1992 Nr. 56",
    address: "https://www.gesetze.li/konso/html/1992056000?version=8&search_text=&search_loc=",
    checked: "2026-11-28",
  },
  BREED_AT: {
    kind: "quoted",
    title: "Waidhofen, text of the oesterreich.gv.at editors: list dogs by state",
    address:
      "https://waidhofen.at/umzug/person/wohnsitz-anmeldung-ummeldung-abmeldung?pageId=e84bf556-7abd-4de9-afb4-b5ff2e9cb873&syndication=true",
    checked: "2026-11-28",
  },
  BREED_AT_9: {
    kind: "official",
    title: "Stadt Wien: Listenhunde, rules and exceptions",
    address: "http://wien.gv.at/gesellschaft/tiere/hundefuehrschein/verpflichtend.html",
    checked: "2026-11-28",
  },
  BREED_AT_3: {
    kind: "quoted",
    title: "dogtrain.at: text of § 2 NÖ Hundehaltegesetz",
    address: "https://dogtrain.at/?p=389",
    checked: "2026-11-28",
  },
  BREED_AT_8: {
    kind: "official",
    title: "Gemeinde Hard: ordinance text",
    address: "https://www.hard.at/de/finanzabteilung/hundeabgabe",
    checked: "2026-11-28",
  },
  BREED_IT: {
    kind: "quoted",
    title: "SIVeMP Veneto: ordinance of 2013 renewed for twelve months (2023)",
    address:
      "https://sivempveneto.it/tutela-dellincolumita-pubblica-dallaggressione-dei-cani-prorogata-di-altri-dodici-mesi-lordinanza-ministeriale-del-2013-formazione-dei-proprietari-in-primo-piano",
    checked: "2026-11-28",
  },
  BREED_GR: {
    kind: "quoted",
    title: "pet-sitting.gr: no breed dangerous by law",
    address:
      "https://www.pet-sitting.gr/skylos/den-iparxoun-ratses-skilon-pou-ine-epikindines-apo-ti-fisi-tous-i-apo-to-nomo/",
    checked: "2026-11-28",
  },
  BREED_NL: {
    kind: "official",
    title: "Tweede Kamer 2025 debate record: American Bully XL not forbidden, question why",
    address: "https://zoek.officielebekendmakingen.nl/h-tk-20242025-109-4.html",
    checked: "2026-11-28",
  },
  BREED_NL_2: {
    kind: "official",
    title: "Minister's letter 2018-11-09 on risky dogs",
    address: "https://zoek.officielebekendmakingen.nl/kst-28286-1003.html",
    checked: "2026-11-28",
  },
  BREED_BE: {
    kind: "official",
    title: "Local police 5318 Comines-Warneton: list of breeds, muzzle (2011-02-01)",
    address:
      "https://www.police.be/5318/fr/a-propos/rgp-reglement-general-de-police/chiens-reputes-dangereux",
    checked: "2026-11-28",
  },
  BREED_BE_2: {
    kind: "official",
    title: "Grâce-Hollogne: dogs held dangerous",
    address:
      "https://www.grace-hollogne.be/ma-commune/service-communaux/bien-etre-animal-1/enregistrement-et-detention-de-chiens-consideres-comme-dangereux",
    checked: "2026-11-28",
  },
  BREED_BE_3: {
    kind: "official",
    title: "Chapelle-lez-Herlaimont: dangerous dogs",
    address: "https://cch.chapelle-lez-herlaimont.be/services/securite/securite/chiens-dangereux",
    checked: "2026-11-28",
  },
  BREED_LU: {
    kind: "official",
    title: "Legilux: Loi du 9 mai 2008",
    address: "http://legilux.public.lu/eli/etat/leg/loi/2008/05/09/n2/jo",
    checked: "2026-11-28",
  },
  BREED_LU_2: {
    kind: "quoted",
    title: "RTL 2018-04: quotes art. 10",
    address: "http://www.rtl.lu/letzebuerg/1160436.html",
    checked: "2026-11-28",
  },
  BREED_PL: {
    kind: "official",
    title: "City of Kraków BIP: dogs held aggressive",
    address: "https://www.bip.krakow.pl/?sub_dok_id=20511",
    checked: "2026-11-28",
  },
  BREED_PL_2: {
    kind: "quoted",
    title: "Commune Braszewice: full text of the regulation",
    address: "https://archiwum.braszewice.pl/pl/content/agresywne-rasy-ps%C3%B3w",
    checked: "2026-11-28",
  },
  BREED_RO: {
    kind: "official",
    title: "Romanian Police, Alba: bringing a Pit Bull from abroad",
    address:
      "https://ab.politiaromana.ro/ro/utile/intrebari-frecvente/doresc-sa-aduc-din-strainatate-un-caine-din-rasa-pit-bull-pentru-paza-si-protectia-familiei-cum-procedez",
    checked: "2026-11-28",
  },
  BREED_RO_2: {
    kind: "quoted",
    title: "Digi24: the two categories after the law (2026)",
    address:
      "https://www.digi24.ro/stiri/actualitate/social/ce-rase-de-caini-sunt-considerate-periculoase-si-trebuie-declarate-la-politie-sanctiunile-pentru-proprietarii-care-nu-respecta-legea-3617423",
    checked: "2026-11-28",
  },
  BREED_CY: {
    kind: "quoted",
    title: "in-cyprus: what may not be imported, after the Veterinary Services",
    address: "https://in-cyprus.philenews.com/news/local/what-animals-are-allowed-in-cyprus/",
    checked: "2026-11-28",
  },
  BREED_MT: {
    kind: "quoted",
    title: "Malta Independent 2024-08-06: regulations announced",
    address:
      "https://www.independent.com.mt/articles/2024-08-06/local-news/Breeding-of-mixed-bully-breed-dogs-now-illegal-6736263276",
    checked: "2026-11-28",
  },
  BREED_MT_2: {
    kind: "quoted",
    title: "Times of Malta (2024-08): breeding, import, keeping of non-pedigree bully dogs illegal",
    address:
      "https://timesofmalta.com/article/breeding-importation-keeping-nonpedigree-bully-dogs-illegal.1096370",
    checked: "2026-11-28",
  },
  BREED_LT: {
    kind: "official",
    title: "e-tar.lt: order B1-5 of 2013-01-09",
    address: "https://www.e-tar.lt/rs/legalact/TAR.0181B55D0111/",
    checked: "2026-11-28",
  },
  BREED_LT_2: {
    kind: "official",
    title: "e-seimas: law IX-1978 of 2004-01-27, art. 6-1",
    address: "https://e-seimas.lrs.lt/rs/legalact/TAD/TAIS.226946/",
    checked: "2026-11-28",
  },
  BREED_LV: {
    kind: "official",
    title: "likumi.lv: Cabinet rules 428 of 2012-06-19",
    address:
      "https://likumi.lv/ta/id/249806-kartiba-kada-suni-atzist-par-bistamu-un-prasibas-bistama-suna-turesanai",
    checked: "2026-11-28",
  },
  BREED_LV_2: {
    kind: "quoted",
    title: "likumi.lv: Cabinet rules 266 of 2006",
    address: "https://likumi.lv/ta/id/132534",
    checked: "2026-11-28",
  },
  BREED_EE: {
    kind: "quoted",
    title: "Delfi 2023-09: Estonia has not discussed banning breeds",
    address:
      "https://lemmikloom.delfi.ee/artikkel/94963853/kas-moned-toud-tuleks-keelata-agressiivsete-koerte-runnakud-on-eestis-igapaevased",
    checked: "2026-11-28",
  },
  BREED_FI: {
    kind: "official",
    title: "Riistainfo: wolf hybrids forbidden besides the older import ban",
    address:
      "https://www.riistainfo.fi/sv/lagar-och-forordningar/andringar-i-den-lagstiftning-som-galler-jakt-2/andringar-som-trader-i-kraft-2019/uppfodning-parning-forsaljning-och-innehav-av-varghybrid-forbjuds/",
    checked: "2026-11-28",
  },
  BREED_FI_2: {
    kind: "official",
    title: "Info Norden: importing pets to Finland",
    address: "https://www.norden.org/en/info-norden/importing-pets-and-domestic-animals-finland",
    checked: "2026-11-28",
  },
  BREED_SE: {
    kind: "quoted",
    title: "Djurskyddet 2024-07: Jordbruksverket's report on wolf hybrids",
    address:
      "https://tidningen.djurskyddet.se/2024/07/jordbruksverket-varghybrider-inget-stort-problem-men-lagstiftningen-behover-fortydligas/",
    checked: "2026-11-28",
  },
  BREED_SE_2: {
    kind: "quoted",
    title: "Veterinärmagazinet 2024-07: ban on keeping, passing on and selling",
    address:
      "https://www.veterinarmagazinet.se/2024/07/vill-ha-tydligare-regelverk-kring-varghybrider/",
    checked: "2026-11-28",
  },
  BREED_IS: {
    kind: "official",
    title: "island.is: regulation 1019/2021 of 2021-08-25",
    address: "https://island.is/reglugerdir/nr/1019-2021",
    checked: "2026-11-28",
  },
  BREED_IS_2: {
    kind: "official",
    title: "reglugerd.is: regulation 200/2020",
    address:
      "https://www.reglugerd.is/reglugerdir/eftir-raduneytum/atvinnuvega--og-nyskopunarraduneyti/nr/0200-2020",
    checked: "2026-11-28",
  },
  BREED_HU: {
    kind: "quoted",
    title: "Jogi Fórum 2023-11-15: law on dangerous dogs",
    address:
      "https://www.jogiforum.hu/publikacio/2023/11/15/a-veszelyesnek-minositett-ebek-tartasanak-jogi-szabalyozasa/",
    checked: "2026-11-28",
  },
  BREED_HU_2: {
    kind: "quoted",
    title: "Animal home site: rules since 2012-08-01",
    address:
      "http://allatmenhely.equus.hu/allatotthon/allatvedelemmel-kapcsolatos-jogszabalyok/a-veszelyes-ebekkel-kapcsolatos-jogszabalyok-2012/",
    checked: "2026-11-28",
  },
  BREED_CZ: {
    kind: "quoted",
    title: "Aktuálně.cz 2024-06: all breeds may enter",
    address:
      "https://zpravy.aktualne.cz/ekonomika/auto/do-nekterych-zemi-psi-nesmi-jinde-chteji-kauci-i-preprava-v/r~46b4e8be33e311ef95ee0cc47ab5f122/",
    checked: "2026-11-28",
  },
  BREED_SK: {
    kind: "quoted",
    title: "Law 282/2002, version of 2017-01-01",
    address: "https://autora.sk/zz/2002/282/20170101",
    checked: "2026-11-28",
  },
  BREED_SI: {
    kind: "official",
    title: "UVHVVR: when a dog bites",
    address:
      "http://www.uvhvvr.gov.si/si/delovna_podrocja/dobrobit_zivali/zascita_hisnih_zivali/ko_napade_ali_ugrizne_pes_in_obveznosti_ki_iz_tega_izhajajo/",
    checked: "2026-11-28",
  },
  BREED_HR: {
    kind: "official",
    title: "veterinarstvo.hr: entry of dogs considered dangerous",
    address: "http://www.veterinarstvo.hr/default.aspx?id=1167",
    checked: "2026-11-28",
  },
  BREED_HR_2: {
    kind: "official",
    title: "Narodne novine 117/2008 (2008-10-13)",
    address: "https://narodne-novine.nn.hr/clanci/sluzbeni/2008_10_117_3386.html",
    checked: "2026-11-28",
  },
  BREED_BG: {
    kind: "quoted",
    title: "Plovdiv24 2019-07-03: lead and muzzle for aggressive dogs",
    address:
      "https://plovdiv24.bg/novini/Bylgaria/Vazhno-za-sobstvenicite-na-kucheta-vlizat-v-sila-golemi-promeni-879850?amp=true",
    checked: "2026-11-28",
  },
  BREED_TR: {
    kind: "quoted",
    title: "Municipality of Turhal: dangerous animals (2021-12-14)",
    address: "https://www.turhal.bel.tr/icerik/48/884/tehlike-arz-eden-hayvanlar.aspx",
    checked: "2026-11-28",
  },
  BREED_UA: {
    kind: "quoted",
    title: "ProUkraine 2021-11-15: list of 51 breeds",
    address:
      "https://proukraine.org.ua/2021/11/15/v-ukraini-zatverdzheno-perelik-nebezpechnyh-porid-sobak/",
    checked: "2026-11-28",
  },
  BREED_UA_2: {
    kind: "quoted",
    title: "UNIAN 2021-11: list approved",
    address:
      "https://www.unian.ua/ecology/v-ukrajini-zatverdili-perelik-nebezpechnih-porid-sobak-11605171.html",
    checked: "2026-11-28",
  },
  BREED_RS: {
    kind: "quoted",
    title: "pravnazastitazivotinja.com: text of the regulation",
    address:
      "https://pravnazastitazivotinja.com/pravilnik-o-nacinu-drzanja-pasa-koji-mogu-predstavljati-opasnost-za-okolinu/",
    checked: "2026-11-28",
  },
  BREED_BA: {
    kind: "official",
    title: "Službeni glasnik BiH 27/10",
    address: "http://www.sluzbenilist.ba/page/akt/Axb5WLlI05A=",
    checked: "2026-11-28",
  },
  BREED_NO_3: {
    kind: "quoted",
    title: "Dyreliv.no: Mattilsynet's statement on hybrid cats",
    address: "https://dyreliv.no/katt/mattilsynet-sin-uttalelse-om-hold-av-hybridkatter/",
    checked: "2026-11-28",
  },
  BREED_NO_4: {
    kind: "quoted",
    title: "Dyreliv.no: Miljødirektoratet's statement, CITES up to F4",
    address: "https://dyreliv.no/katt/miljodirektoratet-sin-uttalelse-om-hold-av-hybridkatter/",
    checked: "2026-11-28",
  },
  BREED_AT_2: {
    kind: "official",
    title: "Land Niederösterreich: Hybridkatzen",
    address: "https://noe.gv.at/noe/Tierschutz/Hybridkatzen.html",
    checked: "2026-11-28",
  },
  BREED_AT_4: {
    kind: "quoted",
    title: "Tieranwalt: VGW-102/067/14150/2015 (2016-07-07)",
    address: "https://www.tieranwalt.at/de/Wissen/Rechtsfaelle/iLawCase__41.htm",
    checked: "2026-11-28",
  },
  BREED_NL_3: {
    kind: "quoted",
    title: "savannah-genetics.de: keeping rules in neighbouring countries",
    address:
      "https://savannah-genetics.de/savannah-katze-nachbarlaender-europa-savannah-katze-haltung",
    checked: "2026-11-28",
  },
  BREED_NL_4: {
    kind: "quoted",
    title: "LICG: huis- en hobbydierenlijst",
    address: "https://www.licg.nl/huis-en-hobbydierenlijst-positieflijst/",
    checked: "2026-11-28",
  },
  BREED_CH_3: {
    kind: "quoted",
    title: "droit-bilingue.ch: TSchV Art. 86",
    address: "https://droit-bilingue.ch/de-it/4/45/455.1-86-92.html",
    checked: "2026-11-28",
  },
  BREED_GB_3: {
    kind: "quoted",
    title: "Messybeast: import of hybrids into the UK",
    address: "http://messybeast.com/small-hybrids/ownership-hybrids.htm",
    checked: "2026-11-28",
  },
  BREED_GB_4: {
    kind: "quoted",
    title: "Messybeast: hybrids and the Dangerous Wild Animals Act",
    address: "http://messybeast.com/small-hybrids/dwaa.htm",
    checked: "2026-11-28",
  },
  BREED_AT_4_2: {
    kind: "official",
    title: "Gemeinde Allerheiligen: Hundehaltung, new law",
    address: "https://www.allerheiligen.ooe.gv.at/Buergerservice/Hundehaltung",
    checked: "2026-11-28",
  },
  BREED_DE_3: {
    kind: "quoted",
    title: "katzenverein.info: rules for hybrids",
    address: "https://www.katzenverein.info/de/der-verein/richtlinien/verordnungen",
    checked: "2026-11-28",
  },
  BREED_AU: {
    kind: "quoted",
    title: "City of Joondalup: Dangerous dogs, restricted breeds",
    address: "https://www.joondalup.wa.gov.au/kb/resident/dangerous-dogs-restricted-breeds",
    checked: "2026-11-28",
  },
  BREED_AU_2: {
    kind: "quoted",
    title: "Boorowa Council: Companion Animals Act s 55 quoted",
    address: "http://www.boorowa.nsw.gov.au/community/companion-animals",
    checked: "2026-11-28",
  },
  BREED_AU_3: {
    kind: "official",
    title: "DCCEEW: Hybrid animals guidance",
    address:
      "https://www.dcceew.gov.au/environment/wildlife-trade/live/import-list/hybrid-animals-guidance",
    checked: "2026-11-28",
  },
  BREED_AU_4: {
    kind: "quoted",
    title: "DCCEEW release on Bengal cats, word for word at Mirage News",
    address: "https://miragenews.com/new-policy-for-importing-bengal-cats-1374751",
    checked: "2026-11-28",
  },
  BREED_NZ: {
    kind: "official",
    title: "Dog Control Act 1996, Schedule 4",
    address: "https://www.legislation.govt.nz/act/public/1996/0013/latest/DLM375498.html",
    checked: "2026-11-28",
  },
  BREED_NZ_2: {
    kind: "official",
    title: "Rotorua Lakes Council: menacing dogs",
    address: "https://www.rotorualakescouncil.nz/our-services/animal-control/menacing",
    checked: "2026-11-28",
  },
  BREED_NZ_3: {
    kind: "quoted",
    title: "Petraveller: banned breeds NZ",
    address: "https://petraveller.com.au/blog/banned-dog-breeds-in-new-zealand",
    checked: "2026-11-28",
  },
  BREED_SG: {
    kind: "official",
    title: "NParks AVS: legal and communal guidelines",
    address:
      "https://www.nparks.gov.sg/avs/pets/owning-a-pet/caring-for-your-pet/legal-and-communal-guidelines-for-owning-a-dog",
    checked: "2026-11-28",
  },
  BREED_SG_2: {
    kind: "official",
    title: "Singapore Statutes Online: Dog Licensing and Control Rules 2007",
    address: "https://sso.agc.gov.sg/SL-Supp/S413-2007/Published/20071001?DocDate=20070806",
    checked: "2026-11-28",
  },
  BREED_CA: {
    kind: "quoted",
    title:
      "midogguide quoting: the federal government does not regulate pit-bull types; provinces and cities do",
    address: "https://midogguide.com/diseases/can-you-drive-through-ontario-with-a-pitbull.html",
    checked: "2026-11-28",
  },
  BREED_CA_ON: {
    kind: "quoted",
    title: "Dog Legislation Council of Canada: DOLA information sheet",
    address: "http://doglegislationcouncilcanada.org/dolafact.html",
    checked: "2026-11-28",
  },
  BREED_CA_2: {
    kind: "quoted",
    title: "By-law 5421/90",
    address: "https://docslib.org/doc/2232512/1990-5421-pdf",
    checked: "2026-11-28",
  },
  BREED_US: {
    kind: "quoted",
    title: "PetTransportGlobal breed restrictions data",
    address: "https://github.com/ngindubai/pet-transport (data/breed_restrictions.json)",
    checked: "2026-11-28",
  },
  BREED_US_PR: {
    kind: "quoted",
    title: "P.R. Laws tit. 5, § 1601",
    address:
      "https://casetext.com/statute/laws-of-puerto-rico/title-five-agriculture/chapter-55-harmful-animals/1601-prohibition",
    checked: "2026-11-28",
  },
  BREED_HK: {
    kind: "official",
    title: "AFCD pets.gov.hk: fighting and known dangerous dogs",
    address:
      "https://www.pets.gov.hk/english/proper_care_of_pets/dogs/fighting_and_known_dangerous_dogs.html",
    checked: "2026-11-28",
  },
  BREED_HK_2: {
    kind: "official",
    title: "HK Government press release 16 June 2000",
    address: "https://www.info.gov.hk/gia/general/200006/16/0616224.htm",
    checked: "2026-11-28",
  },
  BREED_TH: {
    kind: "quoted",
    title: "Petraveller: banned breeds in Thailand",
    address: "https://petraveller.com.au/blog/banned-breeds-in-thailand",
    checked: "2026-11-28",
  },
  BREED_TH_2: {
    kind: "quoted",
    title: "Juslaws: bringing pets into Thailand",
    address: "https://it.juslaws.com/articles/bringing-pets-into-thailand",
    checked: "2026-11-28",
  },
  BREED_MY: {
    kind: "quoted",
    title: "Perak Veterinary Services list",
    address: "http://klgirlnowinipoh.blogspot.com/2011/10/banned-or-restricted-breeds-of-dogs.html",
    checked: "2026-11-28",
  },
  BREED_MY_2: {
    kind: "quoted",
    title: "Anniemally: MAQIS conditions for restricted breeds",
    address: "http://dev.bonzerwebsolutions.com/anniemally/restricted-breeds-of-dogs-in-malaysia/",
    checked: "2026-11-28",
  },
  BREED_AE: {
    kind: "quoted",
    title: "Gulf News: UAE updates list of banned breeds",
    address:
      "https://gulfnews.com/amp/living-in-uae/ask-us/uae-updates-list-of-dog-breeds-banned-in-the-country-1.1637675419207",
    checked: "2026-11-28",
  },
  BREED_JP: {
    kind: "quoted",
    title: "Cheriee: no breed is forbidden in Japan; four local systems",
    address: "https://cheriee.jp/articles/33678",
    checked: "2026-11-28",
  },
  BREED_JP_2: {
    kind: "quoted",
    title: "Ibaraki Shimbun: only four local governments have the system",
    address: "https://ibarakinews.jp/news/newsdetail.php?f_jun=16647919133226",
    checked: "2026-11-28",
  },
  BREED_JP_08: {
    kind: "official",
    title: "Goka town: 特定犬の飼い方",
    address:
      "https://www.town.goka.lg.jp/kurashi/kurashi-tetsuzuki/sumai-kankyou/pet-animal/page000447.html",
    checked: "2026-11-28",
  },
  BREED_JP_3: {
    kind: "quoted",
    title: "Wan-together blog on the Sapporo list",
    address:
      "https://wan-together.com/blog/%e7%89%b9%e5%ae%9a%e7%8a%ac%e5%88%b6%e5%ba%a6%e3%81%ab%e3%81%a4%e3%81%84%e3%81%a6%f0%9f%90%a9%e3%81%9d%e3%81%ae%e2%91%a3/",
    checked: "2026-11-28",
  },
  BREED_JP_41: {
    kind: "quoted",
    title: "Wan-together blog on Saga",
    address:
      "https://wan-together.com/blog/%e7%89%b9%e5%ae%9a%e7%8a%ac%e5%88%b6%e5%ba%a6%e3%81%ab%e3%81%a4%e3%81%84%e3%81%a6%f0%9f%90%a9%e3%81%9d%e3%81%ae%e2%91%a2/",
    checked: "2026-11-28",
  },
  BREED_KR: {
    kind: "quoted",
    title: "Nepla Q&A quoting Art. 2, 17, 101",
    address:
      "https://www.nepla.ai/wiki/농수축산과-동물보호/동물보호/-일문일답-맹견을-수입하려고-하는데-신고를-해야-하나요-j21nm6dx973x",
    checked: "2026-11-28",
  },
  BREED_TW: {
    kind: "official",
    title: "Chiayi City economic department: six kinds and duties",
    address: "https://economic.chiayi.gov.tw/",
    checked: "2026-11-28",
  },
  BREED_TW_2: {
    kind: "official",
    title: "Hualien: notice on the six kinds and mixes",
    address: "http://ehlg.gov.tw/Latestevent/Details.aspx?Parser=9,3,22,,,,1356",
    checked: "2026-11-28",
  },
  BREED_CN_BJ: {
    kind: "quoted",
    title: "78911: key areas and list",
    address: "https://m.78911.com.cn/BeiJingHuKou/423578.html",
    checked: "2026-11-28",
  },
  BREED_IN: {
    kind: "quoted",
    title: "LawStreet: Karnataka HC, list of the circular",
    address:
      "https://lawstreet.co/judiciary/karnataka-hc-stays-centres-circular-banning-rearing-dangerous-dog-breeds-within-state",
    checked: "2026-11-28",
  },
  BREED_IL: {
    kind: "official",
    title: "Efrat municipality: dangerous dogs",
    address: "https://www.efrat.muni.il/en/כלבים-מסוכנים",
    checked: "2026-11-28",
  },
  BREED_IL_2: {
    kind: "quoted",
    title: "Shoham municipality: law and order, eight breeds, crosses by likeness",
    address: "https://www.shoham.muni.il/123/",
    checked: "2026-11-28",
  },
  BREED_BM: {
    kind: "official",
    title: "gov.bm: regulations, pre-approval for prohibited or restricted breeds",
    address: "https://www.gov.bm/node/536821",
    checked: "2026-11-28",
  },
  BREED_BM_2: {
    kind: "quoted",
    title: "Bernews: Minister on dog importations",
    address: "https://bernews.com/2011/12/minister-bean-on-dog-importations/",
    checked: "2026-11-28",
  },
  BREED_BS: {
    kind: "quoted",
    title: "Bahamas Pet Permit: restricted breeds",
    address: "https://www.bahamaspetpermit.com/bahamas-dog-import-restricted-breeds-quarantine/",
    checked: "2026-11-28",
  },
  BREED_KY: {
    kind: "official",
    title: "Cayman Customs: prohibitions",
    address:
      "https://cbc.gov.ky/index.php/trade/import-animal-plant-and-meat-requirements/prohibitions",
    checked: "2026-11-28",
  },
  BREED_KY_2: {
    kind: "quoted",
    title: "Animals Regulations, mirror of the law text",
    address: "https://legis.qzq.dev/sl/555",
    checked: "2026-11-28",
  },
  BREED_EG: {
    kind: "quoted",
    title: "Library of Congress note via EIN: Law 29 of 2023",
    address:
      "https://www.einpresswire.com/article/640547256/egypt-new-law-restricting-ownership-of-dangerous-animals-reptiles-and-certain-types-of-dogs-adopted",
    checked: "2026-11-28",
  },
  BREED_QA: {
    kind: "quoted",
    title: "Gulf Times: ministry warns on dangerous animals",
    address:
      "https://gulf-times.com/article/690158/qatar/ministry-warns-against-bringing-dangerous-animals-to-public-places",
    checked: "2026-11-28",
  },
  BREED_SA: {
    kind: "quoted",
    title:
      "pettime.net: Pit Bull, Rottweiler, Dobermann, German Shepherd; dogs only for hunting, guarding, farming",
    address: "https://pettime.net/which-dogs-are-prohibited-in-saudi-arabia/",
    checked: "2026-11-28",
  },
  BREED_KW: {
    kind: "quoted",
    title: "ARY News: Kuwait bans commercial import",
    address: "https://arynews.tv/kuwait-bans-commercial-import-of-dogs-and-cats",
    checked: "2026-11-28",
  },
  BREED_KW_2: {
    kind: "quoted",
    title: "Bharat Horizon: same",
    address:
      "https://www.bharathorizon.com/world/middle-east/kuwait-bans-commercial-pet-imports-to-control-stray-animals.html",
    checked: "2026-11-28",
  },
  BREED_MA: {
    kind: "quoted",
    title: "TelQuel: list of breeds",
    address:
      "https://telquel.ma/2018/08/08/voici-la-liste-des-races-de-chiens-dangereux-interdits-par-le-gouvernement_1606786",
    checked: "2026-11-28",
  },
  BREED_MA_2: {
    kind: "quoted",
    title: "Almaghreb24: joint order's list and acts",
    address: "https://maghress.com/almaghreb24/101898",
    checked: "2026-11-28",
  },
  BREED_RU: {
    kind: "official",
    title: "Decree No. 974",
    address: "http://government.ru/docs/all/123051",
    checked: "2026-11-28",
  },
  BREED_BR: {
    kind: "quoted",
    title: "Folha Hats News: no consolidated federal law; state laws",
    address: "https://folhahatsnews.com.br/?p=12694",
    checked: "2026-11-28",
  },
  BREED_BR_SC: {
    kind: "quoted",
    title: "Gazeta do Povo",
    address: "https://www.gazetadopovo.com.br/brasil/legislacao-pitbulls-santa-catarina",
    checked: "2026-11-28",
  },
  BREED_AR: {
    kind: "quoted",
    title: "Página/12: no national law",
    address:
      "https://pagina12.com.ar/566847-cuales-son-las-razas-de-perros-consideradas-peligrosas-en-la",
    checked: "2026-11-28",
  },
  BREED_AR_B: {
    kind: "quoted",
    title: "lex-pro blog on law 14.107",
    address: "http://lex-pro.blogspot.com/2010/01/los-perros-peligrosos-deberan-estar.html",
    checked: "2026-11-28",
  },
  BREED_CL: {
    kind: "quoted",
    title: "CHV: art. 13 quoted",
    address:
      "https://chilevision.cl./noticias/nacional/estas-son-las-9-razas-de-perros-consideradas-como-potencialmente",
    checked: "2026-11-28",
  },
  BREED_CO: {
    kind: "quoted",
    title: "4Patas: import ban of the four and crosses",
    address: "http://www.4patas.com.co/perros/razas/articulo/razas-potencialmente-pelogrosas/1188",
    checked: "2026-11-28",
  },
  BREED_CO_2: {
    kind: "quoted",
    title: "El Tiempo: art. 126, 14 breeds",
    address:
      "https://www.eltiempo.com/vida/mascotas/perros-peligrosos-cuales-son-las-restricciones-esto-dice-la-ley-849343",
    checked: "2026-11-28",
  },
  BREED_PE: {
    kind: "quoted",
    title: "Ley 27596",
    address: "https://www.deperu.com/legislacion/ley-27596-pdf.html",
    checked: "2026-11-28",
  },
  BREED_PE_2: {
    kind: "quoted",
    title: "RM 1776-2002-SA/DM",
    address: "https://es.scribd.com/document/445773126/SALUD-Doberman-y-Rotwelle-pdf",
    checked: "2026-11-28",
  },
  BREED_EC: {
    kind: "quoted",
    title: "Acuerdo 0116, text on a blog",
    address:
      "http://reglamentotenenciaanimales.blogspot.com/2011/08/reglamento-de-tenencia-y-manejo.html",
    checked: "2026-11-28",
  },
  BREED_PA: {
    kind: "quoted",
    title: "Panamá América on bill 281",
    address:
      "https://panamaamerica.com.pa/sociedad/polemica-por-ley-que-regula-la-tenencia-de-perros-potencialmente-peligrosos-1127615",
    checked: "2026-11-28",
  },
} as const satisfies Readonly<Record<string, RuleSource>>;
