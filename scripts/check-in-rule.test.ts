import { expect, it } from 'vitest';
import { importantNotes } from '../api/src/modules/catalog/content-texts.ts';
import { checkinHours } from '../api/src/modules/document/pdf/checkin-hours.ts';
import { getLabels } from '../api/src/modules/document/pdf/labels.ts';
import { checkInText } from '../shared/src/format/check-in-text.ts';

const content = {
  id: '1',
  name: 'X',
  address: { countryCode: 'JP' },
  coordinates: { latitude: 0, longitude: 0 },
};

/** The API and the screens share no code: a guest reads the same hours on a voucher and on the page of the trip. */
it.each([
  [{ beginTime: '3:00 PM', endTime: '12:00 AM' }, '15:00 〜 24:00'],
  [{ beginTime: '3:00 PM', endTime: 'midnight' }, '15:00 〜 24:00'],
  [{ beginTime: '15:00', endTime: '深夜 0 時' }, '15:00 〜 24:00'],
  [{ beginTime: '15:00', endTime: '24:00' }, '15:00 〜 24:00'],
  [{ beginTime: 'noon', endTime: '11:00 PM' }, '12:00 〜 23:00'],
  [{ beginTime: '9:00', endTime: '22:30' }, '09:00 〜 22:30'],
  [{ beginTime: 'midnight', endTime: 'noon' }, '00:00 〜 12:00'],
  [{ beginTime: '正午' }, '12:00から'],
  [{ endTime: '12:00 AM' }, '24:00まで'],
  [{ beginTime: '3:00 PM', endTime: 'いつでも' }, '15:00から'],
  [{ beginTime: '3:00 PM', endTime: 'midnight', isAllDay: true }, '15:00 〜 24:00(フロントは24時間対応)'],
  [{ isAllDay: true }, '24時間いつでも'],
  [{ beginTime: 'ご到着後' }, 'ご到着後'],
  [{ endTime: 'anytime' }, ''],
])('screens and papers say the hours of %o alike', (hours, text) => {
  const { checkin } = importantNotes({ ...content, checkin: hours });
  expect([checkInText(checkin) ?? '', checkinHours(checkin, getLabels('ja-JP'))]).toEqual([text, text]);
});
