import type { AppContext } from '../../context.ts';
import type { UpdateTravelerProfileInput } from '../../graphql/__generated__/schema-types.ts';
import { InvalidInputError } from '../../lib/errors.ts';
import { guestNameAsKept, isGuestName, normalizePhone } from '../travel/validate-guests.ts';
import type { Viewer } from '../viewer/viewer.ts';
import { arrivalHours } from './arrival-request.ts';
import type { TravelerProfileFields } from './tables.ts';
import { changeTravelerProfile, findTravelerProfile } from './traveler-store.ts';

/** The viewer's own profile, empty until they enter something; null for people who book nothing. */
export async function readTravelerProfile(
  app: AppContext,
  viewer: Viewer,
): Promise<TravelerProfileFields | null> {
  if (!viewer.permissions.has('BOOK')) return null;
  return (await findTravelerProfile(app.db, viewer.userId)) ?? { ...empty, user_id: viewer.userId };
}

/**
 * Changes the viewer's own profile; what the input leaves out stays, and null empties it. Throws InvalidInputError for
 * what no hotel takes.
 */
export async function updateTravelerProfile(
  app: AppContext,
  viewer: Viewer,
  { guestName, phone, smoking, bed, arrivalHour }: UpdateTravelerProfileInput,
): Promise<Viewer> {
  const change = {
    ...(guestName === undefined ? {} : readName(guestName)),
    ...(phone === undefined ? {} : { phone: readPhone(phone) }),
    ...(smoking == null ? {} : { smoking }),
    ...(bed === undefined ? {} : { bed }),
    ...(arrivalHour === undefined ? {} : { arrival_hour: readHour(arrivalHour) }),
    updated_at: app.clock(),
  };
  await changeTravelerProfile(app.db, { ...empty, user_id: viewer.userId }, change);
  return viewer;
}

const empty = {
  family_name: null,
  given_name: null,
  phone: null,
  smoking: false,
  bed: null,
  arrival_hour: null,
} satisfies Omit<TravelerProfileFields, 'user_id'>;

function readName(name: { familyName: string; givenName: string } | null) {
  if (name === null) return { family_name: null, given_name: null };
  const [family_name, given_name] = [guestNameAsKept(name.familyName), guestNameAsKept(name.givenName)];
  if (!isGuestName(family_name) || !isGuestName(given_name)) {
    throw new InvalidInputError('guestName must be in Latin letters, at most 60 for each name.');
  }
  return { family_name, given_name };
}

/** Ten digits, or eleven of a mobile, IP or 0800 number. */
function readPhone(phone: string | null): string | null {
  if (phone === null) return null;
  const { number } = normalizePhone({ countryCode: '81', number: phone });
  if (/^0(?:(?![5-9]0)[1-9]|[5-9]0)\d{8}$/.test(number)) return number;
  throw new InvalidInputError('phone must be a number within Japan, with its first 0.');
}

function readHour(hour: number | null): number | null {
  if (hour !== null && (hour < arrivalHours.first || hour > arrivalHours.last)) {
    throw new InvalidInputError(`arrivalHour must be ${arrivalHours.first} to ${arrivalHours.last}.`);
  }
  return hour;
}
