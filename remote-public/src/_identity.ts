import { vi } from 'vitest';

/** The identity service and the profile as the screens of this package use them; each test tells what they answer. */
export const identity = {
  email: vi.fn<() => Promise<string | null>>(async () => null),
  probableUserId: vi.fn(() => 'u1'),
  signIn: vi.fn(async () => {}),
  signUp: vi.fn(async () => {}),
  checkAction: vi.fn(async () => ({ email: 'new@sakura.example', previousEmail: 'old@sakura.example' })),
  verifyEmail: vi.fn(async () => {}),
  confirmPasswordReset: vi.fn(async () => 'new@sakura.example'),
};

export const account = { refresh: vi.fn(async () => {}), signOut: vi.fn(async () => {}) };

export const profile = { follow: vi.fn(async () => {}), refresh: vi.fn(async () => {}) };

/** As the identity SDK fails. */
export function refusal(code: string): Error {
  return Object.assign(new Error(code), { code });
}
