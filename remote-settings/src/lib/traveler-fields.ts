import { nameProblem } from '@yado/shared/format/guest-name';
import { readJapanesePhone } from './japanese-phone.ts';

/** The form of a traveler's profile as it is typed; `''` is nothing. */
export interface TravelerFields {
  familyName: string;
  givenName: string;
  phone: string;
  smoking: boolean;
  bed: '' | 'ONE_BED' | 'TWO_BEDS';
  arrivalHour: string;
}

export type TravelerField = 'familyName' | 'givenName' | 'phone';

interface Kept {
  readonly guestName?: { readonly familyName: string; readonly givenName: string } | null;
  readonly phone?: string | null;
  readonly smoking: boolean;
  readonly bed?: string | null;
  readonly arrivalHour?: number | null;
}

export function travelerFields({ guestName, phone, smoking, bed, arrivalHour }: Kept): TravelerFields {
  return {
    familyName: guestName?.familyName ?? '',
    givenName: guestName?.givenName ?? '',
    phone: phone ?? '',
    smoking,
    bed: bed === 'ONE_BED' || bed === 'TWO_BEDS' ? bed : '',
    arrivalHour: arrivalHour == null ? '' : String(arrivalHour),
  };
}

/** What must be corrected: a name has two parts or none, and a phone is one of Japan. */
export function findTravelerProblems({
  familyName,
  givenName,
  phone,
}: TravelerFields): Partial<Record<TravelerField, string | undefined>> {
  const named = `${familyName}${givenName}`.trim() !== '';
  return {
    familyName: named ? nameProblem(familyName) : undefined,
    givenName: named ? nameProblem(givenName) : undefined,
    phone:
      phone.trim() === '' || readJapanesePhone(phone)
        ? undefined
        : '日本国内の電話番号を、市外局番から入力してください(例: 090-1234-5678)。',
  };
}

/** What is sent, of fields without problems: only what was changed, so that another tab's changes stay. */
export function toTravelerChange(kept: Kept, fields: TravelerFields): Partial<TravelerInput> {
  const before: Record<string, unknown> = toTravelerInput(travelerFields(kept));
  const isChanged = ([name, value]: [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(before[name]);
  return Object.fromEntries(Object.entries(toTravelerInput(fields)).filter(isChanged));
}

type TravelerInput = ReturnType<typeof toTravelerInput>;

function toTravelerInput({ familyName, givenName, phone, smoking, bed, arrivalHour }: TravelerFields) {
  const latin = (name: string) => name.normalize('NFKC').trim().toUpperCase();
  return {
    guestName: familyName.trim() ? { familyName: latin(familyName), givenName: latin(givenName) } : null,
    phone: readJapanesePhone(phone),
    smoking,
    bed: bed || null,
    arrivalHour: arrivalHour === '' ? null : Number(arrivalHour),
  };
}

/** The choices of an arrival time, from noon to midnight. */
export const arrivalOptions = [
  { value: '', label: '伝えない' },
  ...Array.from({ length: 12 }, (_, index) => ({ value: String(12 + index), label: `${12 + index}時頃` })),
  { value: '24', label: '24時を過ぎる' },
];
