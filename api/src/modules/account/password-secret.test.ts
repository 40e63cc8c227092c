import { describe, expect, it } from 'vitest';
import {
  formatPasswordSecret,
  hashPasswordSecret,
  matchesPasswordSecret,
  newPasswordSecret,
} from './password-secret.ts';

const server = 'a secret of the server';
const row = (secret: string) => ({ id: 'row', secret_hash: hashPasswordSecret(server, 'row', secret) });

describe('the secret in a password mail', () => {
  it('has eight characters that cannot be taken for others', () => {
    const secrets = Array.from({ length: 2_000 }, newPasswordSecret);
    for (const secret of secrets) expect(secret).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/);
    expect(new Set(secrets).size).toBe(2_000);
    expect(new Set(secrets.join('')).size).toBe(32);
  });

  it('matches as the mail shows it and as people type it', () => {
    const stored = row('A0B1C2D3');
    for (const typed of [
      'A0B1-C2D3',
      'a0b1c2d3',
      ' AoBl c2d3 ',
      'A0B1C2D3',
      formatPasswordSecret('A0B1C2D3'),
    ]) {
      expect(matchesPasswordSecret(server, stored, typed)).toBe(true);
    }
  });

  it.each(['', 'A0B1C2D4', 'A0B1C2D', 'A0B1C2D33', 'x'.repeat(10_000)])('does not match %j', (typed) => {
    expect(matchesPasswordSecret(server, row('A0B1C2D3'), typed)).toBe(false);
  });

  it('does not match in another row or under another secret of the server', () => {
    const stored = row('A0B1C2D3');
    expect(matchesPasswordSecret(server, { ...stored, id: 'other' }, 'A0B1C2D3')).toBe(false);
    expect(matchesPasswordSecret('another', stored, 'A0B1C2D3')).toBe(false);
  });
});
