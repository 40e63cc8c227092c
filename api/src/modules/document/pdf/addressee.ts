import type { AddresseeKind } from '../../../graphql/__generated__/schema-types.ts';

/** Whom a paper is made out to. */
export interface Addressee {
  name: string;
  /** Null: not said, so the name itself has to tell. */
  kind: AddresseeKind | null;
}

const organization =
  /会社|[(（](?:株|有|合|資|名)[)）]|[㈱㈲]|法人|組合|協会|財団|機構|大学|学校|病院|銀行|役所|役場|支店|支社|営業所|本社|御中$|\b(?:Inc|Ltd|LLC|Corp|Co)\b\.?|K\.K\./iu;

/** Whether a name says that it is an organization's; any other is a person's. */
export function guessAddresseeKind(name: string): AddresseeKind {
  return organization.test(name) ? 'COMPANY' : 'PERSON';
}
