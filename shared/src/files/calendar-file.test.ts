import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { calendarFile, type CalendarTrip } from './calendar-file.ts';

const trip: CalendarTrip = {
  id: 'trip-1',
  travelNumber: 'T-261201-ABCD',
  hotelName: '取消確認中ホテル 東京',
  address: '東京都 千代田区 丸の内1-1, 2F',
  phone: '03-0000-0000',
  guests: ['TANAKA KENICHI', 'SATO MISAKI'],
  checkin: '2027-01-30',
  checkout: '2027-02-01',
  checkinTime: '15:00',
  checkoutTime: '11:00',
  timeZone: 'Asia/Tokyo',
  freeUntil: '2027-01-29T18:00:00+09:00',
  url: 'https://yado.example/trips/trip-1',
};

function readEvents(changes: Partial<CalendarTrip> = {}) {
  const calendar = new ICAL.Component(ICAL.parse(calendarFile({ ...trip, ...changes })));
  return calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
}

const getSpan = (event: ICAL.Event | undefined) => [
  event?.startDate.toJSDate().toISOString(),
  event?.endDate.toJSDate().toISOString(),
];

describe('the stay in the calendar', () => {
  it.each<[string, Partial<CalendarTrip>, [string, string]]>([
    ['over the end of a month', {}, ['2027-01-30T06:00:00.000Z', '2027-02-01T02:00:00.000Z']],
    [
      'over a leap day',
      { checkin: '2028-02-28', checkout: '2028-03-01' },
      ['2028-02-28T06:00:00.000Z', '2028-03-01T02:00:00.000Z'],
    ],
    [
      'into summer time',
      { timeZone: 'America/New_York', checkin: '2027-03-13', checkout: '2027-03-15' },
      ['2027-03-13T20:00:00.000Z', '2027-03-15T15:00:00.000Z'],
    ],
    [
      'out of summer time',
      { timeZone: 'Europe/Paris', checkin: '2027-10-30', checkout: '2027-11-01' },
      ['2027-10-30T13:00:00.000Z', '2027-11-01T10:00:00.000Z'],
    ],
  ])('has the hotel’s own hours %s', (_, changes, span) => {
    expect(getSpan(readEvents(changes)[0])).toEqual(span);
  });

  it('is whole days when the hotel does not say its hours', () => {
    const [stay] = readEvents({ checkinTime: null });
    expect(stay?.startDate.isDate).toBe(true);
    expect([stay?.startDate.toString(), stay?.endDate.toString()]).toEqual(['2027-01-30', '2027-02-02']);
  });

  it('is whole days for hours that are words', () => {
    expect(readEvents({ checkinTime: 'noon' })[0]?.startDate.isDate).toBe(true);
  });

  it('ends with the day for a hotel that one leaves by 24:00', () => {
    const [stay] = readEvents({ checkoutTime: '24:00' });
    expect(getSpan(stay)).toEqual(['2027-01-30T06:00:00.000Z', '2027-02-01T15:00:00.000Z']);
    expect(calendarFile({ ...trip, checkoutTime: '24:00' })).not.toMatch(/T24/);
  });

  it('names hotel, place, number and guests', () => {
    const [stay] = readEvents();
    expect(stay?.summary).toBe('宿泊: 取消確認中ホテル 東京');
    expect(stay?.location).toContain('東京都 千代田区 丸の内1-1, 2F');
    expect(stay?.description).toContain('T-261201-ABCD');
    expect(stay?.description).toContain('TANAKA KENICHI、SATO MISAKI');
  });
});

describe('the end of free cancellation in the calendar', () => {
  it('is an event of its own that ends at the deadline and reminds twice', () => {
    const deadline = readEvents()[1];
    expect(deadline?.endDate.toJSDate().toISOString()).toBe('2027-01-29T09:00:00.000Z');
    expect(deadline?.summary).toContain('無料キャンセルの期限');
    const alarms = deadline?.component.getAllSubcomponents('valarm') ?? [];
    expect(alarms.map((alarm) => String(alarm.getFirstPropertyValue('trigger')))).toEqual(['-P1D', '-PT3H']);
  });

  it('keeps the moment of a hotel abroad, also where the calendar’s owner lives elsewhere', () => {
    const deadline = readEvents({ timeZone: 'America/New_York', freeUntil: '2027-03-14T23:59:00-04:00' })[1];
    expect(deadline?.endDate.toJSDate().toISOString()).toBe('2027-03-15T03:59:00.000Z');
  });

  it('is absent without free cancellation', () => {
    expect(readEvents({ freeUntil: null })).toHaveLength(1);
  });
});

it('gives events names that stay the same, so that a second import replaces the first', () => {
  expect(readEvents().map(({ uid }) => uid)).toEqual(['stay-trip-1', 'free-cancel-trip-1']);
});
