// @vitest-environment node
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createAccount } from './account.ts';

afterEach(() => vi.useRealTimers());

function setUp(calls: Partial<Parameters<typeof createAccount>[0]['calls']> = {}) {
  const notified: string[] = [];
  const step = (name: string) => async () => {
    notified.push(name);
  };
  const log = vi.fn();
  const account = createAccount({
    identity: {
      forget: step('forgotten'),
      changePassword: step('password changed'),
      changeEmail: step('mail sent'),
    },
    profile: { refresh: step('profile loaded') },
    calls: {
      signOut: step('session ended'),
      signOutEverywhere: step('all sessions ended'),
      refreshAccount: step('account read'),
      ...calls,
    },
    log,
  });
  return { account, notified, log };
}

const refuse = () => Promise.reject(new Error('down'));

// spec: 7.sign-in-out
describe('signing out', () => {
  it('ends the session at the API before the browser forgets it', async () => {
    const { account, notified } = setUp();
    await account.signOut();
    expect(notified).toEqual(['session ended', 'forgotten']);
  });

  it('forgets it even when the API refuses', async () => {
    const { account, notified, log } = setUp({ signOut: refuse });
    await account.signOut();
    expect(notified).toEqual(['forgotten']);
    expect(log).toHaveBeenCalledOnce();
  });

  it('forgets it after three seconds without an answer', async () => {
    vi.useFakeTimers();
    const { account, notified } = setUp({ signOut: () => new Promise(() => {}) });
    const leaving = account.signOut();
    await vi.advanceTimersByTimeAsync(2_999);
    expect(notified).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    await leaving;
    expect(notified).toEqual(['forgotten']);
  });

  it('everywhere keeps the session here when the others could not be ended', async () => {
    const { account, notified } = setUp();
    const leave = vi.fn<() => void>(() => void notified.push('page left'));
    await account.signOutEverywhere(leave);
    expect(notified).toEqual(['all sessions ended', 'page left', 'forgotten']);
    const failing = setUp({ signOutEverywhere: refuse });
    await expect(failing.account.signOutEverywhere(leave)).rejects.toThrow('down');
    expect(failing.notified).toEqual([]);
  });
});

// spec: 7.change-password
describe('changing the password', () => {
  it('tells the API, which then ends the other sessions', async () => {
    const { account, notified } = setUp();
    await account.changePassword('old', 'new');
    expect(notified).toEqual(['password changed', 'account read', 'profile loaded']);
  });

  it('succeeds although the API could not be reached', async () => {
    const { account, log } = setUp({ refreshAccount: refuse });
    await account.changePassword('old', 'new');
    expect(log).toHaveBeenCalledOnce();
  });
});
