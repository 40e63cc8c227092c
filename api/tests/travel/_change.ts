import type { TestClient } from '../_client.ts';

export interface ChangeResult {
  __typename: string;
  errorCode?: string;
  room?: {
    id: string;
    familyName: string;
    givenName: string;
    specialRequest: string | null;
    changePending: boolean;
  };
}

export interface ChangeInput {
  travelId: string;
  expediaHotelRoomId: string;
  familyName?: string;
  givenName?: string;
  specialRequest?: string;
  smoking?: boolean;
}

export async function changeRoom(client: TestClient, input: ChangeInput): Promise<ChangeResult> {
  const response = await client.query<{ changeRoomDetails: ChangeResult }>(
    `mutation ($input: ChangeRoomDetailsInput!) {
      changeRoomDetails(input: $input) {
        __typename
        ... on ChangeRoomSuccess { room { id familyName givenName specialRequest changePending } }
        ... on ChangeRoomError { errorCode }
      }
    }`,
    { input },
  );
  return response.expectNoErrors().changeRoomDetails;
}

export interface RoomsView {
  viewerCanChange: boolean;
  viewerCanChangeDates: boolean;
  expediaHotelRooms: {
    familyName: string;
    givenName: string;
    specialRequest: string | null;
    cancelPending: boolean;
    changePending: boolean;
  }[];
  itinerary: { rooms: { familyName: string; smoking: boolean; specialRequest: string | null }[] };
}

export async function roomsView(client: TestClient, id: string): Promise<RoomsView> {
  const response = await client.query<{ travelInDetail: RoomsView }>(
    `query ($id: ID!) { travelInDetail(id: $id) {
      viewerCanChange viewerCanChangeDates
      expediaHotelRooms { familyName givenName specialRequest cancelPending changePending }
      itinerary { rooms { familyName smoking specialRequest } }
    } }`,
    { id },
  );
  return response.expectNoErrors().travelInDetail;
}
