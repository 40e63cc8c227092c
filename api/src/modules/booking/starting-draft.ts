import type { AppContext } from '../../context.ts';
import type { Viewer } from '../viewer/viewer.ts';
import { findLastRequest } from './attempt-store.ts';
import { findPayer } from './booking-rules-store.ts';
import type { BookingDraft } from './booking-types.ts';
import type { PriceCheckRow } from './tables.ts';

/** A form that nobody has typed into: the viewer's address, the phone of their last booking, the branch's codes. */
export async function startingDraft(
  app: AppContext,
  viewer: Viewer,
  check: PriceCheckRow,
): Promise<BookingDraft> {
  const { branch } = await findPayer(app.db, check.branch_id);
  const last = await findLastRequest(app.db, check.branch_id, viewer.userId);
  return {
    guests: check.stay.occupancies.map(() => ({
      familyName: '',
      givenName: '',
      specialRequest: '',
      smoking: false,
      employeeId: null,
    })),
    email: viewer.email,
    phone: last ? phoneAsTyped(last.phone) : { countryCode: '81', number: '' },
    companyIdByEmployee: branch.company_id_by_employee ?? '',
    departmentIdByEmployee: branch.department_id_by_employee ?? '',
    paymentType: null,
    creditCardId: null,
  };
}

/** People write Japanese numbers with the 0 that is not sent. */
function phoneAsTyped({
  countryCode,
  areaCode,
  number,
}: {
  countryCode: string;
  areaCode: string | null;
  number: string;
}): BookingDraft['phone'] {
  const national = `${areaCode ?? ''}${number}`;
  return {
    countryCode,
    number: countryCode === '81' && !national.startsWith('0') ? `0${national}` : national,
  };
}
