import { isCalendarDate } from '@yado/shared/format/calendar-date';
import { daysProblem, type Whereabouts } from '@yado/shared/routing/bookable-days';
import { MAX_ROOMS, type Stay, stayFromParams } from '@yado/shared/routing/stay';

/** Why a stay can't be searched for, in words for its reader; null when it can. */
export function stayProblem(stay: Stay | null, where: Whereabouts, now?: Date): string | null {
  return stay ? daysProblem(stay, where, now) : '宿泊日と人数を選んでください。';
}

/** The stay of an address, and why it can't be searched for, in words for its reader; null when it can. */
export function readStay(params: URLSearchParams, now?: Date): { stay: Stay | null; problem: string | null } {
  const stay = stayFromParams(params);
  const isGiven = ['checkin', 'checkout', 'room'].some((name) => params.has(name));
  return {
    stay,
    problem: stay || !isGiven ? stayProblem(stay, 'anywhere', now) : unreadableStayProblem(params),
  };
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
