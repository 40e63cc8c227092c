import { expect, it } from 'vitest';
import { CARD_API_VERSION as server } from '../api/src/adapters/cards/card-api-version.ts';
import { API_VERSION as sandbox } from '../sandbox/src/stripe/context.ts';
import { CARD_API_VERSION as browser } from '../shared/src/cards/card-api-version.ts';

it('API, browser and sandbox speak one version of the card provider', () => {
  expect({ browser, sandbox }).toEqual({ browser: server, sandbox: server });
});
