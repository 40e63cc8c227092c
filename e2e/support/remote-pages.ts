import { hotels } from './hotels.ts';

/** One page of each remote: what it is called in front of people, the page's chunk and its heading for an employee. */
export const remotePages = [
  {
    id: 'search',
    name: 'ホテル検索',
    path: '/',
    chunk: 'SearchScreen',
    heading: '出張のホテルを、まとめて手配。',
  },
  { id: 'trips', name: '予約の管理', path: '/trips', chunk: 'TripListScreen', heading: '予約一覧' },
  {
    id: 'settings',
    name: '設定',
    path: '/settings/account',
    chunk: 'AccountScreen',
    heading: 'アカウント設定',
  },
  {
    id: 'booking',
    name: '予約',
    path: `/booking/prepare?hotel=${hotels.alwaysHasRooms}`,
    chunk: 'PrepareScreen',
    heading: '予約へ進めませんでした',
  },
  { id: 'public', name: 'ご案内', path: '/news', chunk: 'NewsListScreen', heading: 'お知らせ' },
];
