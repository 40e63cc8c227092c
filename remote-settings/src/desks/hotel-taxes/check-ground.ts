import type { Problems } from '@yado/shared/forms/use-form';
import { groundMessages } from './ground-messages.ts';
import type { RecordHotelTaxGroundInput } from './__generated__/useRecordGroundMutation.graphql';

/** The dialog as it is typed; days are empty until they are chosen. */
export interface GroundEntry {
  basis: string;
  registrationNumber: string;
  checkedOn: string;
  consentOn: string;
  /** Empty: for every day. */
  validFrom: string;
}
export type GroundField = keyof GroundEntry;

/** What is wrong with an entry. The server checks again, the check digit too. */
export function checkGround(entry: GroundEntry): Problems<GroundField> {
  const { basis, registrationNumber, checkedOn, consentOn } = toGround(entry);
  return {
    registrationNumber:
      basis === 'PROXY' && !registrationNumber
        ? groundMessages.NUMBER_REQUIRED
        : registrationNumber && !/^T\d{13}$/.test(registrationNumber)
          ? groundMessages.INVALID_NUMBER
          : undefined,
    checkedOn: registrationNumber && !checkedOn ? groundMessages.CHECKED_ON_REQUIRED : undefined,
    consentOn: basis === 'PROXY' && !consentOn ? groundMessages.CONSENT_REQUIRED : undefined,
  };
}

/** What of an entry counts for its basis. */
export function toGround(entry: GroundEntry): Omit<RecordHotelTaxGroundInput, 'propertyId'> {
  const basis = entry.basis as RecordHotelTaxGroundInput['basis'];
  const typed = entry.registrationNumber.normalize('NFKC').trim().toUpperCase();
  const registrationNumber = (basis === 'PROXY' || basis === 'HOTEL') && typed ? typed : null;
  return {
    basis,
    registrationNumber,
    checkedOn: registrationNumber === null ? null : entry.checkedOn || null,
    consentOn: basis === 'PROXY' ? entry.consentOn || null : null,
    validFrom: entry.validFrom || null,
  };
}

const fields: Readonly<Record<string, GroundField>> = {
  INVALID_NUMBER: 'registrationNumber',
  NUMBER_REQUIRED: 'registrationNumber',
  NUMBER_OF_UNREGISTERED: 'registrationNumber',
  CHECKED_ON_REQUIRED: 'checkedOn',
  CONSENT_REQUIRED: 'consentOn',
  INVALID_VALID_FROM: 'validFrom',
};

/** Beside which field a refusal is shown; null: above the form. */
export function fieldOfCode(code: string): GroundField | null {
  return fields[code] ?? null;
}
