import type { AppContext } from '../../context.ts';
import { InvalidInputError } from '../../lib/errors.ts';
import type {
  AddresseeKind,
  TravelDetailDownloadLinkInput,
} from '../../graphql/__generated__/schema-types.ts';
import { contentLanguage } from '../catalog/content-language.ts';
import { readTravel } from '../travel/travel-service.ts';
import { findTravelRooms } from '../travel/travel-store.ts';
import { textOrNull } from '../travel/validate-guests.ts';
import type { Viewer } from '../viewer/viewer.ts';
import { isOneLine } from '../../lib/one-line.ts';
import { textLength } from '../../lib/text-length.ts';
import type { DocumentLanguage } from './document-claim.ts';
import type { DocumentFile } from './document-file.ts';
import { linkTo } from './link-service.ts';
import { unprintableCharacters } from './pdf/unprintable-characters.ts';
import { drawPdf } from './pdf/draw-pdf.ts';
import { loadTripFacts } from './trip-facts.ts';
import { uniqueRoomNumbers } from './unique-room-numbers.ts';
import { languageSuffix } from './language-suffix.ts';

const MAX_ADDRESSEE = 80;
type Link = { url: string; expiresAt: Date };

/**
 * A link to the details of a trip that the viewer may see; null for any other, and when no such room is in it. An
 * addressee that the paper can't show is refused with its characters.
 */
export async function tripDetailLink(
  app: AppContext,
  viewer: Viewer,
  input: TravelDetailDownloadLinkInput,
): Promise<Link | { characters: string[] } | null> {
  const travel = await readTravel(app, viewer, input.travelId);
  if (!travel) return null;
  const addressee = textOrNull(input.addressee);
  if (addressee && (textLength(addressee) > MAX_ADDRESSEE || !isOneLine(addressee))) {
    throw new InvalidInputError(`addressee must be one line of at most ${MAX_ADDRESSEE} characters.`);
  }
  const characters = unprintableCharacters(addressee ?? '');
  if (characters.length > 0) return { characters };
  const roomNumbers = input.roomNumbers ?? null;
  const rooms = await findTravelRooms(app.db, [travel.id]);
  if (roomNumbers && !rooms.some(({ room_number }) => roomNumbers.includes(room_number))) return null;
  const language = contentLanguage(input.language);
  const claim = {
    kind: 'travel',
    userId: viewer.userId,
    travelId: travel.id,
    language,
    addressee,
    addresseeKind: input.addresseeKind ?? null,
    roomNumbers: roomNumbers && uniqueRoomNumbers(roomNumbers),
  } as const;
  return linkTo(app, claim, viewer.agencyId);
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
    addresseeKind: AddresseeKind | null;
  },
): Promise<DocumentFile | null> {
  const travel = await readTravel(app, viewer, claim.travelId);
  if (!travel) return null;
  const facts = await loadTripFacts(app, travel, claim.roomNumbers);
  return {
    body: await drawPdf('tripDetailPdf', facts, claim.language, toAddressee(claim)),
    mediaType: 'application/pdf',
    fileName: `予約明細_${travel.travel_number}${languageSuffix[claim.language]}.pdf`,
    asciiName: `booking-${travel.travel_number}${languageSuffix[claim.language]}.pdf`,
  };
}

function toAddressee({
  addressee,
  addresseeKind,
}: {
  addressee: string | null;
  addresseeKind: AddresseeKind | null;
}) {
  return addressee === null ? null : { name: addressee, kind: addresseeKind };
}
