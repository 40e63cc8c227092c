import { describe, expect, it } from 'vitest';
import { readStay, stayProblem } from './check-stay.ts';
import { bookableDates, defaultStay } from './stay-defaults.ts';

// Half past midnight in Japan, still the day before in UTC.
const now = new Date('2026-11-30T15:30:00Z');
const stay = (checkin: string, checkout: string) => ({ ...defaultStay(now), checkin, checkout });

describe('stays of forms and addresses', () => {
  it('start tomorrow by the clock of Japan, for one night and one person', () => {
    expect(defaultStay(now)).toEqual({
      checkin: '2026-12-02',
      checkout: '2026-12-03',
      occupancies: [{ adults: 1, childAges: [] }],
    });
  });

  it('may begin today and end a year ahead', () => {
    expect(stayProblem(stay('2026-12-01', '2026-12-02'), now)).toBeNull();
    expect(bookableDates(now).maxDate).toBe('2027-12-02');
    expect(stayProblem(stay('2027-12-01', '2027-12-02'), now)).toBeNull();
  });

  it.each([
    ['is missing', null, '宿泊日と人数'],
    ['names a day that does not exist', stay('2026-12-31', '2027-02-30'), '宿泊日と人数'],
    ['has begun', stay('2026-11-30', '2026-12-02'), '過ぎています'],
    ['is too far ahead', stay('2027-12-02', '2027-12-03'), '1年先まで'],
    ['is too long', stay('2026-12-01', '2026-12-30'), '28泊まで'],
  ])('are refused when the stay %s', (_, given, words) => {
    expect(stayProblem(given, now)).toContain(words);
  });

  const days = 'checkin=2026-12-01&checkout=2026-12-02';
  it.each([
    ['nothing', '', '選んでください'],
    ['a day that does not exist', 'checkin=2026-12-31&checkout=2027-02-30&room=1', '宿泊日を読み取れません'],
    ['one day alone', 'checkin=2026-12-31&room=1', '宿泊日を読み取れません'],
    ['its end before its begin', 'checkin=2026-12-03&checkout=2026-12-02&room=1', 'より後の日'],
    ['nine rooms', `${days}${'&room=1'.repeat(9)}`, '8室まで'],
    ['a room for nobody', `${days}&room=0`, '部屋と人数を読み取れません'],
    ['no room', days, '部屋と人数を読み取れません'],
    ['a day that has passed', 'checkin=2026-11-30&checkout=2026-12-02&room=1', '過ぎています'],
  ])('say what is wrong with an address that has %s', (_, address, words) => {
    expect(readStay(new URLSearchParams(address), now).problem).toContain(words);
  });

  it('are taken from an address', () => {
    expect(readStay(new URLSearchParams(`${days}&room=1`), now)).toEqual({
      stay: stay('2026-12-01', '2026-12-02'),
      problem: null,
    });
  });
});
