import type { SourcePage } from "./source.ts";

/** What authorities publish of breeds. */
export const officialOnBreeds = {
  BREED_DE: {
    title: "Zoll: Gefährliche Hunde",
    address:
      "https://zoll.de/DE/Privatpersonen/Reisen/Rueckkehr-aus-einem-Nicht-EU-Staat/Einschraenkungen/Gefaehrliche-Hunde/gefaehrliche_hunde_node.html",
  },
  BREED_DE_2: {
    title: "Verwaltungsgericht decision published by Bavaria: applies § 2 and",
    address: "https://www.gesetze-bayern.de/Content/Document/Y-300-Z-BECKRS-B-2023-N-41738?hl=true",
  },
  BREED_DE_BY: {
    title: "Zoll: Regelungen der Bundesländer",
    address:
      "https://www.zoll.de/DE/Privatpersonen/Reisen/Reisen-nach-Deutschland-aus-einem-nicht-eu-Staat/Einschraenkungen/Gefaehrliche-Hunde/regelungen_bundeslaender.html",
  },
  BREED_DE_BE: {
    title: "Bezirksamt Spandau: Hundegesetz Berlin",
    address:
      "https://berlin.de/ba-spandau/politik-und-verwaltung/aemter/ordnungsamt/veterinaer-und-lebensmittelueberwachung/veterinaeraufsicht-hundegesetz-berlin-bezirksamt-spandau-1345055.php",
  },
  BREED_DE_NW: {
    title: "Gemeinde Recke: dangerous dogs § 3",
    address:
      "https://www.recke.de/Rathaus/Gemeindeverwaltung-Recke/Ansprechpartner.htm/Dienstleistungen/Gefaehrliche-Hunde.html?",
  },
  BREED_FR: {
    title: "French Embassy in Switzerland: import and transit of animals, attack dogs forbidden",
    address: "https://ch.ambafrance.org/Importation-et-transit-d-animaux-en-France",
  },
  BREED_FR_2: {
    title: "Ministry of the Interior / DILA: entry of pets from outside Europe (2012-01-31)",
    address:
      "http://www.interieur.gouv.fr/A-votre-service/Mes-demarches/Loisirs/Temps-libre/Animaux/Entree-et-sortie-de-France-d-un-animal-de-compagnie/Entree-en-France-d-un-animal-de-compagnie-en-provenance-d-un-pays-non-europeen",
  },
  BREED_PT: {
    title: "DGAV: entry of dangerous and potentially dangerous dogs",
    address:
      "https://www.dgav.pt/animais/conteudo/animais-de-companhia-2/animais-perigosos-e-potencialmente-perigosos/entrada-de-caes-perigosos-e-potencialmente-perigosos-em-portugal/",
  },
  BREED_PT_2: {
    title: "Câmara Municipal da Amadora: the seven breeds under Portaria 422/2004",
    address:
      "https://www.cm-amadora.pt/pt/veterinario-municipal/612-racas-potencialmente-perigosas-e-seus-cruzamentos.html",
  },
  BREED_GB: {
    title: "GOV.UK content API: bring your pet to Great Britain",
    address: "https://www.gov.uk/api/content/bring-pet-to-great-britain",
  },
  BREED_GB_2: {
    title: "Newham Council: five banned types under the 1991 Act",
    address: "https://www.newham.gov.uk/public-health-safety/dog-care-control/8",
  },
  BREED_NIR: {
    title: "Ards and North Down Borough Council: dangerous dogs",
    address: "https://ardsandnorthdown.gov.uk/article/1414/Dangerous-Dogs",
  },
  BREED_IE: {
    title: "Carlow County: control of dogs, breeds",
    address:
      "https://carlowlibraries.ie/veterinary/animal-welfare-and-control/control-dogs-regulations-enforcement",
  },
  BREED_DK: {
    title: "Fødevarestyrelsen: Forbudte hunderacer",
    address:
      "https://foedevarestyrelsen.dk/dyr/om-dyr-og-kaeledyr-til-private/alt-om-kaeledyr/valg-af-kaeledyr/klar-til-hund/hvilken-race-skal-du-vaelge/forbudte-hunderacer",
  },
  BREED_DK_2: {
    title: "Danish Veterinary and Food Administration: Danish legislation on dogs",
    address: "https://en.foedevarestyrelsen.dk/animals/animal-welfare/danish-legislation-on-dogs",
  },
  BREED_NO: {
    title: "Mattilsynet: Banned dogs in Norway",
    address: "https://mattilsynet.no./en/animals/banned-dogs",
  },
  BREED_NO_2: {
    title: "Mattilsynet: Forbudte hunder og hunderaser",
    address: "https://www.mattilsynet.no/dyr/kjaeledyr/hund/forbudte-hunder-og-hunderaser",
  },
  BREED_CH: {
    title: "Federal Supreme Court BGE 133 I 249 (2007-04-27): cantons may make such rules",
    address: "https://entscheide.weblaw.ch/cache.php?link=BGE-133-I-249&sel_lang=it",
  },
  BREED_CH_2: {
    title:
      "Swiss Parliament, motion 24.3727 (2024-09-26): breeds are ruled by canton; Geneva 15, Valais adds American Bully",
    address: "http://ws-old.parlament.ch:80/affairs/20243727?lang=de",
  },
  BREED_CH_ZH: {
    title: "Kanton Zürich: Verbotene Hunderassen",
    address:
      "https://www.zh.ch/de/umwelt-tiere/tiere/haustiere-heimtiere/hunde/verbotene-hunderassen.html",
  },
  BREED_CH_GE: {
    title: "Ville de Genève: Dangerous breeds",
    address: "https://www.geneve.ch/en/public/owners-geneva/dangerous-breeds",
  },
  BREED_CH_VS: {
    title: "Federal Supreme Court BGE 133 I 249, regeste in French",
    address:
      "https://www.bger.ch/ext/eurospider/live/fr/php/aza/http/index.php?lang=fr&type=show_document&page=1&from_date=&to_date=&sort=relevance&insertion_date=&top_subcollection_aza=all&query_words=&rank=0&highlight_docid=atf%3A%2F%2F133-I-249%3Afr%3Aregeste&number_of_ranks=0&azaclir=clir",
  },
  BREED_LI: {
    title: "gesetze.li: Hundeverordnung, LGBl. 2006 Nr. 284",
    address: "https://www.gesetze.li/konso/html/2006284000?version=2&search_text=&search_loc=",
  },
  BREED_LI_2: {
    title: "gesetze.li: Hundegesetz, LGBl. 1992 Nr. 56",
    address: "https://www.gesetze.li/konso/html/1992056000?version=8&search_text=&search_loc=",
  },
  BREED_AT_9: {
    title: "Stadt Wien: Listenhunde, rules and exceptions",
    address: "http://wien.gv.at/gesellschaft/tiere/hundefuehrschein/verpflichtend.html",
  },
  BREED_AT_8: {
    title: "Gemeinde Hard: ordinance text",
    address: "https://www.hard.at/de/finanzabteilung/hundeabgabe",
  },
  BREED_BE: {
    title: "Local police 5318 Comines-Warneton: list of breeds, muzzle (2011-02-01)",
    address:
      "https://www.police.be/5318/fr/a-propos/rgp-reglement-general-de-police/chiens-reputes-dangereux",
  },
  BREED_LU: {
    title: "Legilux: Loi du 9 mai 2008",
    address: "http://legilux.public.lu/eli/etat/leg/loi/2008/05/09/n2/jo",
  },
  BREED_PL: {
    title: "City of Kraków BIP: dogs held aggressive",
    address: "https://www.bip.krakow.pl/?sub_dok_id=20511",
  },
  BREED_RO: {
    title: "Romanian Police, Alba: bringing a Pit Bull from abroad",
    address:
      "https://ab.politiaromana.ro/ro/utile/intrebari-frecvente/doresc-sa-aduc-din-strainatate-un-caine-din-rasa-pit-bull-pentru-paza-si-protectia-familiei-cum-procedez",
  },
  BREED_LT: {
    title: "e-tar.lt: order B1-5 of 2013-01-09",
    address: "https://www.e-tar.lt/rs/legalact/TAR.0181B55D0111/",
  },
  BREED_LT_2: {
    title: "e-seimas: law IX-1978 of 2004-01-27, art. 6-1",
    address: "https://e-seimas.lrs.lt/rs/legalact/TAD/TAIS.226946/",
  },
  BREED_FI: {
    title: "Riistainfo: wolf hybrids forbidden besides the older import ban",
    address:
      "https://www.riistainfo.fi/sv/lagar-och-forordningar/andringar-i-den-lagstiftning-som-galler-jakt-2/andringar-som-trader-i-kraft-2019/uppfodning-parning-forsaljning-och-innehav-av-varghybrid-forbjuds/",
  },
  BREED_FI_2: {
    title: "Info Norden: importing pets to Finland",
    address: "https://www.norden.org/en/info-norden/importing-pets-and-domestic-animals-finland",
  },
  BREED_IS: {
    title: "island.is: regulation 1019/2021 of 2021-08-25",
    address: "https://island.is/reglugerdir/nr/1019-2021",
  },
  BREED_IS_2: {
    title: "reglugerd.is: regulation 200/2020",
    address:
      "https://www.reglugerd.is/reglugerdir/eftir-raduneytum/atvinnuvega--og-nyskopunarraduneyti/nr/0200-2020",
  },
  BREED_HR: {
    title: "veterinarstvo.hr: entry of dogs considered dangerous",
    address: "http://www.veterinarstvo.hr/default.aspx?id=1167",
  },
  BREED_HR_2: {
    title: "Narodne novine 117/2008 (2008-10-13)",
    address: "https://narodne-novine.nn.hr/clanci/sluzbeni/2008_10_117_3386.html",
  },
  BREED_BA: {
    title: "Službeni glasnik BiH 27/10",
    address: "http://www.sluzbenilist.ba/page/akt/Axb5WLlI05A=",
  },
  BREED_AT_2: {
    title: "Land Niederösterreich: Hybridkatzen",
    address: "https://noe.gv.at/noe/Tierschutz/Hybridkatzen.html",
  },
  BREED_AT_4_2: {
    title: "Gemeinde Allerheiligen: Hundehaltung, new law",
    address: "https://www.allerheiligen.ooe.gv.at/Buergerservice/Hundehaltung",
  },
  BREED_AU_3: {
    title: "DCCEEW: Hybrid animals guidance",
    address:
      "https://www.dcceew.gov.au/environment/wildlife-trade/live/import-list/hybrid-animals-guidance",
  },
  BREED_NZ: {
    title: "Dog Control Act 1996, Schedule 4",
    address: "https://www.legislation.govt.nz/act/public/1996/0013/latest/DLM375498.html",
  },
  BREED_NZ_2: {
    title: "Rotorua Lakes Council: menacing dogs",
    address: "https://www.rotorualakescouncil.nz/our-services/animal-control/menacing",
  },
  BREED_SG: {
    title: "NParks AVS: legal and communal guidelines",
    address:
      "https://www.nparks.gov.sg/avs/pets/owning-a-pet/caring-for-your-pet/legal-and-communal-guidelines-for-owning-a-dog",
  },
  BREED_SG_2: {
    title: "Singapore Statutes Online: Dog Licensing and Control Rules 2007",
    address: "https://sso.agc.gov.sg/SL-Supp/S413-2007/Published/20071001?DocDate=20070806",
  },
  BREED_HK: {
    title: "AFCD pets.gov.hk: fighting and known dangerous dogs",
    address:
      "https://www.pets.gov.hk/english/proper_care_of_pets/dogs/fighting_and_known_dangerous_dogs.html",
  },
  BREED_HK_2: {
    title: "HK Government press release 16 June 2000",
    address: "https://www.info.gov.hk/gia/general/200006/16/0616224.htm",
  },
  BREED_JP_08: {
    title: "Goka town: 特定犬の飼い方",
    address:
      "https://www.town.goka.lg.jp/kurashi/kurashi-tetsuzuki/sumai-kankyou/pet-animal/page000447.html",
  },
  BREED_TW: {
    title: "Chiayi City economic department: six kinds and duties",
    address: "https://economic.chiayi.gov.tw/",
  },
  BREED_TW_2: {
    title: "Hualien: notice on the six kinds and mixes",
    address: "http://ehlg.gov.tw/Latestevent/Details.aspx?Parser=9,3,22,,,,1356",
  },
  BREED_IL: {
    title: "Efrat municipality: dangerous dogs",
    address: "https://www.efrat.muni.il/en/כלבים-מסוכנים",
  },
  BREED_BM: {
    title: "gov.bm: regulations, pre-approval for prohibited or restricted breeds",
    address: "https://www.gov.bm/node/536821",
  },
  BREED_KY: {
    title: "Cayman Customs: prohibitions",
    address:
      "https://cbc.gov.ky/index.php/trade/import-animal-plant-and-meat-requirements/prohibitions",
  },
  BREED_RU: { title: "Decree No. 974", address: "http://government.ru/docs/all/123051" },
} satisfies Record<string, SourcePage>;

/** What others quote of them. */
export const quotedOnBreeds = {
  BREED_ES: {
    title: "El País 2002-03-27, quotes that day's BOE",
    address:
      "http://web2.edicioneselpais.net/sociedad/2002/03/27/actualidad/1017183601_850215.html",
  },
  BREED_ES_2: {
    title: "Text of RD 287/2002 art. 2 with annexes and Andalusian Decreto 42/2008",
    address:
      "https://studylib.es/doc/5255832/perros-considerados-potencialmente-peligrosos-177-72-kb",
  },
  BREED_ES_CT: {
    title: "Paperblog: licence in Catalonia, thirteen breeds",
    address:
      "https://es.paperblog.com/licencia-para-tener-perros-potencialmente-peligrosos-3087424",
  },
  BREED_IE_2: {
    title: "Minister's announcement restated (2024-07): import ban",
    address: "https://csalertadmin.com/app/government-announces-ban-on-xl-bully-dogs",
  },
  BREED_AT: {
    title: "Waidhofen, text of the oesterreich.gv.at editors: list dogs by state",
    address:
      "https://waidhofen.at/umzug/person/wohnsitz-anmeldung-ummeldung-abmeldung?pageId=e84bf556-7abd-4de9-afb4-b5ff2e9cb873&syndication=true",
  },
  BREED_AT_3: {
    title: "dogtrain.at: text of § 2 NÖ Hundehaltegesetz",
    address: "https://dogtrain.at/?p=389",
  },
  BREED_LU_2: {
    title: "RTL 2018-04: quotes art. 10",
    address: "http://www.rtl.lu/letzebuerg/1160436.html",
  },
  BREED_PL_2: {
    title: "Commune Braszewice: full text of the regulation",
    address: "https://archiwum.braszewice.pl/pl/content/agresywne-rasy-ps%C3%B3w",
  },
  BREED_RO_2: {
    title: "Digi24: the two categories after the law (2026)",
    address:
      "https://www.digi24.ro/stiri/actualitate/social/ce-rase-de-caini-sunt-considerate-periculoase-si-trebuie-declarate-la-politie-sanctiunile-pentru-proprietarii-care-nu-respecta-legea-3617423",
  },
  BREED_CY: {
    title: "in-cyprus: what may not be imported, after the Veterinary Services",
    address: "https://in-cyprus.philenews.com/news/local/what-animals-are-allowed-in-cyprus/",
  },
  BREED_MT: {
    title: "Malta Independent 2024-08-06: regulations announced",
    address:
      "https://www.independent.com.mt/articles/2024-08-06/local-news/Breeding-of-mixed-bully-breed-dogs-now-illegal-6736263276",
  },
  BREED_MT_2: {
    title: "Times of Malta (2024-08): breeding, import, keeping of non-pedigree bully dogs illegal",
    address:
      "https://timesofmalta.com/article/breeding-importation-keeping-nonpedigree-bully-dogs-illegal.1096370",
  },
  BREED_SE: {
    title: "Djurskyddet 2024-07: Jordbruksverket's report on wolf hybrids",
    address:
      "https://tidningen.djurskyddet.se/2024/07/jordbruksverket-varghybrider-inget-stort-problem-men-lagstiftningen-behover-fortydligas/",
  },
  BREED_SE_2: {
    title: "Veterinärmagazinet 2024-07: ban on keeping, passing on and selling",
    address:
      "https://www.veterinarmagazinet.se/2024/07/vill-ha-tydligare-regelverk-kring-varghybrider/",
  },
  BREED_TR: {
    title: "Municipality of Turhal: dangerous animals (2021-12-14)",
    address: "https://www.turhal.bel.tr/icerik/48/884/tehlike-arz-eden-hayvanlar.aspx",
  },
  BREED_UA: {
    title: "ProUkraine 2021-11-15: list of 51 breeds",
    address:
      "https://proukraine.org.ua/2021/11/15/v-ukraini-zatverdzheno-perelik-nebezpechnyh-porid-sobak/",
  },
  BREED_UA_2: {
    title: "UNIAN 2021-11: list approved",
    address:
      "https://www.unian.ua/ecology/v-ukrajini-zatverdili-perelik-nebezpechnih-porid-sobak-11605171.html",
  },
  BREED_RS: {
    title: "pravnazastitazivotinja.com: text of the regulation",
    address:
      "https://pravnazastitazivotinja.com/pravilnik-o-nacinu-drzanja-pasa-koji-mogu-predstavljati-opasnost-za-okolinu/",
  },
  BREED_NO_3: {
    title: "Dyreliv.no: Mattilsynet's statement on hybrid cats",
    address: "https://dyreliv.no/katt/mattilsynet-sin-uttalelse-om-hold-av-hybridkatter/",
  },
  BREED_NO_4: {
    title: "Dyreliv.no: Miljødirektoratet's statement, CITES up to F4",
    address: "https://dyreliv.no/katt/miljodirektoratet-sin-uttalelse-om-hold-av-hybridkatter/",
  },
  BREED_AT_4: {
    title: "Tieranwalt: VGW-102/067/14150/2015 (2016-07-07)",
    address: "https://www.tieranwalt.at/de/Wissen/Rechtsfaelle/iLawCase__41.htm",
  },
  BREED_NL_3: {
    title: "savannah-genetics.de: keeping rules in neighbouring countries",
    address:
      "https://savannah-genetics.de/savannah-katze-nachbarlaender-europa-savannah-katze-haltung",
  },
  BREED_NL_5: {
    title:
      "Dutch Ministry of Agriculture (copy on openrijk.nl): ban on keeping folded-ear and hairless cats",
    address:
      "https://openrijk.nl/en/ministeries/landbouw-en-natuur/artikel/98980ec6-3f95-4eeb-a93e-96617ac56395",
    checked: "October 31, 2025",
  },
  BREED_NL_4: {
    title: "LICG: huis- en hobbydierenlijst",
    address: "https://www.licg.nl/huis-en-hobbydierenlijst-positieflijst/",
  },
  BREED_CH_3: {
    title: "droit-bilingue.ch: TSchV Art. 86",
    address: "https://droit-bilingue.ch/de-it/4/45/455.1-86-92.html",
  },
  BREED_DE_3: {
    title: "katzenverein.info: rules for hybrids",
    address: "https://www.katzenverein.info/de/der-verein/richtlinien/verordnungen",
  },
  BREED_AU: {
    title: "City of Joondalup: Dangerous dogs, restricted breeds",
    address: "https://www.joondalup.wa.gov.au/kb/resident/dangerous-dogs-restricted-breeds",
  },
  BREED_AU_2: {
    title: "Boorowa Council: Companion Animals Act s 55 quoted",
    address: "http://www.boorowa.nsw.gov.au/community/companion-animals",
  },
  BREED_AU_4: {
    title: "DCCEEW release on Bengal cats, word for word at Mirage News",
    address: "https://miragenews.com/new-policy-for-importing-bengal-cats-1374751",
  },
  BREED_NZ_3: {
    title: "Petraveller: banned breeds NZ",
    address: "https://petraveller.com.au/blog/banned-dog-breeds-in-new-zealand",
  },
  BREED_CA: {
    title:
      "midogguide quoting: the federal government does not regulate pit-bull types; provinces and cities do",
    address: "https://midogguide.com/diseases/can-you-drive-through-ontario-with-a-pitbull.html",
  },
  BREED_CA_ON: {
    title: "Dog Legislation Council of Canada: DOLA information sheet",
    address: "http://doglegislationcouncilcanada.org/dolafact.html",
  },
  BREED_CA_2: { title: "By-law 5421/90", address: "https://docslib.org/doc/2232512/1990-5421-pdf" },
  BREED_TH: {
    title: "Petraveller: banned breeds in Thailand",
    address: "https://petraveller.com.au/blog/banned-breeds-in-thailand",
  },
  BREED_TH_2: {
    title: "Juslaws: bringing pets into Thailand",
    address: "https://it.juslaws.com/articles/bringing-pets-into-thailand",
  },
  BREED_MY: {
    title: "Perak Veterinary Services list",
    address: "http://klgirlnowinipoh.blogspot.com/2011/10/banned-or-restricted-breeds-of-dogs.html",
  },
  // The copy is on a site that isn't for the public.
  BREED_MY_2: { title: "Anniemally: MAQIS conditions for restricted breeds" },
  BREED_AE: {
    title: "Gulf News: UAE updates list of banned breeds",
    address:
      "https://gulfnews.com/amp/living-in-uae/ask-us/uae-updates-list-of-dog-breeds-banned-in-the-country-1.1637675419207",
  },
  BREED_JP: {
    title: "Cheriee: no breed is forbidden in Japan; four local systems",
    address: "https://cheriee.jp/articles/33678",
  },
  BREED_JP_2: {
    title: "Ibaraki Shimbun: only four local governments have the system",
    address: "https://ibarakinews.jp/news/newsdetail.php?f_jun=16647919133226",
  },
  BREED_JP_3: {
    title: "Wan-together blog on the Sapporo list",
    address:
      "https://wan-together.com/blog/%e7%89%b9%e5%ae%9a%e7%8a%ac%e5%88%b6%e5%ba%a6%e3%81%ab%e3%81%a4%e3%81%84%e3%81%a6%f0%9f%90%a9%e3%81%9d%e3%81%ae%e2%91%a3/",
  },
  BREED_JP_41: {
    title: "Wan-together blog on Saga",
    address:
      "https://wan-together.com/blog/%e7%89%b9%e5%ae%9a%e7%8a%ac%e5%88%b6%e5%ba%a6%e3%81%ab%e3%81%a4%e3%81%84%e3%81%a6%f0%9f%90%a9%e3%81%9d%e3%81%ae%e2%91%a2/",
  },
  BREED_KR: {
    title: "Nepla Q&A quoting Art. 2, 17, 101",
    address:
      "https://www.nepla.ai/wiki/농수축산과-동물보호/동물보호/-일문일답-맹견을-수입하려고-하는데-신고를-해야-하나요-j21nm6dx973x",
  },
  BREED_IL_2: {
    title: "Shoham municipality: law and order, eight breeds, crosses by likeness",
    address: "https://www.shoham.muni.il/123/",
  },
  BREED_BM_2: {
    title: "Bernews: Minister on dog importations",
    address: "https://bernews.com/2011/12/minister-bean-on-dog-importations/",
  },
  BREED_BS: {
    title: "Bahamas Pet Permit: restricted breeds",
    address: "https://www.bahamaspetpermit.com/bahamas-dog-import-restricted-breeds-quarantine/",
  },
  BREED_KY_2: {
    title: "Animals Regulations, mirror of the law text",
    address: "https://legis.qzq.dev/sl/555",
  },
  BREED_MA: {
    title: "TelQuel: list of breeds",
    address:
      "https://telquel.ma/2018/08/08/voici-la-liste-des-races-de-chiens-dangereux-interdits-par-le-gouvernement_1606786",
  },
  BREED_MA_2: {
    title: "Almaghreb24: joint order's list and acts",
    address: "https://maghress.com/almaghreb24/101898",
  },
  BREED_BR: {
    title: "Folha Hats News: no consolidated federal law; state laws",
    address: "https://folhahatsnews.com.br/?p=12694",
  },
  BREED_BR_SC: {
    title: "Gazeta do Povo",
    address: "https://www.gazetadopovo.com.br/brasil/legislacao-pitbulls-santa-catarina",
  },
  BREED_AR: {
    title: "Página/12: no national law",
    address:
      "https://pagina12.com.ar/566847-cuales-son-las-razas-de-perros-consideradas-peligrosas-en-la",
  },
  BREED_AR_B: {
    title: "lex-pro blog on law 14.107",
    address: "http://lex-pro.blogspot.com/2010/01/los-perros-peligrosos-deberan-estar.html",
  },
  BREED_CL: {
    title: "CHV: art. 13 quoted",
    address:
      "https://chilevision.cl./noticias/nacional/estas-son-las-9-razas-de-perros-consideradas-como-potencialmente",
  },
  BREED_CO: {
    title: "4Patas: import ban of the four and crosses",
    address: "http://www.4patas.com.co/perros/razas/articulo/razas-potencialmente-pelogrosas/1188",
  },
  BREED_CO_2: {
    title: "El Tiempo: art. 126, 14 breeds",
    address:
      "https://www.eltiempo.com/vida/mascotas/perros-peligrosos-cuales-son-las-restricciones-esto-dice-la-ley-849343",
  },
  BREED_PE: {
    title: "Ley 27596",
    address: "https://www.deperu.com/legislacion/ley-27596-pdf.html",
  },
  BREED_PE_2: {
    title: "RM 1776-2002-SA/DM",
    address: "https://es.scribd.com/document/445773126/SALUD-Doberman-y-Rotwelle-pdf",
  },
  BREED_EC: {
    title: "Acuerdo 0116, text on a blog",
    address:
      "http://reglamentotenenciaanimales.blogspot.com/2011/08/reglamento-de-tenencia-y-manejo.html",
  },
} satisfies Record<string, SourcePage>;
