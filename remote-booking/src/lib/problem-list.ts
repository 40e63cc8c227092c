import { codeLabels, memoLabel } from '@yado/shared/format/code-labels';
import type { FormProblems, GuestProblems } from './guest-form.ts';

export type GuestField = keyof GuestProblems;
type ContactField = Exclude<keyof FormProblems, 'guests'>;

const guestLabels: Record<GuestField, string> = {
  familyName: '姓',
  givenName: '名',
  specialRequest: 'ご要望',
};
const contactLabels: Record<ContactField, string> = {
  email: 'メールアドレス',
  phone: '電話番号',
  companyCode: codeLabels.company,
  departmentCode: codeLabels.department,
  memo: memoLabel,
};

/** Id of a field's control, for the links of the summary. */
export const guestFieldId = (room: number, field: GuestField) => `guest-${room}-${field}`;
export const contactFieldId = (field: ContactField) => `contact-${field}`;

export interface ListedProblem {
  controlId: string;
  text: string;
}

/** Every problem in the order of the form, each with the field that it is about. */
export function listProblems({ guests, ...contact }: FormProblems): ListedProblem[] {
  const several = guests.length > 1;
  return [
    ...guests.flatMap((problems, room) =>
      entries(guestLabels, problems).map(([field, label, text]) => ({
        controlId: guestFieldId(room, field),
        text: `${several ? `${room + 1}室目の` : ''}${label}: ${text}`,
      })),
    ),
    ...entries(contactLabels, contact).map(([field, label, text]) => ({
      controlId: contactFieldId(field),
      text: `${label}: ${text}`,
    })),
  ];
}

function entries<F extends string>(
  labels: Record<F, string>,
  problems: Partial<Record<F, string>>,
): [F, string, string][] {
  return (Object.keys(labels) as F[]).flatMap((field) => {
    const text = problems[field];
    return text ? [[field, labels[field], text] as [F, string, string]] : [];
  });
}
