import type { TestClient } from '../_client.ts';
import type { TestApi } from '../_testkit.ts';

export interface GroundAnswer {
  errorCode?: string;
  hotelTax?: {
    hotelName: string;
    grounds: {
      basis: string;
      registrationNumber: string | null;
      consentOn: string | null;
      validFrom: string | null;
      recordedBy: { name: string };
    }[];
  };
}

/** A corporate number whose check digit is right, as a hotel's. */
export const hotelNumber = 'T8000000000001';

/** Which hotel a trip stays at. */
export async function readPropertyId(api: TestApi, travelId: string): Promise<string> {
  const { property_id } = await api.app.db
    .selectFrom('travels')
    .select('property_id')
    .where('id', '=', travelId)
    .executeTakeFirstOrThrow();
  return property_id;
}

export async function recordGround(client: TestClient, input: object): Promise<GroundAnswer> {
  const response = await client.query<{ recordHotelTaxGround: GroundAnswer }>(
    `mutation ($input: RecordHotelTaxGroundInput!) {
      recordHotelTaxGround(input: $input) {
        ... on RecordHotelTaxGroundSuccess {
          hotelTax { hotelName grounds { basis registrationNumber consentOn validFrom recordedBy { name } } }
        }
        ... on RecordHotelTaxGroundError { errorCode }
      }
    }`,
    { input },
  );
  return response.expectNoErrors().recordHotelTaxGround;
}
