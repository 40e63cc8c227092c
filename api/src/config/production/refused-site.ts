import { isRegistrationNumber } from '../registration-number.ts';
import type { RefusedSetting } from './refused-setting.ts';
import {
  getHost,
  hasProtocol,
  isExampleSecret,
  isOn,
  isThisMachine,
  namesExample,
  splitList,
} from './setting-predicates.ts';

const isExampleNumber = (text: string) => /\D0000-?0\d{3}(\D|$)/.test(text);

/** Refused settings of the site itself: addresses, secrets, documents and switches. */
export const REFUSED_SITE: readonly RefusedSetting[] = [
  {
    setting: 'ENVIRONMENT_NAME',
    when: (name) => name === 'sandbox',
    must: "must be this installation's own, not the sandbox's",
  },
  {
    setting: 'ENVIRONMENT_NAME',
    when: (name, all) => name === 'production' && isOn(all.ALLOW_TEST_PROVIDERS),
    must: 'must not say production in a rehearsal',
    example: 'rehearsal',
  },
  {
    setting: 'DATABASE_URL',
    when: (url) => !hasProtocol(url, 'postgres:') && !hasProtocol(url, 'postgresql:'),
    must: 'must be a URL with postgres://',
  },
  {
    setting: 'PUBLIC_ORIGINS',
    when: (list) => splitList(list).some((origin) => !hasProtocol(origin, 'https:')),
    must: 'must be https:// origins alone',
  },
  {
    setting: 'PUBLIC_ORIGINS',
    when: (list) =>
      splitList(list).some((origin) => !URL.canParse(origin) || new URL(origin).origin !== origin),
    must: 'must be origins, without a path or a slash at the end',
  },
  {
    setting: 'PUBLIC_ORIGINS',
    when: (list) => splitList(list).some((origin) => isThisMachine(getHost(origin))),
    must: 'must not be this machine: mails and links of guests lead there',
  },
  {
    setting: 'PUBLIC_ORIGINS',
    when: (list) => splitList(list).some(namesExample),
    must: 'must not have an example',
  },
  {
    setting: 'SUPPLIER_TERMS_URL',
    when: (url) => !hasProtocol(url, 'https:') || isThisMachine(getHost(url)),
    must: "must be the https:// address of the supplier's own terms",
  },
  {
    setting: 'SUPPLIER_TERMS_URL',
    when: namesExample,
    must: "must be the address that the supplier's agreement names, not an example",
  },
  {
    setting: 'PUBLIC_KEY_SECRET',
    when: isExampleSecret,
    must: 'must be a secret of your own: this one is in the repository',
  },
  {
    setting: 'DOCUMENT_LINK_SECRET',
    when: isExampleSecret,
    must: 'must be a secret of your own: this one is in the repository',
  },
  {
    setting: 'DOCUMENT_LINK_SECRET',
    when: (secret, all) => secret === all.PUBLIC_KEY_SECRET,
    must: 'must differ from PUBLIC_KEY_SECRET',
  },
  {
    setting: 'METRICS_TOKEN',
    when: isExampleSecret,
    must: 'must be a secret of your own: this one is in the repository',
  },
  {
    setting: 'INVOICE_REGISTRATION_NUMBER',
    when: (number) => !isRegistrationNumber(number),
    must: 'must be T and 13 digits with a right check digit',
  },
  {
    setting: 'INVOICE_REGISTRATION_NUMBER',
    when: (number) => number === 'T9000000000000',
    must: 'must be your own: this one is of nobody',
    allowedInRehearsal: true,
  },
  {
    setting: 'INVOICE_ISSUER_ADDRESS',
    when: (address) => address.includes('0-0-0'),
    must: 'must be your own, not an example',
    allowedInRehearsal: true,
  },
  {
    setting: 'INVOICE_ISSUER_CONTACT',
    when: namesExample,
    must: 'must be your own, not an example',
    allowedInRehearsal: true,
  },
  {
    setting: 'INVOICE_BANK_ACCOUNT',
    when: (account) => /\b0000000\b/.test(account),
    must: 'must be your own: companies pay to it',
    allowedInRehearsal: true,
  },
  {
    setting: 'SELLER_TRAVEL_LICENSE',
    when: (license) => /-0000(?!\d)/.test(license),
    must: 'must be your own: customers read it before they book',
    allowedInRehearsal: true,
  },
  {
    setting: 'SUPPORT_PHONE',
    when: isExampleNumber,
    must: 'must be a number that people can call, not an example',
    allowedInRehearsal: true,
  },
  {
    setting: 'SUPPORT_MAIL',
    when: namesExample,
    must: 'must be your own, not an example',
    allowedInRehearsal: true,
  },
  {
    setting: 'SUPPORT_EMERGENCY_TEXT',
    when: isExampleNumber,
    must: 'must have a number that people can call, not an example',
    allowedInRehearsal: true,
  },
  {
    setting: 'SUPPORT_EMERGENCY_TEXT_EN',
    when: isExampleNumber,
    must: 'must have a number that people can call, not an example',
    allowedInRehearsal: true,
  },
  {
    setting: 'CMS_BASE_URL',
    when: (url) => !hasProtocol(url, 'https:'),
    must: 'must be reached by https: the key would be sent in clear text',
  },
  {
    setting: 'CMS_BASE_URL',
    when: (_url, all) => !all.CMS_API_KEY,
    must: 'must come with CMS_API_KEY',
  },
  {
    setting: 'SEED_DEMO',
    when: isOn,
    must: 'must not be set in production: its accounts have a password that everybody knows',
  },
  {
    setting: 'SEED_DEMO_TRIPS',
    when: isOn,
    must: 'must not be set in production',
  },
];
