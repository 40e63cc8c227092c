// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import { followUser } from './auth-state.ts';

function setUp() {
  const service = { report: (_userId: string | null) => {}, fail: () => {} };
  const { state, ready } = followUser((onUser, onError) => {
    service.report = onUser;
    service.fail = onError;
  });
  return { service, state, ready };
}

// spec: 4.auth-state
describe('the authentication state', () => {
  it('is uninitialized until the identity service reports', () => {
    expect(setUp().state.get()).toEqual({ status: 'uninitialized' });
  });

  it.each(['u1', null])('is initialized once it reports %j, and follows it from then on', async (userId) => {
    const { service, state, ready } = setUp();
    const heard = vi.fn<() => void>();
    state.subscribe(heard);
    service.report(userId);
    await ready;
    expect(state.get()).toEqual({ status: 'initialized', userId });
    service.report('u2');
    expect(state.get()).toEqual({ status: 'initialized', userId: 'u2' });
    expect(heard).toHaveBeenCalledTimes(2);
  });

  // spec: 8.auth-unexpected
  it('is initialized with the code unexpected after an error, until a user is reported', async () => {
    const { service, state, ready } = setUp();
    service.fail();
    await ready;
    expect(state.get()).toEqual({ status: 'initialized', userId: null, errorCode: 'unexpected' });
    service.report('u1');
    expect(state.get()).toEqual({ status: 'initialized', userId: 'u1' });
  });
});
