import type { InvoiceStatus } from '../../graphql/__generated__/schema-types.ts';
import { isLocalTax } from '../tax-ground/tax-words.ts';
import type { NewInvoiceLine, SellersLines } from './invoice-lines.ts';
import type { Period } from './period.ts';
import type { InvoiceLineRow, InvoiceRow } from './tables.ts';

/** An invoice, or the draft of the running month, which is in no table. */
export interface InvoiceModel {
  id: string;
  invoiceNumber: string;
  status: InvoiceStatus;
  startDate: string;
  endDate: string;
  dueDate: string;
  totalPrice: number;
  branchId: string;
  issuerName: string;
  issuedAt: Date | null;
  paidAt: Date | null;
  /** What an electronic invoice would have; null of a draft and of a void one. */
  electronic: Pick<InvoiceRow, 'addressee' | 'issuer'> | null;
  /** Null: to be read from the table. */
  lines: InvoiceLineModel[] | null;
}

export type InvoiceLineModel = Omit<NewInvoiceLine, 'roomId' | 'taxSource' | 'billedTaxId'> & {
  id: string;
  /** Its tax is of who arranged the trip. */
  isElsewhere: boolean;
  /** What a bill has outside of tax, e.g. bathing tax. */
  isLocalTax: boolean;
};

export function invoiceModel(row: InvoiceRow): InvoiceModel {
  return {
    id: row.id,
    invoiceNumber: row.invoice_number,
    status: row.status,
    startDate: row.start_date,
    endDate: row.end_date,
    dueDate: row.due_date,
    totalPrice: row.total_price,
    branchId: row.branch_id,
    issuerName: row.issuer.name,
    issuedAt: row.issued_at,
    paidAt: row.paid_at,
    electronic: row.status === 'VOID' ? null : row,
    lines: null,
  };
}

export function lineModel(row: InvoiceLineRow): InvoiceLineModel {
  return {
    id: row.id,
    kind: row.kind,
    travelId: row.travel_id,
    travelNumber: row.travel_number,
    hotelName: row.hotel_name,
    guestName: row.guest_name,
    checkin: row.checkin,
    checkout: row.checkout,
    canceled: row.canceled,
    isElsewhere: row.is_elsewhere,
    isLocalTax: isLocalTax(row),
    price: row.price,
    taxRatePercent: row.tax_rate_percent,
    taxBasis: row.tax_basis,
    hotelRegistrationNumber: row.hotel_registration_number,
    companyCode: row.company_id_by_employee,
    departmentCode: row.department_id_by_employee,
  };
}

/** The branch of a draft, by the draft's id; null for the id of an issued invoice. */
export function readDraftBranch(id: string): string | null {
  const [kind, branchId] = id.split(':');
  return kind === 'draft' && branchId ? branchId : null;
}

/** What the running month would bill by what is known today: one draft for each seller of whom there is something. */
export function toDrafts(
  branchId: string,
  { startDate, endDate }: Period,
  dueDate: string,
  bills: readonly SellersLines<{ name: string; registrationNumber: string | null }>[],
): InvoiceModel[] {
  return bills
    .filter((bill) => bill.lines.length > 0)
    .map(({ agencyId, issuer, lines, total }) => {
      const id = ['draft', branchId, startDate, ...(agencyId === null ? [] : [agencyId])].join(':');
      return {
        id,
        invoiceNumber: `DRAFT-${startDate.slice(0, 7).replace('-', '')}`,
        status: 'DRAFT',
        startDate,
        endDate,
        dueDate,
        totalPrice: total,
        branchId,
        issuerName: issuer.name,
        issuedAt: null,
        paidAt: null,
        electronic: null,
        lines: lines.map(({ taxSource, billedTaxId, ...line }, index) => ({
          ...line,
          id: `${id}:${index + 1}`,
          isElsewhere: taxSource === 'BILL',
          isLocalTax: isLocalTax({ billed_tax_id: billedTaxId, tax_rate_percent: line.taxRatePercent }),
        })),
      };
    });
}
