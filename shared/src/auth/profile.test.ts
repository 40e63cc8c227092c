import { describe, expect, it, vi } from 'vitest';
import { createProfile, type Profile } from './profile.ts';

const profile: Profile = {
  id: '1',
  name: '桜',
  email: 'a@b',
  role: 'EMPLOYEE',
  permissions: [],
  branch: null,
};

// spec: 4.profile, 4.profile-refresh
describe('profile', () => {
  // spec: 4.profile
  it('is initialized without a profile when nobody is signed in, and asks nobody', async () => {
    const load = vi.fn();
    const machine = createProfile({ load, log: vi.fn(), onEnded: vi.fn() });
    await machine.follow(null);
    expect(machine.state.get()).toEqual({ status: 'initialized', profile: null });
    expect(load).not.toHaveBeenCalled();
  });

  // spec: 4.profile
  it('loads the profile once a user id exists', async () => {
    const machine = createProfile({ load: async () => profile, log: vi.fn(), onEnded: vi.fn() });
    await machine.follow('u1');
    expect(machine.state.get()).toEqual({ status: 'initialized', profile });
  });

  // spec: 4.profile-refresh
  it('does nothing on refresh while a load is running', async () => {
    const answers: ((value: Profile) => void)[] = [];
    const load = vi.fn(() => new Promise<Profile>((resolve) => answers.push(resolve)));
    const machine = createProfile({ load, log: vi.fn(), onEnded: vi.fn() });
    const following = machine.follow('u1');
    await machine.refresh();
    expect(load).toHaveBeenCalledTimes(1);
    answers[0]?.(profile);
    await following;
    const refreshing = machine.refresh();
    answers[1]?.({ ...profile, name: '新しい名前' });
    await refreshing;
    expect(machine.state.get()).toMatchObject({ profile: { name: '新しい名前' } });
  });

  it('is uninitialized again while the profile of a new user loads', async () => {
    let answer: (value: Profile) => void = () => {};
    const load = vi.fn(() => new Promise<Profile>((resolve) => (answer = resolve)));
    const machine = createProfile({ load, log: vi.fn(), onEnded: vi.fn() });
    await machine.follow(null);
    const following = machine.follow('u1');
    expect(machine.state.get()).toEqual({ status: 'uninitialized' });
    const again = machine.follow('u1');
    answer(profile);
    await Promise.all([following, again]);
    expect(load).toHaveBeenCalledTimes(1);
    expect(machine.state.get()).toEqual({ status: 'initialized', profile });
  });

  // spec: 4.profile
  it('logs a failed load and ends initialized without a profile', async () => {
    const log = vi.fn();
    const error = new Error('down');
    const machine = createProfile({ load: () => Promise.reject(error), log, onEnded: vi.fn() });
    await machine.follow('u1');
    expect(log).toHaveBeenCalledOnce();
    expect(machine.state.get()).toEqual({ status: 'initialized', profile: null, failed: { error } });
  });

  it('keeps the profile when a refresh fails', async () => {
    const load = vi.fn().mockResolvedValueOnce(profile).mockRejectedValueOnce(new Error('down'));
    const [log, onEnded] = [vi.fn(), vi.fn()];
    const machine = createProfile({ load, log, onEnded });
    await machine.follow('u1');
    await machine.refresh();
    expect(log).toHaveBeenCalledOnce();
    expect(onEnded).not.toHaveBeenCalled();
    expect(machine.state.get()).toEqual({ status: 'initialized', profile });
  });

  it('tells that the session was ended elsewhere once a known person is gone, and not before', async () => {
    const load = vi
      .fn()
      .mockResolvedValueOnce(null)
      .mockResolvedValueOnce(profile)
      .mockResolvedValueOnce(null);
    const onEnded = vi.fn();
    const machine = createProfile({ load, log: vi.fn(), onEnded });
    await machine.follow('u1');
    await machine.refresh();
    expect(onEnded).not.toHaveBeenCalled();
    await machine.refresh();
    expect(onEnded).toHaveBeenCalledOnce();
    expect(machine.state.get()).toEqual({ status: 'initialized', profile: null });
  });

  it('drops the answer for a user who is gone', async () => {
    let answer: (value: Profile) => void = () => {};
    const machine = createProfile({
      load: () => new Promise((resolve) => (answer = resolve)),
      log: vi.fn(),
      onEnded: vi.fn(),
    });
    const first = machine.follow('u1');
    await machine.follow(null);
    answer(profile);
    await first;
    expect(machine.state.get()).toEqual({ status: 'initialized', profile: null });
  });
});
