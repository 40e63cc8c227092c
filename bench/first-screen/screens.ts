/** A screen that is measured from its address. */
export interface Screen {
  name: string;
  path: string;
  /** Becomes visible when the page is of use. */
  ready: string;
  /** Opened by somebody who has not signed in. */
  isPublic?: true;
  /** Begins with a field that takes text. */
  hasField?: true;
}

/** The host's own form: before it the page may show one that only keeps what is typed. */
const FORM = '#root main form input:not([disabled])';

export const signIn: Screen = {
  name: 'sign-in',
  path: '/sign-in',
  ready: FORM,
  isPublic: true,
  hasField: true,
};
export const searchForm: Screen = { name: 'search form', path: '/', ready: FORM, hasField: true };

/** The first hotel of a list with its price. */
export function findResults(): Screen {
  const query = new URLSearchParams({ q: '新宿', region: '10141', ...stay() });
  return { name: 'first hotel', path: `/hotels?${query}`, ready: 'main article a[href*="/hotels/"]' };
}

/** A hotel of the sandbox that always has rooms, with its first rate. */
export function findHotel(): Screen {
  const query = new URLSearchParams(stay());
  return { name: 'hotel', path: `/hotels/9000007?${query}`, ready: 'main a[href*="/booking/"]' };
}

export const listScreens = (): Screen[] => [signIn, searchForm, findResults(), findHotel()];

function stay(): Record<string, string> {
  const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
  return { checkin: day(30), checkout: day(31), room: '1' };
}
