import type { TestClient } from '../_client.ts';
import type { TestApi } from '../_testkit.ts';
import type { ChosenRate, StayInput } from '../booking/_booking.ts';

export interface CancelResult {
  __typename: string;
  errorCode?: string;
  currentPenaltyPrice?: number | null;
  travel?: { id: string; status: string; pricing: { refundPrice: number; finalPaymentPrice: number } };
  rooms?: {
    id: string;
    status: string;
    canceledAt: string | null;
    refundPrice: number | null;
    cancelRefundPrice: number | null;
  }[];
}

export async function cancelRooms(
  client: TestClient,
  input: { travelId: string; expediaHotelRoomIds: string[]; acceptedPenaltyPrice: number },
): Promise<CancelResult> {
  const response = await client.query<{ cancelRooms: CancelResult }>(
    `mutation ($input: CancelRoomsInput!) {
      cancelRooms(input: $input) {
        __typename
        ... on CancelRoomsSuccess {
          travel { id status pricing { refundPrice finalPaymentPrice } }
          rooms { id status canceledAt refundPrice cancelRefundPrice }
        }
        ... on CancelRoomsError { errorCode currentPenaltyPrice }
      }
    }`,
    { input },
  );
  return response.expectNoErrors().cancelRooms;
}

/** A rate of which canceling costs now what is wanted: by default something, yet not everything. */
export async function choosePenaltyRate(
  api: TestApi,
  client: TestClient,
  stay: StayInput,
  isWanted = (penalty: number, price: number) => penalty > 0 && penalty < price,
): Promise<ChosenRate> {
  const properties = await api.app.db
    .selectFrom('properties')
    .select('id')
    .where('country_code', '=', 'JP')
    .where('id', '<', '9000000')
    .orderBy('rank')
    .limit(200)
    .execute();
  for (const { id } of properties) {
    const response = await client.query<{
      expediaHotelRooms: {
        epsRoomId: string;
        rates: {
          epsRateId: string;
          bedGroups: { id: string }[];
          pricing: { total: { paymentPrice: number } };
          cancelTimeline: { stages: { penaltyPrice: number }[] };
        }[];
      }[];
    }>(
      `query ($id: ID!, $stay: RoomsWithRateInput!) {
        expediaHotelRooms(id: $id, roomsWithRateInput: $stay) {
          epsRoomId
          rates {
            epsRateId bedGroups { id } pricing { total { paymentPrice } } cancelTimeline { stages { penaltyPrice } }
          }
        }
      }`,
      { id, stay },
    );
    for (const room of response.expectNoErrors().expediaHotelRooms) {
      for (const rate of room.rates) {
        const now = rate.cancelTimeline.stages[0]?.penaltyPrice ?? 0;
        const total = rate.pricing.total.paymentPrice;
        if (isWanted(now, total) && rate.bedGroups[0]) {
          return {
            epsPropertyId: id,
            epsRoomId: room.epsRoomId,
            epsRateId: rate.epsRateId,
            bedGroupId: rate.bedGroups[0].id,
            isPackageRate: false,
            stay,
            expectedPaymentPrice: total,
            refundable: false,
          };
        }
      }
    }
  }
  throw new Error('No hotel charges that now.');
}
