import type { HotelContent } from '../../adapters/supplier/hotel-content.ts';
import { storedHotel } from '../../adapters/supplier/stored/stored-hotel.ts';
import type { Config } from '../../config/config.ts';
import type { AppContext } from '../../context.ts';
import { contentId } from '../catalog/content-language.ts';
import { loadPropertyContents } from '../catalog/property-contents.ts';
import type { LocalTaxAnswer } from '../local-tax/local-tax-answer.ts';
import { getBrandLogo, readBrandLogo } from '../organization/brand-logo.ts';
import { findAgencies, findBranches, findUsers } from '../organization/organization-store.ts';
import { readSeller, type Seller } from '../organization/seller.ts';
import type { AgencyRow } from '../organization/tables.ts';
import { findBilledTax } from '../tax-ground/ground-store.ts';
import type { BilledTax } from '../tax-ground/settle-ground.ts';
import { toItineraryRoom } from '../travel/itinerary-model.ts';
import type { TravelRoomRow, TravelRow } from '../travel/tables.ts';
import type { ItineraryRoomModel } from '../travel/travel-models.ts';
import { getTravelLocalTax } from '../travel/travel-local-tax.ts';
import { findHotelMemory, findTravelRooms } from '../travel/travel-store.ts';
import { getRoomPrice, type RoomPrice } from './room-price.ts';

export interface RoomFacts {
  row: TravelRoomRow;
  stay: ItineraryRoomModel;
  price: RoomPrice;
  /** Taxes that the hotel is expected to collect for it. */
  localTax: LocalTaxAnswer;
}

/** Everything a paper about a trip says, read at the moment it is made. */
export interface TripFacts {
  travel: TravelRow;
  rooms: RoomFacts[];
  hotel: { ja: HotelContent; en: HotelContent };
  companyName: string;
  branchName: string;
  bookerName: string;
  /** Of a trip from elsewhere, as its bill says; null: no bill is on record. */
  billedTax: BilledTax | null;
  agency: AgencyRow | null;
  /** PNG of whose name is on the paper; null: the name is printed instead. */
  logo: Uint8Array | null;
  /** With whom the contract was made. */
  seller: Seller;
  /** Who arranges trips of branches without an agency. */
  platform: Config['support'];
  now: Date;
}

/** The facts of a trip and those of its rooms that are asked for (null: all). */
export async function loadTripFacts(
  app: AppContext,
  travel: TravelRow,
  roomNumbers: readonly number[] | null,
): Promise<TripFacts> {
  const rooms = await findTravelRooms(app.db, [travel.id]);
  const [branch] = await findBranches(app.db, [travel.branch_id]);
  const [booker] = await findUsers(app.db, [travel.user_id]);
  const [agency] = travel.agency_id === null ? [] : await findAgencies(app.db, [travel.agency_id]);
  const [ja, en] = await loadPropertyContents(app.db, [
    contentId(travel.property_id, 'ja-JP'),
    contentId(travel.property_id, 'en-US'),
  ]);
  if (!branch || !booker) throw new Error(`The branch or the booker of trip ${travel.id} is missing.`);
  const hotel = ja?.content ?? (await rememberedHotel(app, travel, 'ja'));
  return {
    travel,
    rooms: rooms
      .filter(({ room_number }) => roomNumbers === null || roomNumbers.includes(room_number))
      .map((row) => ({
        row,
        stay: toItineraryRoom(travel, row),
        price: getRoomPrice(travel, row),
        localTax: getTravelLocalTax(travel, hotel, [row]),
      })),
    hotel: {
      ja: hotel,
      en: en?.content ?? (await rememberedHotel(app, travel, 'en')),
    },
    companyName: branch.company_name,
    branchName: branch.name,
    bookerName: booker.name,
    billedTax: travel.external_supplier_name === null ? null : await findBilledTax(app.db, travel.id),
    agency: agency ?? null,
    logo: await readBrandLogo(app, getBrandLogo(agency ?? null)),
    seller: travel.seller ?? (await readSeller(app, travel.agency_id)),
    platform: app.config.support,
    now: app.clock(),
  };
}

async function rememberedHotel(
  app: AppContext,
  travel: TravelRow,
  language: 'ja' | 'en',
): Promise<HotelContent> {
  return storedHotel.read((await findHotelMemory(app.db, travel.id)).property_snapshot[language]);
}
