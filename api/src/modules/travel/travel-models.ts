import type { PropertyContentSource } from '../catalog/map-property-content.ts';
import type { UserRow } from '../organization/tables.ts';
import type {
  CancelPenaltyModel,
  CancelTimelineModel,
  MappedRateAmenitiesModel,
  RatePricingModel,
} from '../rate/rate-model.ts';
import type { ListedRoom, ListedTravel, RoomStatus, TravelRoomRow, TravelRow } from './tables.ts';
import type { TravelStatus } from './travel-status.ts';

/**
 * A trip for the API: as listed, or whole. The plain fields carry the schema's names, because a field without a
 * resolver costs the executor next to nothing (complete-travel.ts fills them); what a list leaves out is read when a
 * field asks for it.
 */
export interface TravelModel {
  row: ListedTravel | TravelRow;
  id: string;
  travelNumber: string;
  status: TravelStatus;
  paymentType: TravelRow['payment_type'];
  startDate: string;
  endDate: string;
  createdAt: Date;
  employee: UserRow;
  pricing: RatePricingModel & { refundPrice: number; finalPaymentPrice: number };
  propertyContent: PropertyContentSource;
  expediaHotelRooms: TravelRoomModel[];
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
  smokingWish: boolean | null;
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
