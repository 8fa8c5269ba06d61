/** Countries whose addresses need one of their regions, such as a state, with the codes and names that the shop accepts. */
type Regions = { label: string; example: string; names: string };

const regions: Readonly<Record<string, Regions>> = {
  US: {
    label: "State",
    example: "a US state like California or CA",
    names:
      "AL Alabama,AK Alaska,AZ Arizona,AR Arkansas,CA California,CO Colorado,CT Connecticut,DE Delaware,DC District of Columbia,FL Florida,GA Georgia,HI Hawaii,ID Idaho,IL Illinois,IN Indiana,IA Iowa,KS Kansas,KY Kentucky,LA Louisiana,ME Maine,MD Maryland,MA Massachusetts,MI Michigan,MN Minnesota,MS Mississippi,MO Missouri,MT Montana,NE Nebraska,NV Nevada,NH New Hampshire,NJ New Jersey,NM New Mexico,NY New York,NC North Carolina,ND North Dakota,OH Ohio,OK Oklahoma,OR Oregon,PA Pennsylvania,RI Rhode Island,SC South Carolina,SD South Dakota,TN Tennessee,TX Texas,UT Utah,VT Vermont,VA Virginia,WA Washington,WV West Virginia,WI Wisconsin,WY Wyoming,AS American Samoa,GU Guam,MP Northern Mariana Islands,PR Puerto Rico,VI US Virgin Islands,AA Armed Forces Americas,AE Armed Forces Europe,AP Armed Forces Pacific",
  },
  CA: {
    label: "Province",
    example: "a Canadian province or territory like Ontario or ON",
    names:
      "AB Alberta,BC British Columbia,MB Manitoba,NB New Brunswick,NL Newfoundland and Labrador,NT Northwest Territories,NS Nova Scotia,NU Nunavut,ON Ontario,PE Prince Edward Island,QC Quebec,SK Saskatchewan,YT Yukon",
  },
  AU: {
    label: "State",
    example: "an Australian state or territory like Victoria or VIC",
    names:
      "ACT Australian Capital Territory,NSW New South Wales,NT Northern Territory,QLD Queensland,SA South Australia,TAS Tasmania,VIC Victoria,WA Western Australia",
  },
};

/** What addresses in a country call their region; undefined where none is needed. */
export const regionLabel = (country: string): string | undefined => regions[country]?.label;

/** What is wrong with the region of an address; undefined if nothing is. */
export function regionError(country: string, region: string): string | undefined {
  const known = regions[country];
  if (!known) return undefined;
  const typed = plain(region);
  if (typed === "") return `${known.label} is required.`;
  const isKnown = known.names.split(",").some((each) => {
    const [code = ""] = each.split(" ", 1);
    return typed === plain(code) || typed === plain(each.slice(code.length));
  });
  return isKnown ? undefined : `Enter ${known.example}.`;
}

/** "D.C." is DC, "Québec" is Quebec. */
const plain = (text: string): string =>
  text
    .normalize("NFKD")
    .replaceAll(/[\p{M}.]/gu, "")
    .trim()
    .replaceAll(/\s+/g, " ")
    .toLowerCase();
