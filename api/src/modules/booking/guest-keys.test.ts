import { describe, expect, it } from 'vitest';
import { guestKeysOf } from './guest-keys.ts';

const nameOf = (familyName: string, givenName: string) =>
  guestKeysOf([{ familyName, givenName, employeeId: null }]).names.toSorted();

describe('a guest is known again', () => {
  it.each([
    ['OHara', 'Ken Ichi'],
    ['O’Hara', 'KenIchi'],
    ["O'Hara", 'Ken-Ichi'],
    [' o hara ', 'KEN  ICHI'],
    ['Ken Ichi', "O'Hara"],
    ['Ken‐Ichi', 'O`Hara'],
  ])('when the name is written %s / %s', (familyName, givenName) => {
    expect(nameOf(familyName, givenName)).toEqual(nameOf("O'Hara", 'Ken Ichi'));
  });

  it.each([
    ['Ohara', 'Ken'],
    ['OharaKen', 'Ichi'],
    ['Ohora', 'Ken Ichi'],
  ])('but not by %s / %s', (familyName, givenName) => {
    expect(nameOf(familyName, givenName)).not.toEqual(nameOf("O'Hara", 'Ken Ichi'));
  });

  it('by nothing when a part is missing or no more than signs', () => {
    expect(nameOf('Tanaka', '')).toEqual([]);
    expect(nameOf('-', 'Ken')).toEqual([]);
  });
});
