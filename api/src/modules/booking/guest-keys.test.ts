import { describe, expect, it } from 'vitest';
import { getGuestKeys } from './guest-keys.ts';

const toKeyNames = (familyName: string, givenName: string) =>
  getGuestKeys([{ familyName, givenName, employeeId: null }]).names.toSorted();

describe('a guest is known again', () => {
  it.each([
    ['OHara', 'Ken Ichi'],
    ['O’Hara', 'KenIchi'],
    ["O'Hara", 'Ken-Ichi'],
    [' o hara ', 'KEN  ICHI'],
    ['Ken Ichi', "O'Hara"],
    ['Ken‐Ichi', 'O`Hara'],
  ])('when the name is written %s / %s', (familyName, givenName) => {
    expect(toKeyNames(familyName, givenName)).toEqual(toKeyNames("O'Hara", 'Ken Ichi'));
  });

  it.each([
    ['Ohara', 'Ken'],
    ['OharaKen', 'Ichi'],
    ['Ohora', 'Ken Ichi'],
  ])('but not by %s / %s', (familyName, givenName) => {
    expect(toKeyNames(familyName, givenName)).not.toEqual(toKeyNames("O'Hara", 'Ken Ichi'));
  });

  it('by nothing when a part is missing or no more than signs', () => {
    expect(toKeyNames('Tanaka', '')).toEqual([]);
    expect(toKeyNames('-', 'Ken')).toEqual([]);
  });
});
