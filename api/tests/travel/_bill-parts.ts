import type { TestClient } from '../_client.ts';
import type { BookingWorld } from '../booking/_booking.ts';
import { download } from '../document/_documents.ts';
import type { TaxPartInput } from './_operator.ts';

interface CsvTax {
  taxRatePercent: number | null;
  taxPrice: number;
  taxParts: TaxPartInput[];
  billedTaxPrice: number | null;
}

/** What its page shows of the bill, with its rooms. */
export async function readBilledTrip(client: TestClient, id: string) {
  const response = await client.query<{
    travelInDetail: {
      billedTax: object;
      expediaHotelRooms: { id: string }[];
      updateTimeline: { data?: { billedTaxPrice?: number; billedTaxParts?: object[] } }[];
    };
  }>(
    `query ($id: ID!) { travelInDetail(id: $id) {
      billedTax { ratePercent taxPrice registrationNumber parts { ratePercent price taxPrice } }
      expediaHotelRooms { id }
      updateTimeline { ... on TravelHistory { data {
        ... on BilledTaxRecordedData { billedTaxPrice billedTaxParts { ratePercent price taxPrice } } } } } } }`,
    { id },
  );
  const { billedTax, expediaHotelRooms, updateTimeline } = response.expectNoErrors().travelInDetail;
  const history = updateTimeline.flatMap(({ data }) => (data?.billedTaxParts ? [data] : []));
  return { billedTax, history, roomIds: expediaHotelRooms.map(({ id: roomId }) => roomId) };
}
/** Its rooms in the CSV of trips. */
export async function readCsvTax(client: TestClient, travelNumber: string): Promise<CsvTax[]> {
  const response = await client.query<{ travelDetailsForCsv: { rows: CsvTax[] } }>(
    `query ($number: String!) { travelDetailsForCsv(input: { filter: { travelNumber: $number } }) { rows {
      taxRatePercent taxPrice taxParts { ratePercent price taxPrice } billedTaxPrice } } }`,
    { number: travelNumber },
  );
  return response.expectNoErrors().travelDetailsForCsv.rows;
}

/** The lines of a trip on all invoices that have some. */
export async function readBilledLines(client: TestClient, travelNumber: string) {
  const response = await client.query<{
    invoices: {
      nodes: {
        id: string;
        status: string;
        lines: {
          travelNumber: string;
          kind: string;
          canceled: boolean;
          price: number;
          taxRatePercent: number | null;
          isLocalTax: boolean;
        }[];
        taxTotals: { taxRatePercent: number | null; price: number; taxPrice: number }[];
      }[];
    };
  }>(`{ invoices(first: 50) { nodes { id status
    lines { travelNumber kind canceled price taxRatePercent isLocalTax } taxTotals { taxRatePercent price taxPrice } } } }`);
  return response.expectNoErrors().invoices.nodes.flatMap(({ id, status, lines, taxTotals }) => {
    const own = lines.filter((line) => line.travelNumber === travelNumber);
    return own.length > 0 ? [{ id, status, taxTotals, lines: own }] : [];
  });
}
export async function readInvoiceFile(
  { api }: BookingWorld,
  client: TestClient,
  { invoiceId, format }: { invoiceId: string; format: string },
): Promise<Buffer> {
  const response = await client.query<{ invoiceDownloadLink: { url: string } }>(
    `query ($input: InvoiceDownloadLinkInput!) { invoiceDownloadLink(input: $input) { url } }`,
    { input: { invoiceId, format } },
  );
  const file = await download(api, response.expectNoErrors().invoiceDownloadLink);
  return Buffer.from(await file.arrayBuffer());
}
