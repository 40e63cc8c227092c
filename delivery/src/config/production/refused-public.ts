import type { PublicConfiguration } from '@yado/shared/contract/release-document';
import { getHost, isExampleHost, isThisMachine } from './setting-predicates.ts';

export interface RefusedPublicSetting {
  setting: string;
  /** Judges a site's configuration as it would be in force; `rehearsal` where `ALLOW_TEST_PROVIDERS` is set. */
  when: (configuration: PublicConfiguration, rehearsal: boolean) => boolean;
  must: string;
  example: string;
}

const isElsewhere = (url: string | undefined) => isThisMachine(getHost(url ?? ''));

/** What no site is published with, outside of the demonstration. */
export const REFUSED_PUBLIC: readonly RefusedPublicSetting[] = [
  {
    setting: 'PUBLIC_API_URL',
    when: ({ apiUrl }) => isElsewhere(apiUrl) || apiUrl.startsWith('http:'),
    must: 'must be a path of the site, or an https:// address',
    example: '/graphql',
  },
  {
    setting: 'PUBLIC_IDENTITY_EMULATOR_URL',
    when: ({ identity }) => identity.emulatorUrl !== undefined,
    must: 'must be empty: tokens of an emulator are not signed',
    example: '',
  },
  {
    setting: 'PUBLIC_IDENTITY_PROJECT_ID',
    when: ({ identity }) => identity.projectId === 'yado-demo' || identity.projectId.startsWith('demo-'),
    must: "must be a project of your own, not the emulator's",
    example: 'yado-production',
  },
  {
    setting: 'PUBLIC_IDENTITY_API_KEY',
    when: ({ identity }) => ['yado-demo', 'public-web-key'].includes(identity.apiKey),
    must: "must be the web key of the project, not the emulator's or an example",
    example: 'AIza<…>',
  },
  {
    setting: 'PUBLIC_CARDS_PUBLISHABLE_KEY',
    when: ({ cards }) =>
      !/^pk_(live|test)_/.test(cards.publishableKey) || cards.publishableKey === 'pk_live_public',
    must: 'must be the publishable key of the account, not an example',
    example: 'pk_live_<…>',
  },
  {
    setting: 'PUBLIC_CARDS_PUBLISHABLE_KEY',
    when: ({ cards }, rehearsal) => !rehearsal && cards.publishableKey.startsWith('pk_test_'),
    must: 'must be of live mode',
    example: 'pk_live_<…>',
  },
  {
    setting: 'PUBLIC_CARDS_PUBLISHABLE_KEY',
    when: ({ cards }, rehearsal) => rehearsal && cards.publishableKey.startsWith('pk_live_'),
    must: 'must be of test mode in a rehearsal',
    example: 'pk_test_<…>',
  },
  {
    setting: 'PUBLIC_CARDS_SCRIPT_URL',
    when: ({ cards }) => cards.scriptUrl !== undefined,
    must: "must be empty: numbers of cards are for the provider's own script alone",
    example: '',
  },
  {
    setting: 'PUBLIC_MAPS_KEY',
    when: ({ maps }) => maps.key === 'sandbox' || maps.key === 'public-maps-key',
    must: "must be a key of your own, not the sandbox's or an example; empty: no maps",
    example: 'AIza<…>',
  },
  {
    setting: 'PUBLIC_MAPS_SCRIPT_URL',
    when: ({ maps }) => maps.scriptUrl !== undefined,
    must: 'must be empty',
    example: '',
  },
  {
    setting: 'PUBLIC_IMAGE_ORIGINS',
    when: ({ imageOrigins }) =>
      imageOrigins.length === 0 ||
      imageOrigins.some((origin) => isElsewhere(origin) || isExampleHost(getHost(origin))),
    must: "must name where the supplier's pictures are: without it no hotel has one",
    example: 'https://i.travelapi.com',
  },
  {
    setting: 'PUBLIC_IMAGE_ORIGINS',
    when: ({ imageOrigins }) =>
      imageOrigins.some((origin) => origin.startsWith('http:') && !isElsewhere(origin)),
    must: 'must be https:// origins',
    example: 'https://i.travelapi.com',
  },
];
