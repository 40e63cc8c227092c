import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { clipErrors } from './clip-errors.ts';

const schema = readFileSync(resolve(import.meta.dirname, '../../../schema.graphql'), 'utf8');

it('every reason of the API has a Japanese title and advice', () => {
  const codes = /enum ClipErrorCode \{([^}]+)\}/.exec(schema)?.[1]?.trim().split(/\s+/);
  expect(Object.keys(clipErrors).sort()).toEqual(codes?.sort());
  for (const { title, advice } of Object.values(clipErrors)) {
    expect(title).toMatch(/[ぁ-ん]/);
    expect(advice).toMatch(/。$/);
  }
});
