// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import { followUser } from './auth-state.ts';

// spec: 4.auth-state
describe('the authentication state', () => {
  it('is uninitialized until the identity service reports', () => {
    expect(followUser().state.get()).toEqual({ status: 'uninitialized' });
  });

  it.each(['u1', null])('is initialized once it reports %j, and follows it from then on', async (userId) => {
    const { report, state, ready } = followUser();
    const heard = vi.fn<() => void>();
    state.subscribe(heard);
    report.user(userId);
    await ready;
    expect(state.get()).toEqual({ status: 'initialized', userId });
    report.user('u2');
    expect(state.get()).toEqual({ status: 'initialized', userId: 'u2' });
    expect(heard).toHaveBeenCalledTimes(2);
  });

  // spec: 8.auth-unexpected
  it('is initialized with the code unexpected after an error, until a user is reported', async () => {
    const { report, state, ready } = followUser();
    report.error();
    await ready;
    expect(state.get()).toEqual({ status: 'initialized', userId: null, errorCode: 'unexpected' });
    report.user('u1');
    expect(state.get()).toEqual({ status: 'initialized', userId: 'u1' });
  });
});
