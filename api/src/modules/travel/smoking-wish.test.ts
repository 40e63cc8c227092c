import { expect, it } from 'vitest';
import { getSmokingWish } from './smoking-wish.ts';

const own = { external_supplier_name: null };
const elsewhere = { external_supplier_name: 'たびネット' };
const room = (smoking: boolean, name = 'ツイン', english = 'Twin') => ({
  smoking,
  room_name: name,
  room_name_en: english,
});

it('is what the guest chose where the room leaves a choice', () => {
  expect(getSmokingWish(own, room(true))).toBe(true);
  expect(getSmokingWish(own, room(false))).toBe(false);
});

it('is none of a room that is one or the other by its name, in either language', () => {
  expect(getSmokingWish(own, room(false, 'シングルルーム 喫煙'))).toBeNull();
  expect(getSmokingWish(own, room(false, 'シングルルーム 禁煙'))).toBeNull();
  expect(getSmokingWish(own, room(false, 'シングル', 'Single, Smoking'))).toBeNull();
});

it('is of a trip from elsewhere what the operator entered, and none where they entered nothing', () => {
  expect(getSmokingWish(elsewhere, room(true))).toBe(true);
  expect(getSmokingWish(elsewhere, room(false))).toBeNull();
});
