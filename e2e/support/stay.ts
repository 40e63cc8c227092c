import type { TestInfo } from '@playwright/test';

export interface OwnStay {
  /** Calendar days, `YYYY-MM-DD`. */
  checkin: string;
  checkout: string;
  /** As addresses of the site carry it. */
  query: string;
}

const DAY_MS = 86_400_000;
/** Beyond every free-cancellation deadline of the demonstration hotels, within what they sell. */
const FIRST_DAY = 45;
const DAYS = 240;

/** Days that belong to this test alone, so that tests neither share rooms nor remembered prices. */
export function ownStay(
  testInfo: TestInfo,
  { rooms = ['1'], nights = 1, turn = 0 }: { rooms?: string[]; nights?: number; turn?: number } = {},
): OwnStay {
  const { project, titlePath, retry, repeatEachIndex } = testInfo;
  const key = [project.name, ...titlePath, retry, repeatEachIndex, turn].join(' ');
  const ahead = FIRST_DAY + (hash(key) % DAYS);
  const checkin = dayAfter(ahead);
  const checkout = dayAfter(ahead + nights);
  const params = new URLSearchParams({ checkin, checkout });
  for (const room of rooms) params.append('room', room);
  return { checkin, checkout, query: params.toString() };
}

/** The calendar day in Japan after a number of days. */
export function dayAfter(days: number): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Tokyo' }).format(Date.now() + days * DAY_MS);
}

function hash(text: string): number {
  let value = 5381;
  for (const character of text) value = (value * 33 + (character.codePointAt(0) ?? 0)) >>> 0;
  return value;
}
