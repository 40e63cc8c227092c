import { nameProblem } from '@yado/shared/format/guest-name';
import type { Problems } from '@yado/shared/forms/use-form';
import { requestProblem } from '@yado/shared/format/special-request';

/** What of a room can be changed, as its form shows it. */
export interface RoomDetails {
  familyName: string;
  givenName: string;
  specialRequest: string;
  smoking: boolean;
}

export type DetailField = 'familyName' | 'givenName' | 'specialRequest';

/** All that must be corrected before the hotel is asked; a name that stays as it is needs no correction. */
export function detailProblems(
  typed: RoomDetails,
  now: RoomDetails,
  unicodeAllowed: boolean,
): Problems<DetailField> {
  const name = (field: 'familyName' | 'givenName') =>
    typed[field] === now[field] ? undefined : nameProblem(typed[field]);
  const problems = {
    familyName: name('familyName'),
    givenName: name('givenName'),
    specialRequest: requestProblem(typed.specialRequest, unicodeAllowed),
  };
  return Object.fromEntries(Object.entries(problems).filter(([, text]) => text));
}

/** What differs, as it is sent; null when nothing does. An empty request takes the old one away. */
export function findChanges(typed: RoomDetails, now: RoomDetails): Partial<RoomDetails> | null {
  const wanted: RoomDetails = {
    familyName: typed.familyName === now.familyName ? now.familyName : typed.familyName.trim().toUpperCase(),
    givenName: typed.givenName === now.givenName ? now.givenName : typed.givenName.trim().toUpperCase(),
    specialRequest: typed.specialRequest.trim(),
    smoking: typed.smoking,
  };
  const fields = Object.keys(wanted) as (keyof RoomDetails)[];
  const changed = fields.filter((field) => wanted[field] !== now[field]);
  return changed.length > 0 ? Object.fromEntries(changed.map((field) => [field, wanted[field]])) : null;
}
