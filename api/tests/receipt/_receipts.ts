import type { TestClient } from '../_client.ts';

export interface ReceiptAnswer {
  id: string;
  receiptNumber: string;
  kind: string;
  addressee: string;
  addresseeKind: string;
  issuerName: string;
  isQualified: boolean;
  totalPrice: number;
  roomNumbers: number[];
  canIssueReturn: boolean;
  returnPrice: number | null;
}
export interface IssueAnswer {
  errorCode?: string;
  characters?: string[] | null;
  receipt?: ReceiptAnswer;
  travel?: { openReceiptRooms: number[] };
}

const fields = `id receiptNumber kind addressee addresseeKind issuerName isQualified totalPrice roomNumbers canIssueReturn returnPrice`;
const result = `__typename
  ... on IssueReceiptSuccess { receipt { ${fields} } travel { openReceiptRooms } }
  ... on IssueReceiptError { errorCode characters }`;

export async function issueReceipt(client: TestClient, input: object): Promise<IssueAnswer> {
  const response = await client.query<{ issueReceipt: IssueAnswer }>(
    `mutation ($input: IssueReceiptInput!) { issueReceipt(input: $input) { ${result} } }`,
    { input: { addressee: '株式会社さくら商事', addresseeKind: 'COMPANY', ...input } },
  );
  return response.expectNoErrors().issueReceipt;
}

export async function issueReturn(
  client: TestClient,
  receiptId: string,
  seenPrice?: number,
): Promise<IssueAnswer> {
  const response = await client.query<{ issueReturn: IssueAnswer }>(
    `mutation ($id: ID!, $seenPrice: Int) { issueReturn(receiptId: $id, seenPrice: $seenPrice) { ${result} } }`,
    { id: receiptId, seenPrice },
  );
  return response.expectNoErrors().issueReturn;
}

export async function readPapers(
  client: TestClient,
  travelId: string,
): Promise<{ openReceiptRooms: number[]; receipts: ReceiptAnswer[] } | null> {
  const response = await client.query<{
    travelInDetail: { openReceiptRooms: number[]; receipts: ReceiptAnswer[] } | null;
  }>(`query ($id: ID!) { travelInDetail(id: $id) { openReceiptRooms receipts { ${fields} } } }`, {
    id: travelId,
  });
  return response.expectNoErrors().travelInDetail;
}

export async function askReceiptLink(client: TestClient, receiptId: string): Promise<{ url: string } | null> {
  const response = await client.query<{ receiptDownloadLink: { url: string } | null }>(
    'query ($id: ID!) { receiptDownloadLink(receiptId: $id) { url } }',
    { id: receiptId },
  );
  return response.expectNoErrors().receiptDownloadLink;
}
