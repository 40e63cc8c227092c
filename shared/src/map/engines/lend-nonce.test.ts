import { afterEach, expect, it, vi } from 'vitest';
import { lendNonce } from './lend-nonce.ts';

const told = (...serverTiming: { name: string; description: string }[]) =>
  Object.defineProperty(performance, 'getEntriesByType', {
    configurable: true,
    value: vi.fn<() => object[]>(() => [{ serverTiming }]),
  });
const nonces = () =>
  [...document.querySelectorAll('style[nonce]')].map((style) => style.getAttribute('nonce'));

afterEach(() => {
  Reflect.deleteProperty(performance, 'getEntriesByType');
  for (const style of document.querySelectorAll('style[nonce]')) style.remove();
});

it('puts the nonce of this page where scripts look for one, once', () => {
  told({ name: 'request', description: 'r' }, { name: 'style', description: 'abc' });
  lendNonce();
  lendNonce();
  expect(nonces()).toEqual(['abc']);
});

it('puts none where the edge gave none', () => {
  told({ name: 'request', description: 'r' });
  lendNonce();
  expect(nonces()).toEqual([]);
});

it('puts none where the browser does not tell', () => {
  Object.defineProperty(performance, 'getEntriesByType', { configurable: true, value: () => [{}] });
  lendNonce();
  expect(nonces()).toEqual([]);
});
