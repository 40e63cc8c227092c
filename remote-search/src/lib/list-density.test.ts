import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chooseListDensity, readListDensity, watchListDensity } from './list-density.ts';

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

describe('list density', () => {
  it('is comfortable until somebody chooses, and kept from then on', () => {
    expect(readListDensity()).toBe('comfortable');
    chooseListDensity('compact');
    expect(readListDensity()).toBe('compact');
    chooseListDensity('comfortable');
    expect(readListDensity()).toBe('comfortable');
    expect(localStorage).toHaveLength(0);
  });

  it('takes what it does not know for comfortable', () => {
    localStorage.setItem('yado:list-density', 'tiny');
    expect(readListDensity()).toBe('comfortable');
  });

  it('notifies of a choice, also where storage is forbidden', () => {
    const forbidden = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(forbidden);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(forbidden);
    vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(forbidden);
    const notify = vi.fn<() => void>();
    const stop = watchListDensity(notify);
    chooseListDensity('compact');
    expect(notify).toHaveBeenCalledOnce();
    expect(readListDensity()).toBe('compact');
    stop();
    chooseListDensity('comfortable');
    expect(notify).toHaveBeenCalledOnce();
  });
});
