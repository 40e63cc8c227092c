import { expect, test } from 'vitest';
import { tenant } from '../testing/_document.ts';
import { isCardPage } from '@yado/shared/contract/card-pages';
import { isMapPage } from '@yado/shared/contract/map-pages';
import { contentSecurityPolicy, hashSource, withStyleNonce } from './content-security-policy.ts';

const sandbox = {
  ...tenant.configuration,
  identity: { apiKey: 'key', projectId: 'demo', emulatorUrl: 'http://127.0.0.1:4103' },
  cards: { publishableKey: 'pk_test', scriptUrl: 'http://127.0.0.1:4102/v3/' },
  imageOrigins: ['http://127.0.0.1:4101'],
};
const policy = (pathname: string, configuration: typeof tenant.configuration, logoUrl?: string) =>
  contentSecurityPolicy({
    inline: { scripts: ['alert(1)'], styles: ['a{}'] },
    forCards: isCardPage(pathname),
    forMaps: isMapPage(pathname),
    configuration,
    brand: { logoUrl },
  })
    .replace(hashSource('alert(1)'), "'hash of script'")
    .replace(hashSource('a{}'), "'hash of style'")
    .split('; ');

test('an ordinary page in production', () => {
  expect(policy('/hotels', tenant.configuration)).toEqual([
    "default-src 'none'",
    "script-src 'self' 'hash of script'",
    "style-src 'self' 'hash of style'",
    "img-src 'self' data: https://images.example",
    "font-src 'none'",
    "connect-src 'self' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com",
    "frame-src 'none'",
    "manifest-src 'self'",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    'report-to site',
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ]);
});

test.each(['/settings/cards', '/settings/cards/confirm', '/booking/0198-ab/payment'])(
  'a card page in production: %s',
  (path) => {
    expect(policy(path, tenant.configuration)).toEqual([
      "default-src 'none'",
      "script-src 'self' 'hash of script' https://js.stripe.com https://*.js.stripe.com",
      "style-src 'self' 'hash of style'",
      "img-src 'self' data: https://images.example",
      "font-src 'none'",
      "connect-src 'self' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com https://api.stripe.com",
      'frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
      "manifest-src 'self'",
      "worker-src 'self' blob:",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      'report-to site',
    ]);
  },
);

test('an ordinary page against the sandbox', () => {
  expect(policy('/settings/account', sandbox)).toEqual([
    "default-src 'none'",
    "script-src 'self' 'hash of script'",
    "style-src 'self' 'hash of style'",
    "img-src 'self' data: http://127.0.0.1:4101",
    "font-src 'none'",
    "connect-src 'self' http://127.0.0.1:4103",
    "frame-src 'none'",
    "manifest-src 'self'",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    'report-to site',
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ]);
});

test('a card page against the sandbox, with a logo and an API elsewhere', () => {
  const configuration = { ...sandbox, apiUrl: 'https://api.example/graphql' };
  expect(policy('/settings/cards', configuration, 'https://brand.example/logo.svg')).toEqual([
    "default-src 'none'",
    "script-src 'self' 'hash of script' http://127.0.0.1:4102",
    "style-src 'self' 'hash of style'",
    "img-src 'self' data: http://127.0.0.1:4101 https://brand.example",
    "font-src 'none'",
    "connect-src 'self' https://api.example http://127.0.0.1:4103 http://127.0.0.1:4102",
    'frame-src http://127.0.0.1:4102',
    "manifest-src 'self'",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    'report-to site',
  ]);
});

const withMaps = { ...tenant.configuration, maps: { key: 'AIza' } };

test('a page with a map lets in what Google lists, where the site has a key, and no evaluation of text', () => {
  const without = policy('/hotels', tenant.configuration);
  const added = policy('/hotels', withMaps).filter((directive) => !without.includes(directive));
  expect(added).toEqual([
    "script-src 'self' 'hash of script' https://maps.googleapis.com blob:",
    "style-src 'self' 'hash of style' https://fonts.googleapis.com",
    "img-src 'self' data: https://images.example https://*.googleapis.com https://*.gstatic.com https://*.google.com https://*.googleusercontent.com",
    'font-src https://fonts.gstatic.com',
    "connect-src 'self' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com https://*.googleapis.com https://*.gstatic.com https://*.google.com data: blob:",
    'frame-src https://*.google.com',
  ]);
  expect(policy('/hotels', withMaps)).toContain("worker-src 'self' blob:");
});

test.each(['/trips', '/settings/account', '/settings/cards'])('Google’s maps stay away from %s', (path) => {
  expect(policy(path, withMaps)).toEqual(policy(path, tenant.configuration));
});

test("the sandbox's map script takes the place of Google's hosts, and needs a key too", () => {
  const scriptUrl = 'http://127.0.0.1:4106/maps/api/js';
  const scripts = (maps: { key?: string; scriptUrl?: string }) =>
    policy('/hotels', { ...tenant.configuration, maps }).find((directive) =>
      directive.startsWith('script-src'),
    );
  expect(scripts({ key: 'sandbox', scriptUrl })).toBe(
    "script-src 'self' 'hash of script' http://127.0.0.1:4106",
  );
  expect(scripts({ scriptUrl })).toBe("script-src 'self' 'hash of script'");
});

test('names a text as browsers do', () => {
  expect(hashSource("alert('Hello, world.');")).toBe("'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='");
});

test('lets foreign styles in by a nonce, and no foreign script', () => {
  const before = policy('/hotels', tenant.configuration).join('; ');
  const after = withStyleNonce(before, 'N');
  expect(after).toContain("style-src 'self' 'nonce-N' 'hash of style'");
  expect(after.replace(" 'nonce-N'", '')).toBe(before);
});
