import { afterEach, expect, it, vi } from 'vitest';
import { provideStyleNonce } from './provide-style-nonce.ts';

const setServerTiming = (...serverTiming: { name: string; description: string }[]) =>
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
  setServerTiming({ name: 'request', description: 'r' }, { name: 'style', description: 'abc' });
  provideStyleNonce();
  provideStyleNonce();
  expect(nonces()).toEqual(['abc']);
});

it('puts none where the edge gave none', () => {
  setServerTiming({ name: 'request', description: 'r' });
  provideStyleNonce();
  expect(nonces()).toEqual([]);
});

it('puts none where the browser does not tell', () => {
  Object.defineProperty(performance, 'getEntriesByType', { configurable: true, value: () => [{}] });
  provideStyleNonce();
  expect(nonces()).toEqual([]);
});
