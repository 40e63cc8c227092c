/**
 * What the schema of UBL 2.1 (OASIS, `UBL-Invoice-2.1.xsd`) says of the parts that the invoice has: their children in their
 * order, `!` after one that must be there and `*` after one that may be there several times. Parts of one type share a line.
 */
const parts: Record<string, string> = {
  Invoice:
    'UBLVersionID CustomizationID ProfileID ID! IssueDate! DueDate InvoiceTypeCode Note* DocumentCurrencyCode InvoicePeriod* AccountingSupplierParty! AccountingCustomerParty! PaymentMeans* TaxTotal* LegalMonetaryTotal! InvoiceLine*!',
  InvoicePeriod: 'StartDate EndDate',
  'AccountingSupplierParty AccountingCustomerParty': 'Party',
  Party: 'EndpointID PostalAddress PartyTaxScheme* PartyLegalEntity* Contact',
  PostalAddress: 'StreetName PostalZone Country',
  Country: 'IdentificationCode',
  PartyTaxScheme: 'RegistrationName CompanyID TaxScheme!',
  PartyLegalEntity: 'RegistrationName CompanyID',
  Contact: 'ID Name',
  PaymentMeans: 'PaymentMeansCode! PayeeFinancialAccount',
  PayeeFinancialAccount: 'ID Name',
  TaxTotal: 'TaxAmount! TaxSubtotal*',
  TaxSubtotal: 'TaxableAmount TaxAmount! TaxCategory!',
  'TaxCategory ClassifiedTaxCategory': 'ID Name Percent TaxScheme!',
  TaxScheme: 'ID Name',
  LegalMonetaryTotal:
    'LineExtensionAmount TaxExclusiveAmount TaxInclusiveAmount PayableRoundingAmount PayableAmount!',
  InvoiceLine:
    'ID! Note* InvoicedQuantity LineExtensionAmount! AccountingCost InvoicePeriod* DocumentReference* Item! Price',
  DocumentReference: 'ID! IssueDate',
  Item: 'Description* Name ClassifiedTaxCategory*',
  Price: 'PriceAmount!',
};

const children = new Map(
  Object.entries(parts).flatMap(([names, list]) => names.split(' ').map((name) => [name, list.split(' ')])),
);

/** What of an invoice breaks the schema's order and numbers, as `Party: EndpointID after PostalAddress`. */
export function findUblProblems(xml: string): string[] {
  const problems: string[] = [];
  const open: { name: string; found: string[] }[] = [];
  for (const [, end, name = '', self] of xml.matchAll(/<(\/?)(?:c[ab]c:)?(\w+)[^<>?]*?(\/?)>/g)) {
    if (!end) {
      open.at(-1)?.found.push(name);
      open.push({ name, found: [] });
    }
    if (!end && !self) continue;
    const closed = open.pop();
    if (closed) problems.push(...checkPart(closed.name, closed.found));
  }
  return problems;
}

function checkPart(name: string, found: readonly string[]): string[] {
  const known = children.get(name);
  if (known === undefined) return found.length > 0 ? [`${name}: not among the parts`] : [];
  const names = known.map((child) => child.replace(/[!*]/g, ''));
  return [
    ...found.filter((child) => !names.includes(child)).map((child) => `${name}: unknown ${child}`),
    ...found.flatMap((child, at) => {
      const before = found[at - 1] ?? '';
      if (before === child)
        return known.some((each) => each.startsWith(`${child}*`)) ? [] : [`${name}: two ${child}`];
      return !names.includes(child) || names.indexOf(child) > names.indexOf(before)
        ? []
        : [`${name}: ${child} after ${before}`];
    }),
    ...names
      .filter((child, at) => known[at]?.includes('!') && !found.includes(child))
      .map((child) => `${name}: no ${child}`),
  ];
}
