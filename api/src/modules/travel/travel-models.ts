import type {
  CancelPenaltyModel,
  CancelTimelineModel,
  MappedRateAmenitiesModel,
} from '../rate/rate-model.ts';
import type { RoomStatus, TravelRoomRow, TravelRow } from './tables.ts';

/** A room together with its trip: price and policy stand in the trip. */
export interface TravelRoomModel {
  room: TravelRoomRow;
  travel: TravelRow;
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
