import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sumTaxTotals } from '../invoice/invoice-lines.ts';
import { invoiceFixture, invoiceLineFixture } from './_trip-fixture.ts';
import { findUblProblems } from './_ubl.ts';
import { invoiceJpPint } from './invoice-jp-pint.ts';
import { toTaxedLine } from './invoice-words.ts';
import { toPintAmounts } from './jp-pint-amounts.ts';

const bases = ['OWN', 'PROXY', 'HOTEL', 'UNREGISTERED', 'OUTSIDE'] as const;
const anyLines = fc.array(
  fc.record({
    basis: fc.constantFrom(...bases),
    price: fc.integer({ min: -9_000, max: 90_000 }),
    isFood: fc.boolean(),
  }),
  { minLength: 1, maxLength: 12 },
);

it('has whole yen that add up, the tax of the paper, and a tax that the standard’s rule 051 accepts', () => {
  fc.assert(
    fc.property(anyLines, (drawn) => {
      const lines = drawn.map(({ basis, price, isFood }, index) =>
        invoiceLineFixture(index + 1, {
          price,
          tax_basis: basis,
          tax_rate_percent: basis === 'OUTSIDE' ? null : isFood ? 8 : 10,
        }),
      );
      const { subtotals, nets, rounding } = toPintAmounts(lines);
      const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0);
      const taxable = sum(subtotals.map((part) => part.taxable));
      const tax = sum(subtotals.map((part) => part.tax));
      expect(sum(nets.map(({ net }) => net))).toBe(taxable);
      expect(taxable + tax + rounding).toBe(sum(lines.map(({ price }) => price)));
      const paper = sumTaxTotals(lines.map(toTaxedLine)).filter(({ proof }) => proof === 'QUALIFIED');
      expect(tax).toBe(sum(paper.map(({ taxPrice }) => taxPrice)));
      for (const { category, taxable: base, tax: of } of subtotals) {
        const product = (base * (category.percent ?? 0)) / 100;
        expect(of).toBeGreaterThanOrEqual(Math.floor(product));
        expect(of).toBeLessThanOrEqual(Math.ceil(product));
      }
    }),
  );
});

it('keeps the rates of a bill apart: standard, reduced, and what is outside of tax', () => {
  const part = (lineNumber: number, price: number, rate: number | null) =>
    invoiceLineFixture(lineNumber, {
      price,
      tax_rate_percent: rate,
      tax_basis: rate === null ? 'OUTSIDE' : 'OWN',
      billed_tax_id: 'b1',
    });
  const { subtotals } = toPintAmounts([part(1, 22_000, 10), part(2, 2_160, 8), part(3, 300, null)]);
  expect(subtotals.map(({ category, taxable, tax }) => [category.code, taxable, tax])).toEqual([
    ['S', 20_000, 2_000],
    ['AA', 2_000, 160],
    ['O', 300, 0],
  ]);
});

it('has the parts of UBL’s schema in their order, and none that must be there is missing', () => {
  fc.assert(
    fc.property(
      anyLines,
      fc.boolean(),
      fc.constantFrom('〒100-0005 東京都千代田区丸の内1-1-1', null),
      (drawn, hasCodes, address) => {
        const lines = drawn.map(({ basis, price, isFood }, index) =>
          invoiceLineFixture(index + 1, {
            price,
            tax_basis: basis,
            tax_rate_percent: basis === 'OUTSIDE' ? null : isFood ? 8 : 10,
            department_id_by_employee: hasCodes ? 'D-1' : null,
          }),
        );
        const { addressee, issuer, ...invoice } = invoiceFixture();
        const xml = invoiceJpPint(
          {
            ...invoice,
            issuer: { ...issuer, address, registrationNumber: hasCodes ? issuer.registrationNumber : null },
            addressee: { ...addressee, address, peppolId: hasCodes ? '0188:8000000000001' : null },
          },
          lines,
        ).toString('utf8');
        expect(findUblProblems(xml)).toEqual([]);
      },
    ),
  );
  const party = '<cac:Party><cac:Contact/><cbc:EndpointID>1</cbc:EndpointID></cac:Party>';
  expect(findUblProblems(party)).toEqual(['Party: EndpointID after Contact']);
  expect(findUblProblems('<cac:Price><cbc:Name>1</cbc:Name></cac:Price>')).toEqual([
    'Price: unknown Name',
    'Price: no PriceAmount',
  ]);
});

it('has the buyer’s electronic address where the branch has one, before the buyer’s own', () => {
  const lines = [invoiceLineFixture(1, { price: 11_000, tax_basis: 'OWN' })];
  const { addressee, ...invoice } = invoiceFixture({ total_price: 11_000 });
  const buyerOf = (peppolId: string | null) => {
    const xml = invoiceJpPint({ ...invoice, addressee: { ...addressee, peppolId } }, lines).toString('utf8');
    return xml.slice(xml.indexOf('<cac:AccountingCustomerParty>'));
  };
  expect(buyerOf('0188:8000000000001')).toMatch(
    /^<cac:AccountingCustomerParty>\s*<cac:Party>\s*<cbc:EndpointID schemeID="0188">8000000000001<\/cbc:EndpointID>/,
  );
  expect(buyerOf(null)).not.toContain('EndpointID');
});

it.each([
  ['〒100-0005 東京都千代田区丸の内1-1-1', '東京都千代田区丸の内1-1-1', '1000005'],
  ['〒５３０－０００１　大阪府大阪市北区梅田1-1', '大阪府大阪市北区梅田1-1', '5300001'],
  ['東京都千代田区丸の内1-1-1', '東京都千代田区丸の内1-1-1', null],
])('has the postal code of a seller at %s in its own field', (address, street, zone) => {
  const invoice = invoiceFixture({ total_price: 11_000 });
  const lines = [invoiceLineFixture(1, { price: 11_000, tax_basis: 'OWN' })];
  const xml = invoiceJpPint({ ...invoice, issuer: { ...invoice.issuer, address } }, lines).toString('utf8');
  const seller = xml.slice(0, xml.indexOf('<cac:AccountingCustomerParty>'));
  expect(seller).toContain(`<cbc:StreetName>${street}</cbc:StreetName>`);
  expect(/<cbc:PostalZone>(.*)<\/cbc:PostalZone>/.exec(seller)?.[1] ?? null).toBe(zone);
  expect(xml).not.toContain('〒');
});

it('has what JP PINT asks of an invoice, in the order of UBL 2.1', () => {
  const lines = [
    invoiceLineFixture(1, { price: 11_000, tax_basis: 'OWN', department_id_by_employee: 'D<7>' }),
    invoiceLineFixture(2, {
      price: -1_100,
      tax_basis: 'PROXY',
      kind: 'REFUND_CREDIT',
      hotel_registration_number: 'T8000000000001',
    }),
    invoiceLineFixture(3, { price: 22_000, tax_basis: 'HOTEL' }),
    invoiceLineFixture(4, { price: 5_000, tax_basis: 'OUTSIDE', tax_rate_percent: null }),
  ];
  const xml = invoiceJpPint(invoiceFixture({ total_price: 36_900 }), lines).toString('utf8');
  for (const part of [
    '<cbc:CustomizationID>urn:peppol:pint:billing-1@jp-1</cbc:CustomizationID>',
    '<cbc:ProfileID>urn:peppol:bis:billing</cbc:ProfileID>',
    '<cbc:ID>Y202610-000123</cbc:ID>',
    '<cbc:IssueDate>2026-11-01</cbc:IssueDate>',
    '<cbc:DocumentCurrencyCode>JPY</cbc:DocumentCurrencyCode>',
    '<cbc:StartDate>2026-10-01</cbc:StartDate>',
    '<cbc:EndpointID schemeID="0221">T9000000000000</cbc:EndpointID>',
    '<cbc:CompanyID>T9000000000000</cbc:CompanyID>',
    '<cbc:RegistrationName>株式会社さくら商事</cbc:RegistrationName>',
    '<cbc:TaxableAmount currencyID="JPY">9000</cbc:TaxableAmount>',
    '<cbc:TaxableAmount currencyID="JPY">27000</cbc:TaxableAmount>',
    '<cbc:TaxInclusiveAmount currencyID="JPY">36900</cbc:TaxInclusiveAmount>',
    '<cbc:PayableAmount currencyID="JPY">36900</cbc:PayableAmount>',
    '<cbc:InvoicedQuantity unitCode="C62">-1</cbc:InvoicedQuantity>',
    '<cbc:AccountingCost>D&lt;7&gt;</cbc:AccountingCost>',
    '<cbc:Note>媒介者交付特例 宿泊施設の登録番号 T8000000000001</cbc:Note>',
  ]) {
    expect(xml).toContain(part);
  }
  const top = [...xml.matchAll(/^ {2}<(c[ab]c:\w+)/gm)].map(([, name]) => name);
  expect([...new Set(top)]).toEqual([
    'cbc:UBLVersionID',
    'cbc:CustomizationID',
    'cbc:ProfileID',
    'cbc:ID',
    'cbc:IssueDate',
    'cbc:DueDate',
    'cbc:InvoiceTypeCode',
    'cbc:Note',
    'cbc:DocumentCurrencyCode',
    'cac:InvoicePeriod',
    'cac:AccountingSupplierParty',
    'cac:AccountingCustomerParty',
    'cac:PaymentMeans',
    'cac:TaxTotal',
    'cac:LegalMonetaryTotal',
    'cac:InvoiceLine',
  ]);
  expect(xml).not.toMatch(/<cbc:\w+>\s*<\/cbc/);
  // A category O has no rate.
  expect(xml).not.toMatch(/<cbc:ID>O<\/cbc:ID>\s*<cbc:Percent>/);
});
