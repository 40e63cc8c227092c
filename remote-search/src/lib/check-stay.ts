import { daysBetween, isCalendarDate } from '@yado/shared/format/calendar-date';
import { MAX_ROOMS, type Stay, stayFromParams } from '@yado/shared/routing/stay';
import { serverNow } from '@yado/shared/site/server-clock';
import { bookableDates, MAX_NIGHTS } from './stay-defaults.ts';

/** Why a stay can't be searched for, in words for its reader; null when it can. */
export function stayProblem(stay: Stay | null, now: Date = serverNow()): string | null {
  if (!stay || !isCalendarDate(stay.checkin) || !isCalendarDate(stay.checkout)) {
    return '宿泊日と人数を選んでください。';
  }
  const { minDate, maxDate } = bookableDates(now);
  if (stay.checkin < minDate) return 'チェックイン日が過ぎています。宿泊日を選び直してください。';
  if (stay.checkout > maxDate) return 'ご予約は1年先までです。宿泊日を選び直してください。';
  if (daysBetween(stay.checkin, stay.checkout) > MAX_NIGHTS) {
    return `一度にご予約いただけるのは${MAX_NIGHTS}泊までです。宿泊日を選び直してください。`;
  }
  return null;
}

/** The stay of an address, and why it can't be searched for, in words for its reader; null when it can. */
export function readStay(
  params: URLSearchParams,
  now: Date = serverNow(),
): { stay: Stay | null; problem: string | null } {
  const stay = stayFromParams(params);
  const isGiven = ['checkin', 'checkout', 'room'].some((name) => params.has(name));
  return { stay, problem: stay || !isGiven ? stayProblem(stay, now) : unreadableStayProblem(params) };
}

function unreadableStayProblem(params: URLSearchParams): string {
  const [checkin, checkout] = [params.get('checkin') ?? '', params.get('checkout') ?? ''];
  if (!isCalendarDate(checkin) || !isCalendarDate(checkout)) {
    return 'URLの宿泊日を読み取れませんでした。宿泊日を選んでください。';
  }
  if (checkin >= checkout) {
    return 'URLの宿泊日では検索できません。チェックアウト日は、チェックイン日より後の日を選んでください。';
  }
  if (params.getAll('room').length > MAX_ROOMS) {
    return `一度に検索できるのは${MAX_ROOMS}室までです。部屋と人数を選び直してください。`;
  }
  return 'URLの部屋と人数を読み取れませんでした。部屋と人数を選んでください。';
}
