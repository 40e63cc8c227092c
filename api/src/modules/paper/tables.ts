import type { Generated, Selectable } from 'kysely';
import type { PaperKind } from '../../graphql/__generated__/schema-types.ts';

/** VOID: an invoice that was withdrawn, stamped 取消. COPY: a receipt that was issued again, stamped 再発行. */
export type PaperEdition = 'ISSUED' | 'VOID' | 'COPY';

/** A paper as it was issued; a row never changes. */
export interface PaperTable {
  id: string;
  kind: PaperKind;
  edition: PaperEdition;
  number: string;
  branch_id: string;
  invoice_id: string | null;
  receipt_id: string | null;
  /** The day of issue in Japan, which the paper names. */
  issued_on: string;
  issuer: string;
  addressee: string;
  total_price: number;
  /** Of the stored bytes, in hexadecimal. */
  sha256: string;
  size: number;
  stored_at: Date;
}

export interface PaperBytesTable {
  paper_id: string;
  bytes: Uint8Array;
}

/** What a search of papers asks for; everything that is given has to hold. Days and yen are inclusive. */
export interface PaperFilter {
  branchId: string | null;
  issuedFrom: string | null;
  issuedTo: string | null;
  amountFrom: number | null;
  amountTo: number | null;
  counterparty: string | null;
  kinds: readonly PaperKind[];
}

export interface PaperFetchTable {
  id: string;
  branch_id: string;
  user_id: string;
  paper_id: string | null;
  /** Of a fetch of many. */
  filter: PaperFilter | null;
  /** Papers, or rows of an accounting file. */
  paper_count: number;
  /** Of an accounting file: for which software; its filter is the period. */
  accounting_profile: Generated<string | null>;
  asked_at: Date;
  /** Null: the link was given and never opened. */
  fetched_at: Generated<Date | null>;
}

export interface PaperTables {
  papers: PaperTable;
  paper_bytes: PaperBytesTable;
  paper_fetches: PaperFetchTable;
}

export type PaperRow = Selectable<PaperTable>;
export type PaperFetchRow = Selectable<PaperFetchTable>;
