import { expect, it, vi } from 'vitest';
import { installScriptPolicy } from './script-policy.ts';

const createPolicy = vi.fn();
vi.stubGlobal('trustedTypes', { createPolicy });
installScriptPolicy((url) => url === '/releases/trips/b/chunk.js');
const [[name, rules], ...others] = createPolicy.mock.calls as [
  [string, Record<string, (...of: string[]) => string>],
];

it('is the policy for every text that has none', () => {
  expect(others).toEqual([]);
  expect(name).toBe('default');
  expect(Object.keys(rules).sort()).toEqual(['createHTML', 'createScriptURL']);
});

it('lets scripts of the release document load, and none else', () => {
  const load = (url: string) => rules.createScriptURL?.(url, 'TrustedScriptURL', 'HTMLScriptElement src');
  expect(load('/releases/trips/b/chunk.js')).toBe('/releases/trips/b/chunk.js');
  for (const url of ['/releases/trips/z/chunk.js', 'blob:http://localhost/1', 'data:text/javascript,1', ''])
    expect(() => load(url)).toThrow('not in the release document');
});

it('lets workers start from text that the page holds, and from no other', () => {
  const start = (url: string) => rules.createScriptURL?.(url, 'TrustedScriptURL', 'Worker constructor');
  expect(start('blob:http://localhost/1')).toBe('blob:http://localhost/1');
  expect(() => start('/worker.js')).toThrow('not in the release document');
});

it('lets character references through, and no element', () => {
  expect(rules.createHTML?.('&amp;')).toBe('&amp;');
  expect(() => rules.createHTML?.('<img src=x onerror=alert(1)>')).toThrow('not put into the page');
});
