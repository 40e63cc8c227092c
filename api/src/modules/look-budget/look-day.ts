import { addDays, dayInZone } from '../rate/calendar.ts';

/** Days before this one that say what is usual for a branch. */
export const USUAL_DAYS = 14;

/** A calendar day in Japan, for which looks are counted. */
export interface LookDay {
  day: string;
  /** When it is over. */
  end: Date;
  /** When its count is forgotten. */
  forgotten: Date;
}

export function getLookDay(now: Date): LookDay {
  const day = dayInZone(now, 'Asia/Tokyo');
  return { day, end: endOfDay(day), forgotten: endOfDay(addDays(day, USUAL_DAYS)) };
}

/** The days before that one, newest first. */
export function getUsualDays(day: string): string[] {
  return Array.from({ length: USUAL_DAYS }, (_, index) => addDays(day, -1 - index));
}

function endOfDay(day: string): Date {
  return new Date(`${addDays(day, 1)}T00:00:00+09:00`);
}

const lookKey = /^look:\d{4}-\d\d-\d\d:(?<user>user:)?(?<id>.+)$/;

/** Whose looks are counted under the key; null for another one. */
export function readLookKey(key: string): { per: 'BRANCH' | 'USER'; id: string } | null {
  const { user, id } = lookKey.exec(key)?.groups ?? {};
  return id ? { per: user ? 'USER' : 'BRANCH', id } : null;
}

/** Of a branch. By day first, so that a day's branches are together. */
export function getLookKey(day: string, branchId: string): string {
  return `look:${day}:${branchId}`;
}

/** Of one of a branch's people. */
export function getUserLookKey(day: string, userId: string): string {
  return getLookKey(day, `user:${userId}`);
}
