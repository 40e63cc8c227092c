import { createHash } from 'node:crypto';
import type {
  PropertyFilterInput,
  PropertySort,
  RegionInput,
  SearchPropertyContentInput,
} from '../../graphql/__generated__/schema-types.ts';
import { InvalidInputError } from '../../lib/errors.ts';
import { type ContentLanguage, contentLanguage, parseContentId } from '../catalog/content-language.ts';
import { type Stay, stayKey } from '../rate/stay.ts';
import { stayFromInput } from '../rate/validate-stay.ts';

/** A validated search; two searches with the same `key` have the same result. */
export interface SearchCriteria {
  key: string;
  stay: Stay;
  language: ContentLanguage;
  propertyId: string | null;
  region: RegionInput | null;
  /** Where distances are measured from, when it is not the place searched. */
  from: RegionInput | null;
  filter: PropertyFilterInput;
  sort: PropertySort;
}

/** Throws InvalidInputError when the stay can't be shopped for or there is no place to search. */
export function searchCriteria(
  input: SearchPropertyContentInput,
  region: RegionInput | null,
  now: Date,
): SearchCriteria {
  const checked = stayFromInput(input.stay, now);
  if (checked.kind === 'invalid') throw new InvalidInputError(`stay: ${checked.reason}`);
  if (!region && !input.propertyId) throw new InvalidInputError('Name a region or a property.');
  const criteria = {
    stay: checked.stay,
    language: contentLanguage(input.stay.language),
    propertyId: input.propertyId ? parseContentId(input.propertyId).propertyId : null,
    region,
    from: input.from ?? null,
    filter: input.filter ?? {},
    sort: input.sort ?? 'RECOMMENDED',
  };
  const { stay, ...rest } = criteria;
  const key = createHash('sha256')
    .update(JSON.stringify([stayKey(stay), rest]))
    .digest('base64url')
    .slice(0, 22);
  return { key, ...criteria };
}
