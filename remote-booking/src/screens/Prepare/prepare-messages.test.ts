// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { prepareMessage } from './prepare-messages.ts';
import type { PrepareErrorCode } from './__generated__/usePrepareHotelMutation.graphql';

const schema = readFileSync(new URL('../../../../schema.graphql', import.meta.url), 'utf8');
const codes = (/enum PrepareErrorCode \{([^}]+)\}/.exec(schema)?.[1]?.trim().split(/\s+/) ??
  []) as PrepareErrorCode[];

describe('what a refused preparation is explained with', () => {
  it.each(codes)('is Japanese and says what to do for %s', (code) => {
    const { title, advice } = prepareMessage(code);
    expect(title).toMatch(/[ぁ-ん]/);
    expect(advice).toMatch(/[ぁ-ん].*。$/);
  });

  it('has a sentence of its own for each code of the schema', () => {
    expect(codes.length).toBeGreaterThan(5);
    expect(new Set(codes.map((code) => prepareMessage(code).title)).size).toBe(codes.length);
  });

  it('takes a code of the future for something unexpected', () => {
    expect(prepareMessage('%future added value')).toEqual(prepareMessage('UNEXPECTED'));
  });
});
