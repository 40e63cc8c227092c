import type {
  CancelPenaltyModel,
  CancelTimelineModel,
  MappedRateAmenitiesModel,
} from '../rate/rate-model.ts';
import type { ListedRoom, ListedTravel, RoomStatus, TravelRoomRow, TravelRow } from './tables.ts';

/**
 * A trip for the API: as listed, or whole. The plain fields carry the schema's names, because a field without a
 * resolver costs the executor next to nothing; what a list leaves out is read when a field asks for it.
 */
export interface TravelModel {
  row: ListedTravel | TravelRow;
  id: string;
  travelNumber: string;
  paymentType: TravelRow['payment_type'];
  startDate: string;
  endDate: string;
  createdAt: Date;
}

/** A room of a trip for the API, like `TravelModel`. */
export interface TravelRoomModel {
  row: ListedRoom | TravelRoomRow;
  travel: ListedTravel | TravelRow;
  id: string;
  epsRoomId: string;
  roomName: string;
  roomNumber: number;
  status: RoomStatus;
  familyName: string;
  givenName: string;
  specialRequest: string | null;
  bedType: string | null;
  refundPrice: number | null;
  canceledAt: Date | null;
  paymentPrice: number;
}

export function travelModel(row: ListedTravel | TravelRow): TravelModel {
  return {
    row,
    id: row.id,
    travelNumber: row.travel_number,
    paymentType: row.payment_type,
    startDate: row.start_date,
    endDate: row.end_date,
    createdAt: row.created_at,
  };
}

/** For lookups that may find nothing. */
export function travelOrNull(row: TravelRow | null): TravelModel | null {
  return row && travelModel(row);
}

export function travelRoomModel(
  row: ListedRoom | TravelRoomRow,
  travel: ListedTravel | TravelRow,
): TravelRoomModel {
  return {
    row,
    travel,
    id: row.id,
    epsRoomId: row.eps_room_id,
    roomName: row.room_name,
    roomNumber: row.room_number,
    status: row.status,
    familyName: row.family_name,
    givenName: row.given_name,
    specialRequest: row.special_request,
    bedType: row.bed_type,
    refundPrice: row.refund_price,
    canceledAt: row.canceled_at,
    paymentPrice: row.payment_price,
  };
}

export interface ItineraryRateModel {
  id: string;
  refundable: boolean;
  cancelPenalties: CancelPenaltyModel[];
  cancelTimeline: CancelTimelineModel;
  amenityIds: string[];
  mappedRateAmenities: Omit<MappedRateAmenitiesModel, 'freeWiFi'> & { wifi: boolean };
  is3rdParty: boolean;
}

export interface ItineraryRoomModel {
  id: string;
  roomId: string;
  propertyConfirmationId: string | null;
  status: RoomStatus;
  familyName: string;
  givenName: string;
  checkin: string;
  checkout: string;
  totalNights: number;
  specialRequest: string | null;
  smoking: boolean;
  numberOfAdults: number;
  childAges: number[];
  bedGroupId: string | null;
  rate: ItineraryRateModel;
}

export interface ItineraryModel {
  id: string;
  itineraryId: string | null;
  rooms: ItineraryRoomModel[];
}

export interface VoucherModel {
  id: string;
  travel: TravelRow;
  rooms: ItineraryRoomModel[];
}
