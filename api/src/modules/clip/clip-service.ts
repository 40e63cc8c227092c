import { InvalidInputError } from '../../lib/errors.ts';
import type { AppContext } from '../../context.ts';
import { newId } from '../../db/new-id.ts';
import type {
  ClipErrorCode,
  ClipHotelRateInput,
  RoomsWithRateInput,
} from '../../graphql/__generated__/schema-types.ts';
import { storedHotel } from '../../adapters/supplier/stored/stored-hotel.ts';
import type { SupplierCustomer } from '../../adapters/supplier/supplier-port.ts';
import { findPropertyRecords } from '../catalog/catalog-store.ts';
import { contentId, contentLanguage } from '../catalog/content-language.ts';
import { mapPropertyContent, type PropertyContentSource } from '../catalog/map-property-content.ts';
import { loadPropertyContents } from '../catalog/property-contents.ts';
import { mayShowPackageRates } from '../rate/package-rule.ts';
import { stayFromInput } from '../rate/validate-stay.ts';
import { toPropertySnapshot } from '../travel/property-snapshot.ts';
import type { Viewer } from '../viewer/viewer.ts';
import type { ClipModel } from './clip-model.ts';
import { countClips, deleteClips, findClips, insertClip } from './clip-store.ts';
import { priceClips } from './price-clips.ts';
import type { ClippedStay, ClipRow } from './tables.ts';

const CLIPS_AT_MOST = 50;
const idShape = /^[\x21-\x7e]{1,100}$/;

export type ClipResult = { kind: 'clipped'; clip: ClipModel } | { kind: 'failed'; errorCode: ClipErrorCode };

/**
 * Remembers a rate for the viewer alone. The hotel and the room must be known; whether the rate is still sold is
 * asked when the clips are read. At most 50.
 */
export async function clipHotelRate(
  app: AppContext,
  viewer: Viewer,
  input: ClipHotelRateInput,
): Promise<ClipResult> {
  const failed = (errorCode: ClipErrorCode): ClipResult => ({ kind: 'failed', errorCode });
  if (input.isPackageRate && !mayShowPackageRates(viewer)) return failed('FORBIDDEN');
  const [record] = await findPropertyRecords(app.db, [input.epsPropertyId], 'ja-JP');
  const room = record?.content.rooms?.[input.epsRoomId];
  if (!record?.row.active || !room || !idShape.test(input.epsRateId)) return failed('RATE_NOT_FOUND');
  const stay = readStay(input.stay ?? null, app.clock());
  const clip: ClipRow = {
    id: newId(),
    user_id: viewer.userId,
    property_id: record.row.id,
    room_id: input.epsRoomId,
    rate_id: input.epsRateId,
    is_package: input.isPackageRate,
    hotel_name_en: record.row.name_en,
    time_zone: record.row.time_zone,
    content: storedHotel.store({ ...toPropertySnapshot(record.content), rooms: { [input.epsRoomId]: room } }),
    created_at: app.clock(),
    stay,
    payment_price: stay && readPrice(input.paymentPrice ?? null),
  };
  const outcome = await insertClip(app.db, clip, CLIPS_AT_MOST);
  if (outcome === 'exists') return failed('ALREADY_CLIPPED');
  if (outcome === 'full') return failed('LIMIT_EXCEEDED');
  return { kind: 'clipped', clip: { clip, content: mapPropertyContent(record), room: null } };
}

/** How many rates the viewer would be shown. */
export async function countSavedRates(app: AppContext, viewer: Viewer): Promise<number> {
  if (mayShowPackageRates(viewer)) return countClips(app.db, viewer.userId);
  return (await findClips(app.db, viewer.userId)).filter((clip) => !clip.is_package).length;
}

/**
 * The viewer's clips, newest first, `first` at most, priced again when a stay is given. A hotel that has left the
 * catalog is shown as it was when it was clipped. Throws InvalidInputError for a stay that nobody could book.
 */
export async function listClips(
  app: AppContext,
  viewer: Viewer,
  customer: SupplierCustomer,
  {
    roomsWithRateInput: input,
    first,
  }: { roomsWithRateInput?: RoomsWithRateInput | null; first?: number | null },
): Promise<ClipModel[]> {
  if (first != null && (first < 1 || first > CLIPS_AT_MOST)) {
    throw new InvalidInputError(`first: 1 to ${CLIPS_AT_MOST}.`);
  }
  const now = app.clock();
  const checked = input ? stayFromInput(input, now) : null;
  if (checked?.kind === 'invalid') throw new InvalidInputError(`stay: ${checked.reason}`);
  const packages = mayShowPackageRates(viewer);
  const clips = (await findClips(app.db, viewer.userId))
    .filter((clip) => packages || !clip.is_package)
    .slice(0, first ?? CLIPS_AT_MOST);
  const language = contentLanguage(input?.language);
  const contents = await loadPropertyContents(
    app.db,
    clips.map(({ property_id }) => contentId(property_id, language)),
  );
  const shown = clips.map((clip, index) => ({ clip, content: contents[index] ?? remembered(clip) }));
  if (!checked) return shown.map((each) => ({ ...each, room: null }));
  const rooms = await priceClips(app, shown, {
    stay: checked.stay,
    now,
    packages,
    customer,
  });
  return shown.map((each) => ({ ...each, room: rooms.get(each.clip.id) ?? null }));
}

/** Deletes clips of the viewer; returns those that were there. */
export async function removeClips(
  app: AppContext,
  viewer: Viewer,
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length > 2 * CLIPS_AT_MOST) throw new InvalidInputError(`ids: at most ${2 * CLIPS_AT_MOST}.`);
  return deleteClips(app.db, viewer.userId, [...new Set(ids)]);
}

/** One that nobody could book is not worth keeping, and no reason to refuse the rate. */
function readStay(input: RoomsWithRateInput | null, now: Date): ClippedStay | null {
  const checked = input && stayFromInput(input, now);
  if (checked?.kind !== 'valid') return null;
  const { checkin, checkout, occupancies } = checked.stay;
  return { checkin, checkout, occupancies };
}

/** The person's own note: it is shown to nobody else, and nothing is booked for it. */
function readPrice(price: number | null): number | null {
  return price !== null && price > 0 ? price : null;
}

function remembered(clip: ClipRow): PropertyContentSource {
  const content = storedHotel.read(clip.content);
  return {
    id: contentId(clip.property_id, 'ja-JP'),
    propertyId: clip.property_id,
    language: 'ja-JP',
    name: content.name,
    nameEn: clip.hotel_name_en,
    timeZone: clip.time_zone,
    content,
    revealAddress: false,
  };
}
