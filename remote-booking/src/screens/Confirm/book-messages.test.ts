// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bookMessage, bookMessages } from './book-messages.ts';
import type { BookErrorCode } from './__generated__/useBookHotelMutation.graphql';

const schema = readFileSync(new URL('../../../../schema.graphql', import.meta.url), 'utf8');
const codes = (/enum BookErrorCode \{([^}]+)\}/.exec(schema)?.[1]?.trim().split(/\s+/) ??
  []) as BookErrorCode[];

describe('what a refused booking is explained with', () => {
  it('covers the schema', () => {
    expect(codes.length).toBeGreaterThan(20);
    expect(Object.keys(bookMessages).sort()).toEqual([...codes].sort());
  });

  it.each(codes)('is Japanese and leads on for %s', (code) => {
    const { title, advice, next } = bookMessage(code);
    expect(title).toMatch(/[ぁ-ん]/);
    expect(advice).toMatch(/[ぁ-ん].*。$/);
    expect(['prepareAgain', 'rooms', 'guests', 'payment', 'trips', 'retry']).toContain(next);
  });

  it('never calls an unknown outcome a failure', () => {
    const { title, advice } = bookMessage('BOOKING_STATE_UNKNOWN');
    expect(title + advice).not.toMatch(/失敗|できませんでした|成立しません/);
  });

  it('takes a code of the future for something unexpected', () => {
    expect(bookMessage('%future added value')).toBe(bookMessages.UNEXPECTED);
  });
});
