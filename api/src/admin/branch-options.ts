import type { CommandOption } from './command.ts';
import { paymentValues } from './payment-method.ts';

/** What the branch's administrator may change as well: the option, the field of the settings, what it has to be. */
export const fieldOptions = {
  name: {
    field: 'branchName',
    column: 'name',
    value: 'NAME',
    rule: 'has 1 to 60 characters, and no web address.',
  },
  'postal-code': {
    field: 'postalCode',
    column: 'postal_code',
    value: 'CODE',
    rule: 'has seven digits: 100-0005.',
  },
  state: { field: 'state', column: 'state', value: 'TEXT', rule: 'is a prefecture of up to 20 characters.' },
  address: {
    field: 'cityAndLine',
    column: 'city_and_line',
    value: 'TEXT',
    rule: 'is city, street and building in up to 200 characters.',
  },
  phone: {
    field: 'phone',
    column: 'phone',
    value: 'NUMBER',
    rule: 'is a number within Japan: 03-1234-5678.',
  },
  extension: {
    field: 'phoneExtension',
    column: 'phone_extension',
    value: 'NUMBER',
    rule: 'has up to ten of 0–9, *, # and hyphens.',
  },
} as const;

const fields = Object.entries(fieldOptions).map(([option, { value, rule }]): [string, CommandOption] => [
  option,
  { value, text: `${rule.charAt(0).toUpperCase()}${rule.slice(1)}` },
]);

export const branchOptions: Record<string, CommandOption> = {
  company: { value: 'CODE', text: 'Code of its company.', required: true },
  ...Object.fromEntries(fields),
  name: { value: 'NAME', text: 'Name within its company, up to 60 characters.', required: true },
  payment: { value: paymentValues, text: 'What it may pay with; both when left out.' },
  credit: { value: 'YEN', text: 'For a new branch: what it may owe by invoice at most; 0 when left out.' },
  agency: { value: 'AGENCY', text: 'For a new branch: name or id of the agency that serves it.' },
};

/** How the options name the columns. */
export const columnNames: Readonly<Partial<Record<string, string>>> = {
  ...Object.fromEntries(Object.entries(fieldOptions).map(([option, { column }]) => [column, option])),
  available_payment_method: 'payment',
  cash_balance: 'credit',
};
