import { type BilledTaxEntry, noBilledTax } from '@yado/shared/format/billed-tax-entry';

/** The form as it is typed. */
export interface ExternalEntry {
  employeeId: string;
  supplierName: string;
  supplierConfirmationId: string;
  hotelName: string;
  city: string;
  /** Of the catalog, as it was chosen; empty: as typed. */
  placeId: string;
  /** ISO 3166-1 alpha-2; empty until it is chosen. */
  countryCode: string;
  /** Empty: as country and city have it. */
  timeZone: string;
  address: string;
  phone: string;
  checkin: string | null;
  checkout: string | null;
  rooms: readonly RoomEntry[];
  price: string;
  /** Counts for a hotel in Japan. */
  billedTax: BilledTaxEntry;
  policy: PolicyKind;
  stages: readonly StageEntry[];
}

export interface RoomEntry {
  key: number;
  adults: number;
  /** Ages with commas between them. */
  childAges: string;
  familyName: string;
  givenName: string;
  smoking: boolean;
  specialRequest: string;
}

/** `unknown`: canceling costs everything; `free`: nothing at any time. */
export type PolicyKind = 'unknown' | 'free' | 'stages';
export type StageKind = 'percent' | 'nights' | 'amount';

/** From a moment in Japan's time on, canceling a room costs this much, until the next stage. */
export interface StageEntry {
  key: number;
  /** `YYYY-MM-DDTHH:mm`, as the browser's own field has it. */
  from: string;
  kind: StageKind;
  value: string;
}

export const MAX_ROOMS = 8;
export const MAX_STAGES = 10;

export const newRoom = (key: number): RoomEntry => ({
  key,
  adults: 1,
  childAges: '',
  familyName: '',
  givenName: '',
  smoking: false,
  specialRequest: '',
});

export const newStage = (key: number): StageEntry => ({ key, from: '', kind: 'percent', value: '' });

export const emptyEntry: ExternalEntry = {
  employeeId: '',
  supplierName: '',
  supplierConfirmationId: '',
  hotelName: '',
  city: '',
  placeId: '',
  countryCode: '',
  timeZone: '',
  address: '',
  phone: '',
  checkin: null,
  checkout: null,
  rooms: [newRoom(0)],
  price: '',
  billedTax: noBilledTax,
  policy: 'unknown',
  stages: [newStage(0)],
};
