import type { TestClient } from '../_client.ts';

export interface DraftInput {
  guests: {
    familyName: string;
    givenName: string;
    specialRequest: string;
    smoking: boolean;
    employeeId?: string | null;
  }[];
  email: string;
  phone: { countryCode: string; number: string };
  companyIdByEmployee: string;
  departmentIdByEmployee: string;
  memo?: string;
  paymentType?: 'INVOICE' | 'CREDIT_CARD' | null;
  creditCardId?: string | null;
}

type WithDraft = { draft: (DraftInput & { id: string; revision: number }) | null } | null;

/** A form half filled in, for one room. */
export function buildDraft(change: Partial<DraftInput> = {}): DraftInput {
  return {
    guests: [{ familyName: 'たなか', givenName: '', specialRequest: '', smoking: false, employeeId: null }],
    email: 'employee@sakura.example',
    phone: { countryCode: '81', number: '' },
    companyIdByEmployee: 'P-1024',
    departmentIdByEmployee: '',
    paymentType: null,
    creditCardId: null,
    ...change,
  };
}

const fields = `draft {
  id revision email companyIdByEmployee departmentIdByEmployee memo paymentType creditCardId
  phone { countryCode number }
  guests { familyName givenName specialRequest smoking employeeId }
}`;

export async function readDraft(client: TestClient, priceCheckId: string): Promise<WithDraft> {
  const response = await client.query<{ preparedBooking: WithDraft }>(
    `query ($id: ID!) { preparedBooking(priceCheckId: $id) { ${fields} } }`,
    { id: priceCheckId },
  );
  return response.expectNoErrors().preparedBooking;
}

export async function saveDraft(
  client: TestClient,
  priceCheckId: string,
  draft: DraftInput,
): Promise<WithDraft> {
  const response = await client.query<{ saveBookingDraft: WithDraft }>(
    `mutation ($input: SaveBookingDraftInput!) { saveBookingDraft(input: $input) { ${fields} } }`,
    { input: { ...draft, priceCheckId } },
  );
  return response.expectNoErrors().saveBookingDraft;
}

/** The trips of which the viewer's draft is warned. */
export async function similarTo(client: TestClient, priceCheckId: string): Promise<string[]> {
  const response = await client.query<{ preparedBooking: { similarTravels: { id: string }[] } }>(
    'query ($id: ID!) { preparedBooking(priceCheckId: $id) { similarTravels { id } } }',
    { id: priceCheckId },
  );
  return response.expectNoErrors().preparedBooking.similarTravels.map(({ id }) => id);
}
