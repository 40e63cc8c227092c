import type {
  CancelPenaltyModel,
  CancelTimelineModel,
  MappedRateAmenitiesModel,
} from '../rate/rate-model.ts';
import type { ListedRoom, ListedTravel, RoomStatus, TravelRoomRow, TravelRow } from './tables.ts';

/** A trip by its plain fields or whole: what a list leaves out is read when a field asks for it. */
export type TravelModel = ListedTravel | TravelRow;

/** A room together with its trip: price and policy stand in the trip. */
export interface TravelRoomModel {
  room: ListedRoom | TravelRoomRow;
  travel: TravelModel;
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
