import { expect, it } from 'vitest';
import { rememberNativeMethods } from './native-methods.ts';

it('restores and names methods that were overwritten, removed or made a getter, and keeps additions', () => {
  class Basket {
    static of() {
      return new Basket();
    }
    add() {
      return 'added';
    }
    remove() {
      return 'removed';
    }
    list() {
      return 'listed';
    }
  }
  const restore = rememberNativeMethods({ Basket, 'Basket.prototype': Basket.prototype });
  expect(restore()).toEqual([]);
  Object.assign(Basket.prototype, { add: () => 'other', extra: () => 'extra' });
  Reflect.deleteProperty(Basket.prototype, 'remove');
  Object.defineProperty(Basket.prototype, 'list', { get: () => () => 'other', configurable: true });
  expect(restore()).toEqual(['Basket.prototype.add', 'Basket.prototype.remove', 'Basket.prototype.list']);
  const basket = Basket.of();
  expect([basket.add(), basket.remove(), basket.list()]).toEqual(['added', 'removed', 'listed']);
  expect(basket).toHaveProperty('extra');
  expect(restore()).toEqual([]);
});

it('works while the remembered methods are broken', () => {
  const restore = rememberNativeMethods({ 'Array.prototype': Array.prototype });
  const broken = () => {
    throw new Error('broken');
  };
  Object.assign(Array.prototype, { map: broken, push: broken, [Symbol.iterator]: broken });
  const overwritten = restore();
  expect(overwritten).toHaveLength(3);
  expect(overwritten).toContain('Array.prototype.map');
  expect([1, 2].map((one) => one + 1)).toEqual([2, 3]);
});
