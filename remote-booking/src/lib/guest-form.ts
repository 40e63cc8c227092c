import { checkGuestName } from '@yado/shared/format/guest-name';
import type { Draft, GuestDraft } from './draft.ts';

export interface NameProblem {
  message: string;
  /** Offered as a button, never put in silently. */
  suggestion: string | null;
}

export interface GuestProblems {
  familyName?: NameProblem;
  givenName?: NameProblem;
  specialRequest?: string;
}

export interface FormProblems {
  guests: GuestProblems[];
  email?: string;
  phone?: string;
}

const MAX_REQUEST = 250;
/** Printable ASCII and Latin-1 letters: what a hotel can read that takes Latin letters only. */
const LATIN = /^[\u0020-\u007E\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u00FF\n]*$/;
const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

const nameMessages = {
  empty: '入力してください。',
  tooLong: '60文字以内で入力してください。',
  notLatin: 'ホテルへはローマ字で伝えます。半角のA〜Zで入力してください。',
};

export interface GuestRule {
  /** Whether the hotel reads more than Latin letters. */
  unicodeAllowed: boolean;
}

/** All that must be put right before the next step; null when nothing. */
export function problemsOf(draft: Draft, rule: GuestRule): FormProblems | null {
  const guests = draft.guests.map((guest) => guestProblems(guest, rule.unicodeAllowed));
  const problems: FormProblems = { guests };
  if (!EMAIL.test(draft.email.trim())) problems.email = 'メールアドレスを正しく入力してください。';
  if (!phoneOf(draft.phone)) problems.phone = '電話番号を数字で入力してください(例: 03-1234-5678)。';
  const clean =
    !problems.email && !problems.phone && guests.every((guest) => Object.keys(guest).length === 0);
  return clean ? null : problems;
}

function guestProblems({ familyName, givenName, specialRequest }: GuestDraft, unicodeAllowed: boolean) {
  const problems: GuestProblems = {};
  const family = nameProblem(familyName);
  const given = nameProblem(givenName);
  if (family) problems.familyName = family;
  if (given) problems.givenName = given;
  if (specialRequest.length > MAX_REQUEST)
    problems.specialRequest = `${MAX_REQUEST}文字以内で入力してください。`;
  else if (!unicodeAllowed && !LATIN.test(specialRequest)) {
    problems.specialRequest = 'このホテルへのご要望は、半角の英数字で入力してください。';
  }
  return problems;
}

function nameProblem(text: string): NameProblem | undefined {
  const check = checkGuestName(text);
  return check.ok ? undefined : { message: nameMessages[check.reason], suggestion: check.suggestion };
}

/** A Japanese number as the API takes it; null unless it has 9 to 11 digits and begins with 0, or begins with +. */
export function phoneOf(text: string): { countryCode: string; number: string } | null {
  const compact = text.normalize('NFKC').replaceAll(/[\s()‐-―−ー-]/g, '');
  const foreign = /^\+(\d{1,3})(\d{6,14})$/.exec(compact);
  if (compact.startsWith('+81')) return domestic(`0${compact.slice(3).replace(/^0/, '')}`);
  if (foreign) return { countryCode: foreign[1] ?? '', number: foreign[2] ?? '' };
  return domestic(compact);
}

function domestic(digits: string): { countryCode: string; number: string } | null {
  return /^0\d{8,10}$/.test(digits) ? { countryCode: '81', number: digits.slice(1) } : null;
}
