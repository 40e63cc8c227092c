import type { AppContext } from '../../context.ts';
import { InvalidInputError } from '../../errors.ts';
import type { TravelDetailDownloadLinkInput } from '../../graphql/__generated__/schema-types.ts';
import { contentLanguage } from '../catalogue/content-language.ts';
import { hashPublicKey } from '../travel/public-key.ts';
import { isStayable } from '../travel/room-state.ts';
import type { TravelRow } from '../travel/tables.ts';
import { readTravel, readTravelByKey } from '../travel/travel-service.ts';
import { findTravelBy, findTravelRooms } from '../travel/travel-store.ts';
import type { Viewer } from '../viewer/viewer.ts';
import { textLength } from '../../text-length.ts';
import type { DocumentLanguage } from './document-claim.ts';
import type { DocumentFile } from './document-file.ts';
import { linkTo } from './link-service.ts';
import { tripDetailPdf } from './pdf/trip-detail-pdf.ts';
import { voucherPdf } from './pdf/voucher-pdf.ts';
import { loadTripFacts } from './trip-facts.ts';

const MAX_ADDRESSEE = 80;
/** More than a trip can have. */
const MAX_ROOMS = 20;
type Link = { url: string; expiresAt: Date };

/** A link to the details of a trip that the viewer may see; null for any other, and when no such room is in it. */
export async function tripDetailLink(
  app: AppContext,
  viewer: Viewer,
  input: TravelDetailDownloadLinkInput,
): Promise<Link | null> {
  const travel = await readTravel(app, viewer, input.travelId);
  if (!travel) return null;
  const addressee = input.addressee?.trim() || null;
  if (addressee && (textLength(addressee) > MAX_ADDRESSEE || /\p{Cc}/u.test(addressee))) {
    throw new InvalidInputError(`addressee must be one line of at most ${MAX_ADDRESSEE} characters.`);
  }
  const roomNumbers = input.roomNumbers ?? null;
  const rooms = await findTravelRooms(app.db, [travel.id]);
  if (roomNumbers && !rooms.some(({ room_number }) => roomNumbers.includes(room_number))) return null;
  const language = contentLanguage(input.language);
  const claim = { kind: 'travel', userId: viewer.userId, travelId: travel.id, language, addressee } as const;
  return linkTo(app, { ...claim, roomNumbers: roomNumbers && unique(roomNumbers) }, viewer.agencyId);
}

/**
 * A link to the vouchers of a trip, for whoever has its key; for all its rooms when none is named. Null for a wrong
 * or revoked key, and when none of the rooms can be stayed in.
 */
export async function voucherLink(
  app: AppContext,
  key: string,
  roomNumbers: readonly number[],
  language: string | null | undefined,
): Promise<Link | null> {
  const travel = await readTravelByKey(app, key);
  if (!travel) return null;
  const wanted = roomNumbers.length > 0 ? unique(roomNumbers) : null;
  if ((await stayableRooms(app, travel, wanted)).length === 0) return null;
  const claim = { kind: 'voucher', keyHash: hashPublicKey(key), roomNumbers: wanted } as const;
  return linkTo(app, { ...claim, language: contentLanguage(language) }, travel.agency_id);
}

/** Null once the trip is out of the viewer's reach. */
export async function tripDetailFile(
  app: AppContext,
  viewer: Viewer,
  claim: {
    travelId: string;
    roomNumbers: readonly number[] | null;
    language: DocumentLanguage;
    addressee: string | null;
  },
): Promise<DocumentFile | null> {
  const travel = await readTravel(app, viewer, claim.travelId);
  if (!travel) return null;
  const facts = await loadTripFacts(app, travel, claim.roomNumbers);
  return {
    body: await tripDetailPdf(facts, claim.language, claim.addressee),
    mediaType: 'application/pdf',
    fileName: `予約明細_${travel.travel_number}.pdf`,
    asciiName: `booking-${travel.travel_number}.pdf`,
  };
}

/** Null once the key is revoked or no room of the link can be stayed in any more. */
export async function voucherFile(
  app: AppContext,
  claim: { keyHash: string; roomNumbers: readonly number[] | null; language: DocumentLanguage },
): Promise<DocumentFile | null> {
  const travel = await findTravelBy(app.db, 'public_key_hash', claim.keyHash);
  if (!travel) return null;
  const roomNumbers = await stayableRooms(app, travel, claim.roomNumbers);
  if (roomNumbers.length === 0) return null;
  return {
    body: await voucherPdf(await loadTripFacts(app, travel, roomNumbers), claim.language),
    mediaType: 'application/pdf',
    fileName: `宿泊確認書_${travel.travel_number}.pdf`,
    asciiName: `voucher-${travel.travel_number}.pdf`,
  };
}

/** A voucher stands for a room that can be stayed in: none before the booking is certain or after it was given up. */
async function stayableRooms(
  app: AppContext,
  travel: TravelRow,
  wanted: readonly number[] | null,
): Promise<number[]> {
  const rooms = await findTravelRooms(app.db, [travel.id]);
  return rooms
    .filter((room) => isStayable(room) && (wanted === null || wanted.includes(room.room_number)))
    .map(({ room_number }) => room_number);
}

const unique = (numbers: readonly number[]): number[] => [...new Set(numbers)].slice(0, MAX_ROOMS);
