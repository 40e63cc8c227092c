import { expect, it } from 'vitest';
import { bookableDays, daysProblem, isOverInJapan, type Whereabouts } from './bookable-days.ts';

// Half past midnight of 1 December in Japan, half past five of 30 November in Honolulu.
const now = new Date('2026-11-30T15:30:00Z');
const problemOf = (checkin: string, checkout: string, where: Whereabouts = 'japan') =>
  daysProblem({ checkin, checkout }, where, now);

it('lets a stay begin from today to a year ahead', () => {
  expect(bookableDays('japan', now)).toMatchObject({ minDate: '2026-12-01', maxCheckin: '2027-12-01' });
});

it('offers tonight of a place abroad, while it is already tomorrow in Japan', () => {
  expect(bookableDays('anywhere', now).minDate).toBe('2026-11-30');
  expect(problemOf('2026-11-30', '2026-12-01', 'anywhere')).toBeNull();
  expect(problemOf('2026-11-29', '2026-12-01', 'anywhere')).toContain('過ぎています');
});

it('knows a stay that only hotels abroad have rooms for', () => {
  expect(isOverInJapan({ checkin: '2026-11-30' }, now)).toBe(true);
  expect(isOverInJapan({ checkin: '2026-12-01' }, now)).toBe(false);
});

it('takes a stay of 28 nights from the last check-in', () => {
  expect(problemOf('2027-12-01', '2027-12-29')).toBeNull();
});

it.each([
  ['2026-11-30', '2026-12-01', '過ぎています'],
  ['2027-12-02', '2027-12-03', '1年先まで'],
  ['2026-12-01', '2026-12-30', '28泊まで'],
  ['2027-02-30', '2027-03-02', '宿泊日を選んで'],
])('refuses %s to %s: %s', (checkin, checkout, words) => {
  expect(problemOf(checkin, checkout)).toContain(words);
});
