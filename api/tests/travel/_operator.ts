import { randomUUID } from 'node:crypto';
import type { TestClient } from '../_client.ts';
import { type StayInput, buildStay, travelFields, type TravelAnswer } from '../booking/_booking.ts';

export interface PenaltyInput {
  start: string;
  end: string;
  currency: string;
  amount?: string;
  nights?: number;
  percent?: number;
}

export interface TaxPartInput {
  ratePercent?: number | null;
  price: number;
  taxPrice: number;
}

export interface BilledTaxInput {
  ratePercent?: number;
  taxPrice?: number;
  registrationNumber?: string | null;
  parts?: TaxPartInput[];
}

export interface ExternalInput {
  branchId: string;
  employeeId: string;
  supplierName: string;
  supplierConfirmationId: string;
  hotelName: string;
  city: string;
  placeId?: string | null;
  countryCode?: string | null;
  timeZone?: string | null;
  address?: string | null;
  phone?: string | null;
  stay: StayInput;
  guests: { familyName: string; givenName: string; employeeId?: string }[];
  paymentPrice: number;
  billedTax?: BilledTaxInput | null;
  paymentType: 'INVOICE' | 'CREDIT_CARD';
  cancelPenalties?: PenaltyInput[] | null;
  idempotencyKey: string;
}

/** A good entry of a trip of two rooms in Sapporo. */
export function externalInput(change: Partial<ExternalInput> = {}): ExternalInput {
  return {
    branchId: 'demo-branch-sakura-tokyo',
    employeeId: 'demo-sakura-employee',
    supplierName: '北海道トラベル',
    supplierConfirmationId: `HK-${randomUUID().slice(0, 8)}`,
    hotelName: '湯けむりの宿 雪見',
    city: '札幌市',
    countryCode: 'JP',
    stay: buildStay(2),
    guests: [
      { familyName: 'Tanaka', givenName: 'Kenichi', employeeId: 'demo-sakura-employee' },
      { familyName: 'Sato', givenName: 'Misaki' },
    ],
    paymentPrice: 50_001,
    paymentType: 'INVOICE',
    idempotencyKey: randomUUID(),
    ...change,
  };
}

export interface ExternalBookingResult {
  __typename: string;
  travel?: TravelAnswer & { externalSupplierName: string | null };
  errorCode?: string;
  guestIndex?: number | null;
  timeZones?: string[] | null;
  ratePercent?: number | null;
  missingPrice?: number | null;
}

export async function bookExternal(client: TestClient, input: ExternalInput): Promise<ExternalBookingResult> {
  const response = await client.query<{ bookHotelViaExternalSupplier: ExternalBookingResult }>(
    `mutation ($input: BookViaExternalSupplierInput!) {
      bookHotelViaExternalSupplier(input: $input) {
        __typename
        ... on BookViaExternalSupplierSuccess { travel { ${travelFields} externalSupplierName } }
        ... on BookViaExternalSupplierError { errorCode guestIndex timeZones ratePercent missingPrice }
      }
    }`,
    { input },
  );
  return response.expectNoErrors().bookHotelViaExternalSupplier;
}

export interface RecordBilledTaxResult {
  errorCode?: string;
  ratePercent?: number | null;
  missingPrice?: number | null;
  travel?: { id: string };
}

export async function recordBilledTax(
  client: TestClient,
  travelId: string,
  billedTax: BilledTaxInput,
): Promise<RecordBilledTaxResult> {
  const response = await client.query<{ recordBilledTax: RecordBilledTaxResult }>(
    `mutation ($input: RecordBilledTaxInput!) { recordBilledTax(input: $input) {
      ... on RecordBilledTaxSuccess { travel { id } }
      ... on RecordBilledTaxError { errorCode ratePercent missingPrice } } }`,
    { input: { travelId, billedTax } },
  );
  return response.expectNoErrors().recordBilledTax;
}

export interface RefundInput {
  expediaHotelRoomId: string;
  refundPrice: number;
  reason: string;
  idempotencyKey: string;
}

export interface RefundResult {
  __typename: string;
  errorCode?: string;
  travel?: { status: string; pricing: { refundPrice: number; finalPaymentPrice: number } };
  room?: {
    id: string;
    status: string;
    refundPrice: number | null;
    cancelRefundPrice: number | null;
    currentPenaltyPrice: number | null;
  };
}

export const refundMutation = `mutation ($input: RefundRoomInput!) {
  refundRoom(input: $input) {
    __typename
    ... on RefundRoomSuccess {
      travel { status pricing { refundPrice finalPaymentPrice } }
      room { id status refundPrice cancelRefundPrice currentPenaltyPrice }
    }
    ... on RefundRoomError { errorCode }
  }
}`;

export async function refundRoom(
  client: TestClient,
  input: Partial<RefundInput> & Pick<RefundInput, 'expediaHotelRoomId' | 'refundPrice'>,
): Promise<RefundResult> {
  const response = await client.query<{ refundRoom: RefundResult }>(refundMutation, {
    input: { reason: '騒音のお詫び', idempotencyKey: randomUUID(), ...input },
  });
  return response.expectNoErrors().refundRoom;
}

/** Everything that readers ask of a trip. */
export const wholeTripQuery = `query ($id: ID!, $number: String!) {
        branchTravels(input: { travelNumber: $number }) { nodes { id externalSupplierName } }
        completedBookingTravel(id: $id) {
          email paymentType stripeCreditCard { id } employee { id }
          pricing { averagePerOneRoomNight { paymentPrice } total { stayPrice taxAndServicePrice propertyPrice { total { value } } }
            occupancyPricing { occupancy paymentPrice nightsPrice { stayPrice } } }
          propertyContent { id name nameEn timeZone countryCode coordinates { latitude longitude } address { city line1 } }
          itinerary { itineraryId rooms { roomId bedGroupId propertyConfirmationId
            rate { is3rdParty refundable cancelTimeline { freeUntil stages { penaltyPrice } } amenityIds
              mappedRateAmenities { mealType jaMealLabels } } } }
          expediaHotelRooms { hotelName city roomName isPackageRate currentPenaltyPrice }
        }
        itineraries(travelId: $id) { rooms { familyName } }
        vouchers(travelId: $id) { rooms { givenName propertyConfirmationId } enPropertyContent { name } }
        travelDetailsForCsv(input: { filter: { travelNumber: $number } }) {
          totalCount rows { hotelName paymentPrice itineraryId propertyConfirmationId externalConfirmationId alwaysFreeCancel }
        }
      }`;
