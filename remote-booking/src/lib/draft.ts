/** What the user has typed for one attempt; kept through reload, back and forward in this tab. */
export interface Draft {
  guests: GuestDraft[];
  email: string;
  phone: string;
  companyCode: string;
  departmentCode: string;
  payment: PaymentDraft | null;
}

export interface GuestDraft {
  familyName: string;
  givenName: string;
  smoking: boolean;
  specialRequest: string;
}

export type PaymentDraft = { type: 'INVOICE' } | { type: 'CREDIT_CARD'; cardId: string };

const keyOf = (attempt: string) => `yado:booking:${attempt}`;

export function readDraft(attempt: string): Draft | null {
  try {
    const text = sessionStorage.getItem(keyOf(attempt));
    return text ? (JSON.parse(text) as Draft) : null;
  } catch {
    return null;
  }
}

export function saveDraft(attempt: string, draft: Draft): void {
  try {
    sessionStorage.setItem(keyOf(attempt), JSON.stringify(draft));
  } catch {
    // Storage may be full or forbidden: the form then works until the page is left.
  }
}

/** Starts an attempt with what was typed for an earlier one. */
export function continueDraft(earlier: string, attempt: string): void {
  const draft = readDraft(earlier);
  if (draft) saveDraft(attempt, draft);
}

/** After the booking: names and contacts do not stay in the browser. */
export function dropDraft(attempt: string): void {
  sessionStorage.removeItem(keyOf(attempt));
}

export function emptyDraft(rooms: number, contact: { email: string }): Draft {
  const guest: GuestDraft = { familyName: '', givenName: '', smoking: false, specialRequest: '' };
  return {
    guests: Array.from({ length: rooms }, () => ({ ...guest })),
    email: contact.email,
    phone: '',
    companyCode: '',
    departmentCode: '',
    payment: null,
  };
}
