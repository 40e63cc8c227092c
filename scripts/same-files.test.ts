import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './lib/settings.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');

// The API has no part of the browser's code: documents and screens must still find the same numbers in a text, and call a
// state by the same name.
it.each(['pdf/leading-phone.ts', 'pdf/split-phones.ts', 'status-labels.ts'])(
  '%s is the same for documents and for screens',
  (name) => {
    expect(read(`api/src/modules/document/${name}`)).toBe(read(`shared/src/format/${basename(name)}`));
  },
);

// The sandbox plays an identity service whose password policy is set as deploy/README.md says.
it('a new password has one shortest length for the API, for screens and for the identity service', () => {
  const rule = read('api/src/lib/password-rule.ts');
  expect(read('shared/src/format/password-rule.ts')).toBe(rule);
  expect(read('sandbox/src/auth/password-rule.ts')).toBe(rule);
});
