import { describe, expect, it } from 'vitest';
import { readStay, stayProblem } from './check-stay.ts';
import { defaultStay } from './stay-defaults.ts';

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

  it.each([
    ['is missing', null, '宿泊日と人数'],
    ['has begun', stay('2026-11-30', '2026-12-02'), '過ぎています'],
  ])('are refused when the stay %s', (_, given, words) => {
    expect(stayProblem(given, 'japan', now)).toContain(words);
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
    ['a day that has passed everywhere', 'checkin=2026-11-29&checkout=2026-12-02&room=1', '過ぎています'],
  ])('say what is wrong with an address that has %s', (_, address, words) => {
    expect(readStay(new URLSearchParams(address), now).problem).toContain(words);
  });

  it('are taken from an address as long as the day has not passed everywhere', () => {
    const tonightAbroad = 'checkin=2026-11-30&checkout=2026-12-02&room=1';
    expect(readStay(new URLSearchParams(tonightAbroad), now).problem).toBeNull();
  });

  it('are taken from an address', () => {
    expect(readStay(new URLSearchParams(`${days}&room=1`), now)).toEqual({
      stay: stay('2026-12-01', '2026-12-02'),
      problem: null,
    });
  });
});
