import type { TestClient } from '../_client.ts';
import {
  book,
  bookInput,
  type BookInput,
  type BookingWorld,
  chooseAnyRate,
  type ChosenRate,
  prepare,
  buildStay,
  type TravelAnswer,
} from '../booking/_booking.ts';

export interface BookedTrip {
  travel: TravelAnswer;
  input: BookInput;
}

/** Books a trip as this account; of one room by invoice unless given otherwise. */
export async function bookTrip(
  world: BookingWorld,
  email: string,
  options: { rate?: ChosenRate; rooms?: number; change?: Partial<BookInput> } = {},
): Promise<BookedTrip> {
  const client = world.api.as(email);
  const rate = options.rate ?? (await chooseAnyRate(world.api, client, buildStay(options.rooms ?? 1)));
  const input = bookInput(await prepare(client, rate), options.change, rate.stay.occupancies.length);
  const { travel, errorCode } = await book(client, input);
  if (!travel) throw new Error(`Not booked: ${errorCode}`);
  return { travel, input };
}

export interface TimelineItem {
  __typename: string;
  id: string;
  text?: string;
  createdAt: string;
  viewerCanDelete?: boolean;
  historyType?: string;
  data?: Record<string, unknown>;
}

/** What happened on a trip as its viewer sees it. */
export async function readTimeline(client: TestClient, id: string): Promise<TimelineItem[]> {
  const response = await client.query<{ travelInDetail: { updateTimeline: TimelineItem[] } | null }>(
    `query ($id: ID!) { travelInDetail(id: $id) { updateTimeline {
      __typename
      ... on CompanyTravelMemo { id text createdAt viewerCanDelete employee { name } }
      ... on AgencyTravelMemo { id text createdAt viewerCanDelete agencyUser { name } }
      ... on OperatorTravelMemo { id text createdAt viewerCanDelete operatorUser { name } }
      ... on TravelHistory {
        id historyType createdAt
        data {
          __typename
          ... on TravelBookedData { previousTravelId }
          ... on RoomCanceledData { expediaHotelRoomId roomItineraryId by employeeId cancelRefundPrice }
          ... on TravelCanceledData { by employeeId }
          ... on HotelOrRoomCreatedData { createdRoomId: expediaHotelRoomId by }
          ... on RoomRefundedData { expediaHotelRoomId roomItineraryId refundPrice }
          ... on RoomChangedData { expediaHotelRoomId details previousGuestName guestName by employeeId }
          ... on DateChangedData { nextTravelId }
        }
      }
    } } }`,
    { id },
  );
  const travel = response.expectNoErrors().travelInDetail;
  if (!travel) throw new Error('There is no such trip.');
  return travel.updateTimeline;
}

/** The kinds of a timeline's items, in order. */
export function getKinds(timeline: readonly TimelineItem[]): string[] {
  return timeline.map(({ __typename, historyType }) => historyType ?? __typename);
}

export function getRoom(travel: TravelAnswer, index = 0): TravelAnswer['expediaHotelRooms'][number] {
  const room = travel.expediaHotelRooms[index];
  if (!room) throw new Error(`There is no room ${index + 1}.`);
  return room;
}
