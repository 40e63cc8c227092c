import type { Problems } from '@yado/shared/forms/use-form';
import type { AddressedSearch } from '@yado/shared/routing/hotel-search';
import { isOverInJapan, type Whereabouts } from '@yado/shared/routing/bookable-days';
import { MISSING_AGE, type RoomDraft, toOccupancies } from '../lib/rooms-draft.ts';
import { stayProblem } from '../lib/check-stay.ts';
import { defaultStay } from '../lib/stay-defaults.ts';
import type { Place } from '../lib/suggestions.ts';

/** The stay part of a form while it is being filled in. */
export interface StayDraft {
  checkin: string;
  checkout: string;
  rooms: RoomDraft[];
}

/** The search form while it is being filled in. */
export interface SearchDraft extends StayDraft {
  text: string;
  /** What was chosen for `text`; null while nothing was. */
  place: Place | null;
}

export type DraftProblems = Problems<'destination' | 'dates' | 'rooms'>;

/** What a form shows for an address; dates that can't be booked any more become tomorrow. */
export function toStayDraft(stay: AddressedSearch['stay']): StayDraft {
  const fallback = defaultStay();
  const { checkin, checkout } = stay && !stayProblem(stay, 'anywhere') ? stay : fallback;
  return { checkin, checkout, rooms: (stay ?? fallback).occupancies };
}

type Criteria = Pick<AddressedSearch, 'destination' | 'regionId' | 'propertyId' | 'stay'>;

export function toSearchDraft({ destination, regionId, propertyId, stay }: Criteria): SearchDraft {
  const kind = propertyId ? 'hotel' : 'region';
  const id = propertyId ?? regionId;
  return {
    ...toStayDraft(stay),
    text: destination,
    place: id ? { kind, id, label: destination, isAbroad: stay !== null && isOverInJapan(stay) } : null,
  };
}

/** Where the place lies, as far as the days of a stay depend on it. */
export function toWhereabouts(place: Place | null): Whereabouts {
  return place?.isAbroad ? 'anywhere' : 'japan';
}

export function stayProblems({ checkin, checkout, rooms }: StayDraft, where: Whereabouts): DraftProblems {
  const occupancies = toOccupancies(rooms);
  const dates = stayProblem({ checkin, checkout, occupancies: occupancies ?? [] }, where);
  return {
    ...(dates && { dates }),
    ...(!occupancies && { rooms: MISSING_AGE }),
  };
}
