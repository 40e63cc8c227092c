import { type AgencyFields, licenseGrades } from '../modules/organization/agency-validation.ts';
import type { CommandOption } from './command.ts';
import { paymentValues } from './payment-method.ts';

type Field = { column: keyof Omit<AgencyFields, 'available_payment_method'>; value: string; text: string };

/** The options that are texts of an agency, each with its column and what it has to be. */
export const agencyFields: Readonly<Record<string, Field>> = {
  name: { column: 'name', value: 'NAME', text: 'Its legal name, up to 100 characters.' },
  'display-name': {
    column: 'special_agency_name',
    value: 'NAME',
    text: 'Name of its brand, up to 60 characters.',
  },
  origin: {
    column: 'public_origin',
    value: 'ORIGIN',
    text: 'Where its people open the product: one of PUBLIC_ORIGINS.',
  },
  license: {
    column: 'license_number',
    value: 'TEXT',
    text: 'The number of its registration as a travel agency, up to 100 characters.',
  },
  'license-grade': {
    column: 'license_grade',
    value: 'GRADE',
    text: `Its kind of travel agency: ${licenseGrades.join(', ')}.`,
  },
  representative: {
    column: 'representative',
    value: 'NAME',
    text: 'Who represents it, with the title, up to 60 characters.',
  },
  address: {
    column: 'postal_address',
    value: 'TEXT',
    text: 'Its address on one line, up to 200 characters.',
  },
  'registration-number': {
    column: 'registration_number',
    value: 'NUMBER',
    text: 'As issuer of qualified invoices: T and 13 digits with a right check digit.',
  },
  'billing-contact': {
    column: 'billing_contact',
    value: 'TEXT',
    text: 'Whom to ask about its invoices, up to 100 characters.',
  },
  'bank-account': {
    column: 'bank_account',
    value: 'TEXT',
    text: 'Where its invoices are paid to, up to 100 characters.',
  },
  mail: {
    column: 'header_contact_mail',
    value: 'ADDRESS',
    text: 'An e-mail address, shown at the top of pages.',
  },
  phone: {
    column: 'header_contact_phone',
    value: 'NUMBER',
    text: 'A number within Japan (03-1234-5678), shown at the top of pages.',
  },
  contact: {
    column: 'normal_travel_contact_text',
    value: 'TEXT',
    text: 'Whom travelers call, and when, up to 300 characters.',
  },
  emergency: {
    column: 'emergency_travel_contact_text',
    value: 'TEXT',
    text: 'The same at any hour, with a telephone number.',
  },
  'contact-en': {
    column: 'normal_travel_contact_text_en',
    value: 'TEXT',
    text: '--contact for documents in English.',
  },
  'emergency-en': {
    column: 'emergency_travel_contact_text_en',
    value: 'TEXT',
    text: '--emergency for documents in English, with a telephone number.',
  },
  remarks: { column: 'special_remarks', value: 'TEXT', text: 'A note on trips, up to 300 characters.' },
  terms: {
    column: 'cms_content_id_of_terms',
    value: 'ID',
    text: 'Name of its terms among the contents: letters, digits, hyphens.',
  },
  privacy: {
    column: 'privacy_policy_url',
    value: 'LINK',
    text: 'https://… or a page of the site: /terms/….',
  },
  faq: { column: 'faq_url', value: 'LINK', text: 'https://… or a page of the site: /terms/….' },
  logo: { column: 'logo_url', value: 'LINK', text: 'https://… or a file of the site: /….' },
  color: { column: 'mail_color', value: '#RRGGBB', text: 'Color of the links in its mails, as #RRGGBB.' },
};

export const agencyOptions: Record<string, CommandOption> = {
  ...Object.fromEntries(
    Object.entries(agencyFields).map(([option, { value, text }]) => [option, { value, text }]),
  ),
  name: {
    value: 'NAME',
    text: 'Its legal name, up to 100 characters, by which it is found.',
    required: true,
  },
  payment: { value: paymentValues, text: 'What its branches may pay with; both when left out.' },
};

/** How the options name the columns. */
export const agencyColumnNames: Readonly<Partial<Record<string, string>>> = {
  ...Object.fromEntries(Object.entries(agencyFields).map(([option, { column }]) => [column, option])),
  available_payment_method: 'payment',
};
