import { dayInZone } from '../rate/calendar.ts';
import type { InvoiceIssuer, InvoiceLineRow, InvoiceRow } from '../invoice/tables.ts';
import { proofNotes, taxBasisText } from '../tax-ground/tax-words.ts';
import { lineKindLabel } from './invoice-words.ts';
import { type PintCategory, toPintAmounts } from './jp-pint-amounts.ts';
import { type XmlElement, xmlDocument } from './xml.ts';

const ubl = 'urn:oasis:names:specification:ubl:schema:xsd';
const cbc = (name: string, content: string, attributes?: XmlElement['attributes']): XmlElement => ({
  name: `cbc:${name}`,
  content,
  ...(attributes ? { attributes } : {}),
});
const cac = (name: string, ...content: (XmlElement | null)[]): XmlElement => ({
  name: `cac:${name}`,
  content: content.filter((child) => child !== null),
});
const yen = (name: string, amount: number) => cbc(name, String(amount), { currencyID: 'JPY' });
const period = (from: string, to: string) => cac('InvoicePeriod', cbc('StartDate', from), cbc('EndDate', to));
const scheme = () => cac('TaxScheme', cbc('ID', 'VAT'));

/**
 * An issued invoice as Japan's standard electronic invoice (JP PINT: Peppol's UBL 2.1 for Japan). It needs the electronic
 * addresses of both sides: see `findJpPintProblem`.
 */
export function invoiceJpPint(invoice: InvoiceRow, lines: readonly InvoiceLineRow[]): Buffer {
  const { subtotals, nets, rounding } = toPintAmounts(lines);
  const taxable = subtotals.reduce((sum, part) => sum + part.taxable, 0);
  const tax = subtotals.reduce((sum, part) => sum + part.tax, 0);
  const notes = proofNotes(lines);
  const content = [
    cbc('UBLVersionID', '2.1'),
    cbc('CustomizationID', 'urn:peppol:pint:billing-1@jp-1'),
    cbc('ProfileID', 'urn:peppol:bis:billing'),
    cbc('ID', invoice.invoice_number),
    cbc('IssueDate', dayInZone(invoice.issued_at, 'Asia/Tokyo')),
    cbc('DueDate', invoice.due_date),
    cbc('InvoiceTypeCode', '380'),
    ...(notes.length > 0 ? [cbc('Note', notes.join(' '))] : []),
    cbc('DocumentCurrencyCode', 'JPY'),
    period(invoice.start_date, invoice.end_date),
    cac('AccountingSupplierParty', seller(invoice.issuer)),
    cac('AccountingCustomerParty', buyer(invoice)),
    cac(
      'PaymentMeans',
      cbc('PaymentMeansCode', '30'),
      cac('PayeeFinancialAccount', cbc('ID', invoice.issuer.bankAccount)),
    ),
    cac(
      'TaxTotal',
      yen('TaxAmount', tax),
      ...subtotals.map((part) =>
        cac(
          'TaxSubtotal',
          yen('TaxableAmount', part.taxable),
          yen('TaxAmount', part.tax),
          category('TaxCategory', part.category),
        ),
      ),
    ),
    cac(
      'LegalMonetaryTotal',
      yen('LineExtensionAmount', taxable),
      yen('TaxExclusiveAmount', taxable),
      yen('TaxInclusiveAmount', taxable + tax),
      rounding === 0 ? null : yen('PayableRoundingAmount', rounding),
      yen('PayableAmount', invoice.total_price),
    ),
    ...lines.map((line, index) =>
      invoiceLine(line, nets[index] ?? { category: { code: 'O', percent: null }, net: 0 }),
    ),
  ];
  const attributes = {
    xmlns: `${ubl}:Invoice-2`,
    'xmlns:cac': `${ubl}:CommonAggregateComponents-2`,
    'xmlns:cbc': `${ubl}:CommonBasicComponents-2`,
  };
  return Buffer.from(xmlDocument({ name: 'Invoice', content, attributes }), 'utf8');
}

/** 0221: the register of issuers of qualified invoices. */
function seller({ name, registrationNumber: number, address }: InvoiceIssuer): XmlElement {
  return cac(
    'Party',
    number === null ? null : cbc('EndpointID', number, { schemeID: '0221' }),
    postalAddress(...splitPostalCode(address)),
    number === null ? null : cac('PartyTaxScheme', cbc('CompanyID', number), scheme()),
    cac('PartyLegalEntity', cbc('RegistrationName', name)),
  );
}

function buyer({ addressee }: InvoiceRow): XmlElement {
  const { companyName, branchName, postalCode, address, peppolId } = addressee;
  const [schemeID = '', id = ''] = peppolId?.split(':') ?? [];
  return cac(
    'Party',
    id === '' ? null : cbc('EndpointID', id, { schemeID }),
    postalAddress(postalCode, address),
    cac('PartyLegalEntity', cbc('RegistrationName', companyName)),
    cac('Contact', cbc('Name', branchName)),
  );
}

/** An address as a seller writes it, 「〒100-0005 東京都…」, in the two fields that the standard has for it. */
function splitPostalCode(address: string | null): [postalCode: string | null, address: string | null] {
  const [, first = '', last = '', rest = ''] =
    /^\s*〒?\s*(\d{3})-?(\d{4})\s+(.+)$/su.exec(address?.normalize('NFKC') ?? '') ?? [];
  if (address === null || first === '') return [null, address?.replace(/〒\s*/gu, '') ?? null];
  return [`${first}${last}`, rest.trim()];
}

function postalAddress(postalCode: string | null, address: string | null): XmlElement {
  return cac(
    'PostalAddress',
    address === null ? null : cbc('StreetName', address),
    postalCode === null ? null : cbc('PostalZone', postalCode.replaceAll('-', '')),
    cac('Country', cbc('IdentificationCode', 'JP')),
  );
}

/** A credit is a negative quantity: prices are never below zero. */
function invoiceLine(
  line: InvoiceLineRow,
  { category: tax, net }: { category: PintCategory; net: number },
): XmlElement {
  const basis = taxBasisText(line);
  return cac(
    'InvoiceLine',
    cbc('ID', String(line.line_number)),
    basis === null ? null : cbc('Note', basis),
    cbc('InvoicedQuantity', net < 0 ? '-1' : '1', { unitCode: 'C62' }),
    yen('LineExtensionAmount', net),
    line.department_id_by_employee === null ? null : cbc('AccountingCost', line.department_id_by_employee),
    period(line.checkin, line.checkout),
    cac('DocumentReference', cbc('ID', line.travel_number)),
    cac(
      'Item',
      cbc('Description', `${lineKindLabel(line)} ${line.guest_name} 様`),
      cbc('Name', line.hotel_name),
      category('ClassifiedTaxCategory', tax),
    ),
    cac('Price', yen('PriceAmount', Math.abs(net))),
  );
}

function category(name: string, { code, percent }: PintCategory): XmlElement {
  return cac(name, cbc('ID', code), percent === null ? null : cbc('Percent', String(percent)), scheme());
}
