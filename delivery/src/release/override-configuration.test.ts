import { expect, test } from 'vitest';
import { overrideConfiguration } from './override-configuration.ts';

const configuration = {
  apiUrl: '/graphql',
  identity: { apiKey: 'key', projectId: 'demo', emulatorUrl: 'http://127.0.0.1:4103' },
  cards: { publishableKey: 'pk_test', scriptUrl: 'http://127.0.0.1:4102/v3/' },
  maps: {},
  imageOrigins: ['http://127.0.0.1:4101'],
};

test('leaves everything as the file says without overrides', () => {
  expect(overrideConfiguration(configuration, {})).toEqual(configuration);
});

test('turns the demo into production: real services, no stand-ins', () => {
  const overrides = {
    identityApiKey: 'live',
    identityEmulatorUrl: '',
    cardsPublishableKey: 'pk_live',
    cardsScriptUrl: '',
    imageOrigins: ['https://i.example'],
  };
  expect(JSON.parse(JSON.stringify(overrideConfiguration(configuration, overrides)))).toEqual({
    apiUrl: '/graphql',
    identity: { apiKey: 'live', projectId: 'demo' },
    cards: { publishableKey: 'pk_live' },
    maps: {},
    imageOrigins: ['https://i.example'],
  });
});
