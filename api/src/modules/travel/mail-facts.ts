import { storedHotel } from '../../adapters/supplier/stored/stored-hotel.ts';
import { storedRate } from '../../adapters/supplier/stored/stored-rate.ts';
import { getPublicOrigin } from '../../config/public-origin.ts';
import type { AppContext } from '../../context.ts';
import { findCardDispute } from '../dispute/dispute-store.ts';
import type { CardDispute } from '../../graphql/__generated__/schema-types.ts';
import type { LocalTaxAnswer } from '../local-tax/local-tax-answer.ts';
import { type MailSender, toMailSender } from '../organization/mail-sender.ts';
import { type Seller, toSeller } from '../organization/seller.ts';
import { computeCancelTimeline } from '../rate/cancel-timeline.ts';
import { mapPricing } from '../rate/pricing.ts';
import type { CancelTimelineModel, RatePricingModel } from '../rate/rate-model.ts';
import { policyPrice } from '../rate/pricing.ts';
import { dueAtHotel } from './due-at-hotel.ts';
import { isInJapan } from './is-in-japan.ts';
import { isKeptTravel, findNextTrip, type PreviousTrip, findPreviousTrip } from './previous-fate.ts';
import { findOperatorRefunds } from './operator-refund-store.ts';
import { openPublicKey } from './public-key.ts';
import { getPublicKeyEnd } from './public-key-end.ts';
import { getRoomPolicy } from './room-cost.ts';
import { getTravelFees } from './room-fees.ts';
import { isGivenUp } from './room-state.ts';
import { getTravelLocalTax } from './travel-local-tax.ts';
import type { TravelRoomRow, TravelRow } from './tables.ts';
import { findHotelMemory, findTravelBy, findTravelRooms } from './travel-store.ts';

/** Everything a mail about a trip says, read when it is written. */
export interface MailFacts {
  travel: TravelRow;
  rooms: TravelRoomRow[];
  /** Yen that operators returned, by room. */
  operatorRefunds: ReadonlyMap<string, number>;
  pricing: RatePricingModel;
  timeline: CancelTimelineModel;
  bookerName: string;
  companyName: string;
  branchName: string;
  sender: MailSender;
  /** With whom the contract was made. */
  seller: Pick<Seller, 'name' | 'license'>;
  origin: string;
  /** Null when the guests' link was revoked or has ended. */
  guestUrl: string | null;
  /** Taxes that the hotel is expected to collect for the rooms that are still booked. */
  localTax: LocalTaxAnswer;
  /** Whether the hotel is: only there is the consumption tax part of the price. */
  isInJapan: boolean;
  /** The trip that it replaces, and the one that replaces it. */
  previous: PreviousTrip | null;
  next: TravelRow | null;
  /** It was to be replaced by another one, and stays after all. */
  isKept: boolean;
  /** Whether the cardholder disputes the payment, or has it back from their bank. */
  cardDispute: CardDispute | null;
}

/** Reads the facts of a trip. Absolute links come from configured origins only; an agency's trips carry its own. */
export async function loadMailFacts(app: AppContext, travelId: string): Promise<MailFacts> {
  const travel = await findTravelBy(app.db, 'id', travelId);
  if (!travel) throw new Error(`There is no trip ${travelId} to write about.`);
  const rooms = await findTravelRooms(app.db, [travelId]);
  const who = await app.db
    .selectFrom('branches')
    .innerJoin('companies', 'companies.id', 'branches.company_id')
    .innerJoin('users', (join) => join.on('users.id', '=', travel.user_id))
    .select(['companies.name as company', 'branches.name as branch', 'users.name as booker'])
    .where('branches.id', '=', travel.branch_id)
    .executeTakeFirstOrThrow();
  const agency =
    travel.agency_id === null
      ? null
      : await app.db
          .selectFrom('agencies')
          .selectAll()
          .where('id', '=', travel.agency_id)
          .executeTakeFirstOrThrow();
  const [first] = rooms;
  if (!first) throw new Error(`The trip ${travelId} has no room.`);
  const { publicKeySecret } = app.config;
  const origin = getPublicOrigin(app.config, agency);
  const sealed = travel.public_key_sealed;
  const hasEnded = app.clock() >= getPublicKeyEnd(travel);
  const key = sealed === null || hasEnded ? null : openPublicKey(publicKeySecret, travel.id, sealed);
  const stay = standingStay(travel, rooms);
  const rate = storedRate.read(travel.rate);
  const pricing = mapPricing(rate.pricing, stay);
  const memory = await findHotelMemory(app.db, travelId);
  return {
    travel,
    rooms,
    operatorRefunds: await findOperatorRefunds(
      app.db,
      rooms.map(({ id }) => id),
    ),
    pricing: {
      ...pricing,
      total: { ...pricing.total, propertyPrice: dueAtHotel(getTravelFees(travel), rooms) },
    },
    timeline: computeCancelTimeline(getRoomPolicy(travel, first), policyPrice(rate.pricing, stay), {
      timeZone: travel.time_zone,
      bookedAt: travel.created_at,
    }),
    bookerName: who.booker,
    companyName: who.company,
    branchName: who.branch,
    sender: toMailSender(app.config, agency),
    seller: travel.seller ?? toSeller(app.config, agency),
    origin,
    guestUrl: key === null ? null : `${origin}/p/trips/${key}`,
    localTax: getTravelLocalTax(travel, storedHotel.read(memory.property_snapshot.ja), rooms),
    isInJapan: isInJapan(memory),
    previous: await findPreviousTrip(app.db, travel, app.clock()),
    next: await findNextTrip(app.db, travelId),
    isKept: await isKeptTravel(app.db, travelId),
    cardDispute:
      travel.payment_type === 'CREDIT_CARD' ? await findCardDispute(app.db, travel.attempt_id) : null,
  };
}

/** The stay of the rooms that are still booked; all of it when none is, and where each room has a price of its own. */
function standingStay(travel: TravelRow, rooms: readonly TravelRoomRow[]): TravelRow['stay'] {
  const standing = rooms.filter((room) => !isGivenUp(room));
  if (standing.length === 0 || travel.external_supplier_name !== null) return travel.stay;
  return {
    ...travel.stay,
    occupancies: standing.map(({ adults, child_ages }) => ({ adults, childAges: child_ages })),
  };
}
