import { expect, test } from 'vitest';
import { revisePage } from './revise-page.ts';

test('opens the policy for the development servers and their changing files, and for nothing else', () => {
  const page = {
    html: '<!doctype html><head><title>Yado</title></head>',
    policy:
      "default-src 'none'; script-src 'self'; style-src 'self' 'sha256-of='; frame-src 'none'; connect-src 'self'; require-trusted-types-for 'script'; trusted-types default",
    status: 200,
    lendsNonce: false,
    hostRelease: 'h1',
    checksFiles: true,
  };
  const { html, policy, checksFiles } = revisePage(page, ['http://localhost:3001']);
  expect(checksFiles).toBe(false);
  expect(html).toContain('<head>\n<script>globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__');
  expect(policy.split('; ')).toEqual([
    "default-src 'none'",
    expect.stringMatching(/^script-src 'self' 'sha256-[\w+/]{43}=' http:\/\/localhost:3001$/),
    "style-src 'self' 'sha256-of=' http://localhost:3001",
    "style-src-elem 'self' 'unsafe-inline' http://localhost:3001",
    "style-src-attr 'unsafe-inline'",
    "frame-src 'none'",
    "connect-src 'self' http://localhost:3001 ws://localhost:3001 ws://*.localhost:3001",
  ]);
});
