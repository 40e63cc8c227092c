import type { Selectable } from 'kysely';
import type {
  AddresseeKind,
  CardBrand,
  InvoiceLineKind,
  TaxBasis,
} from '../../graphql/__generated__/schema-types.ts';
import type { InvoiceIssuer } from '../invoice/tables.ts';

/** Whom a receipt is made out to: chosen once, then the same on whatever follows from it. */
export interface ReceiptAddressee {
  name: string;
  kind: AddresseeKind;
}

/** The card that paid, as far as a paper may show it. */
export interface ReceiptCard {
  brand: CardBrand;
  last4: string;
}

export interface ReceiptTable {
  id: string;
  receipt_number: string;
  /** RETURN: what a receipt said before is not owed any more (適格返還請求書). */
  kind: 'RECEIPT' | 'RETURN';
  branch_id: string;
  travel_id: string;
  /** Of a RETURN: the receipt that it corrects. */
  original_id: string | null;
  addressee: ReceiptAddressee;
  issuer: InvoiceIssuer;
  card: ReceiptCard | null;
  /** When the card was charged; of a RETURN: when that receipt's was. */
  paid_at: Date;
  /** Tax included; of a RETURN usually below zero. */
  total_price: number;
  issued_by: string;
  issued_at: Date;
}

export interface ReceiptLineTable {
  receipt_id: string;
  line_number: number;
  kind: InvoiceLineKind;
  room_id: string;
  room_number: number;
  hotel_name: string;
  guest_name: string;
  checkin: string;
  checkout: string;
  /** The room was canceled: what remains to pay is a cancellation fee. */
  canceled: boolean;
  price: number;
  tax_rate_percent: number | null;
  /** Null in rows of releases that kept none. */
  tax_basis: TaxBasis | null;
  /** As an issuer of qualified invoices, of who proves the tax, where it rests on one: the hotel, as cards pay no other trips. */
  hotel_registration_number: string | null;
}

/** Which receipt a room has. */
export interface ReceiptRoomTable {
  room_id: string;
  receipt_id: string;
}

export interface ReceiptTables {
  receipts: ReceiptTable;
  receipt_lines: ReceiptLineTable;
  receipt_rooms: ReceiptRoomTable;
}

export type ReceiptRow = Selectable<ReceiptTable>;
/** As lines of invoices say it: trips from elsewhere are billed and have no receipts. */
export type ReceiptLineRow = Selectable<ReceiptLineTable> & { is_elsewhere: boolean };
