import { typedEmail } from '@yado/shared/format/credentials';
import { nameProblem } from '@yado/shared/format/guest-name';
import { requestProblem } from '@yado/shared/format/special-request';
import { textLength } from '@yado/shared/format/text-length';
import { typedText } from '@yado/shared/format/typed-text';
import { oneLineProblem } from '@yado/shared/format/one-line-problem';
import { parsePhone } from './contact-phone.ts';
import type { Draft, GuestDraft } from './draft.ts';

export type GuestProblems = Partial<Record<'familyName' | 'givenName' | 'specialRequest', string>>;

export interface FormProblems {
  /** One per room. */
  guests: GuestProblems[];
  email?: string;
  phone?: string;
  companyCode?: string;
  departmentCode?: string;
  memo?: string;
}

export interface GuestRule {
  /** Whether the hotel reads more than Latin letters. */
  unicodeAllowed: boolean;
  /** The first room's guest stands for all: their name is asked for once. */
  sameGuest?: boolean;
}

export const MAX_CODE = 60;
const MAX_EMAIL = 254;
const EMAIL =
  /^(?:(?![@<>()&,;:"\\[\]])[!-~])+@[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?)+$/;

/** All that must be corrected before the next step; null when nothing. */
export function findProblems(
  draft: Draft,
  { unicodeAllowed, sameGuest = false }: GuestRule,
): FormProblems | null {
  const guests = draft.guests.map((guest, room) => {
    const problems = guestProblems(guest, unicodeAllowed);
    return sameGuest && room > 0 ? withoutEmpty({ specialRequest: problems.specialRequest }) : problems;
  });
  const rest = withoutEmpty({
    email: emailProblem(typedEmail(draft.email)),
    phone: phoneProblem(draft),
    companyCode: oneLineProblem(draft.companyCode, MAX_CODE),
    departmentCode: oneLineProblem(draft.departmentCode, MAX_CODE),
    memo: memoProblem(draft.memo),
  });
  const clean = Object.keys(rest).length === 0 && guests.every((guest) => Object.keys(guest).length === 0);
  return clean ? null : { guests, ...rest };
}

function guestProblems(
  { familyName, givenName, specialRequest }: GuestDraft,
  unicodeAllowed: boolean,
): GuestProblems {
  return withoutEmpty({
    familyName: nameProblem(familyName),
    givenName: nameProblem(givenName),
    specialRequest: requestProblem(specialRequest, unicodeAllowed),
  });
}

/** The API's own limit. */
const MAX_MEMO = 1000;

function memoProblem(memo: string): string | undefined {
  const length = textLength(typedText(memo));
  if (length <= MAX_MEMO) return undefined;
  return `${MAX_MEMO}文字以内で入力してください(いまは${length}文字です)。`;
}

function emailProblem(email: string): string | undefined {
  if (email === '') return '入力してください。';
  return email.length <= MAX_EMAIL && EMAIL.test(email)
    ? undefined
    : 'メールアドレスを正しく入力してください(例: name@example.co.jp)。';
}

function phoneProblem(draft: Draft): string | undefined {
  if (draft.phone.trim() === '') return '入力してください。';
  return parsePhone(draft) ? undefined : '電話番号を正しく入力してください(例: 03-1234-5678)。';
}

function withoutEmpty<T extends Record<string, string | undefined>>(problems: T): Partial<T> {
  return Object.fromEntries(Object.entries(problems).filter(([, text]) => text)) as Partial<T>;
}
