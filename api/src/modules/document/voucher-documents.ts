import type { AppContext } from '../../context.ts';
import type { TravelVoucherDownloadLinkInput } from '../../graphql/__generated__/schema-types.ts';
import { contentLanguage } from '../catalog/content-language.ts';
import { hashPublicKey } from '../travel/public-key.ts';
import { isStayable } from '../travel/room-state.ts';
import type { TravelRow } from '../travel/tables.ts';
import { readTravel, readTravelByKey, readTravelByKeyHash } from '../travel/travel-service.ts';
import { findTravelRooms } from '../travel/travel-store.ts';
import type { Viewer } from '../viewer/viewer.ts';
import type { DocumentLanguage } from './document-claim.ts';
import type { DocumentFile } from './document-file.ts';
import { languageSuffix } from './language-suffix.ts';
import { linkTo } from './link-service.ts';
import { drawPdf } from './pdf/draw-pdf.ts';
import { loadTripFacts } from './trip-facts.ts';
import { uniqueRoomNumbers } from './unique-room-numbers.ts';

type Link = { url: string; expiresAt: Date };

/**
 * A link to the vouchers of a trip, for anyone who has its key; for all its rooms when none is named. Null for a wrong
 * key and for one that was revoked or has ended, and when none of the rooms can be stayed in.
 */
export async function voucherLink(
  app: AppContext,
  key: string,
  roomNumbers: readonly number[],
  language: string | null | undefined,
): Promise<Link | null> {
  const travel = await readTravelByKey(app, key);
  if (!travel) return null;
  const wanted = roomNumbers.length > 0 ? uniqueRoomNumbers(roomNumbers) : null;
  if ((await stayableRooms(app, travel, wanted)).length === 0) return null;
  const claim = { kind: 'voucher', keyHash: hashPublicKey(key), roomNumbers: wanted } as const;
  return linkTo(app, { ...claim, language: contentLanguage(language) }, travel.agency_id);
}

/**
 * A link to the vouchers of a trip that the viewer may see, whether or not its key was revoked: the key is the guests'.
 * Null for any other trip, and when none of the rooms can be stayed in.
 */
export async function memberVoucherLink(
  app: AppContext,
  viewer: Viewer,
  input: TravelVoucherDownloadLinkInput,
): Promise<Link | null> {
  const travel = await readTravel(app, viewer, input.travelId);
  if (!travel) return null;
  const wanted = input.roomNumbers ? uniqueRoomNumbers(input.roomNumbers) : null;
  if ((await stayableRooms(app, travel, wanted)).length === 0) return null;
  const claim = { kind: 'travel-voucher', userId: viewer.userId, travelId: travel.id } as const;
  const language = contentLanguage(input.language);
  return linkTo(app, { ...claim, roomNumbers: wanted, language }, viewer.agencyId);
}

/** Null once the key is revoked or has ended, or no room of the link can be stayed in any more. */
export async function voucherFile(
  app: AppContext,
  claim: { keyHash: string; roomNumbers: readonly number[] | null; language: DocumentLanguage },
): Promise<DocumentFile | null> {
  const travel = await readTravelByKeyHash(app, claim.keyHash);
  return travel && renderFile(app, travel, { ...claim, isForGuests: true });
}

/** Null once the trip is out of the viewer's reach or no room of the link can be stayed in any more. */
export async function memberVoucherFile(
  app: AppContext,
  viewer: Viewer,
  claim: { travelId: string; roomNumbers: readonly number[] | null; language: DocumentLanguage },
): Promise<DocumentFile | null> {
  const travel = await readTravel(app, viewer, claim.travelId);
  return travel && renderFile(app, travel, { ...claim, isForGuests: false });
}

async function renderFile(
  app: AppContext,
  travel: TravelRow,
  asked: { roomNumbers: readonly number[] | null; language: DocumentLanguage; isForGuests: boolean },
): Promise<DocumentFile | null> {
  const roomNumbers = await stayableRooms(app, travel, asked.roomNumbers);
  if (roomNumbers.length === 0) return null;
  const facts = await loadTripFacts(app, travel, roomNumbers);
  return {
    body: await drawPdf('voucherPdf', facts, asked.language, { isForGuests: asked.isForGuests }),
    mediaType: 'application/pdf',
    fileName: `宿泊確認書_${travel.travel_number}${languageSuffix[asked.language]}.pdf`,
    asciiName: `voucher-${travel.travel_number}${languageSuffix[asked.language]}.pdf`,
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
