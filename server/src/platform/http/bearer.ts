/** The token of an `Authorization: Bearer` header; undefined for any other. */
export const bearerOf = (header: string | undefined): string | undefined =>
  header === undefined ? undefined : /^Bearer +([\w.~+/-]+=*)$/i.exec(header)?.[1];
