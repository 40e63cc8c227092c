import { describe, expect, it } from 'vitest';
import { allPhotos, photoGroup, photoGroups, turnedByKey, turnedBySwipe } from './photos.ts';

const photo = (largeUrl: string, category: string | null = null) => ({ url: largeUrl, largeUrl, category });

it.each([
  ['3', '外観'],
  ['11001', '外観'],
  ['10001', 'ロビー・館内'],
  ['13001', 'お食事'],
  ['14003', 'お風呂・スパ'],
  ['21003', '客室'],
  ['22002', '眺望'],
  ['99001', 'その他'],
  ['?', 'その他'],
  [null, 'その他'],
])('a picture of category %s shows %s', (category, group) => {
  expect(photoGroup(category)).toBe(group);
});

describe('the pictures of a hotel', () => {
  it('are those of the house and then of its rooms, each once', () => {
    const photos = allPhotos([photo('a')], [{ images: [photo('b'), photo('a')] }, { images: [photo('c')] }]);
    expect(photos.map(({ largeUrl }) => largeUrl)).toEqual(['a', 'b', 'c']);
  });

  it('are counted by kind, in their order', () => {
    const photos = [photo('a', '3'), photo('b', '21001'), photo('c', '21003')];
    expect(photoGroups(photos)).toEqual([
      { name: 'すべて', count: 3 },
      { name: '外観', count: 1 },
      { name: '客室', count: 2 },
    ]);
  });

  it('of one kind offer nothing to choose', () => {
    expect(photoGroups([photo('a', '21001'), photo('b', '21003')])).toEqual([]);
  });
});

describe('turning', () => {
  it.each([
    ['ArrowRight', 4, 0],
    ['ArrowRight', 1, 2],
    ['ArrowLeft', 0, 4],
    ['Home', 3, 0],
    ['End', 0, 4],
    ['Enter', 2, null],
  ])('%s at %i leads to %s of five', (key, index, next) => {
    expect(turnedByKey(key, index, 5)).toBe(next);
  });

  it.each([
    [-80, 10, 3],
    [80, -10, 1],
    [-30, 0, null],
    [60, 50, null],
  ])('a finger that goes %i across and %i down leads to %s', (dx, dy, next) => {
    expect(turnedBySwipe(dx, dy, 2, 5)).toBe(next);
  });
});
