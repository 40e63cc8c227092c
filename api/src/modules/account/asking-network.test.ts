import { describe, expect, it } from 'vitest';
import { nameAskingNetwork } from './asking-network.ts';

describe('the network that asks', () => {
  it('is named alike for one subscriber, and otherwise under another secret', () => {
    const name = nameAskingNetwork('a', '2001:db8::1');
    expect(nameAskingNetwork('a', '2001:db8::ffff:2')).toBe(name);
    expect(nameAskingNetwork('a', '2001:db8:0:1::1')).not.toBe(name);
    expect(nameAskingNetwork('b', '2001:db8::1')).not.toBe(name);
  });
});
