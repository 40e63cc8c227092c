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

// spec: 9.environment
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

// spec: 9.environment
test.each([
  [{ key: 'sandbox', scriptUrl: 'http://127.0.0.1:4106/js' }, { mapsScriptUrl: '' }, { key: 'sandbox' }],
  [
    { key: 'sandbox' },
    { mapsScriptUrl: 'http://127.0.0.1:9/js' },
    { key: 'sandbox', scriptUrl: 'http://127.0.0.1:9/js' },
  ],
  [{ key: 'sandbox' }, { mapsKey: '' }, {}],
  [{}, { mapsScriptUrl: 'http://127.0.0.1:9/js' }, {}],
])('maps %j with %j become %j', (maps, overrides, result) => {
  const made = overrideConfiguration({ ...configuration, maps }, overrides);
  expect(JSON.parse(JSON.stringify(made.maps))).toEqual(result);
});
