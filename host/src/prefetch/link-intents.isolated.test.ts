import type { RouteObject } from '@yado/shared/router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { prepareOnIntent } from './link-intents.ts';
import type { RemoteScreenRoute } from './next-screens.ts';

const profile = vi.hoisted(() => ({ permissions: ['BOOK'] }));
vi.mock('../session/loaded-profile.ts', () => ({ getLoadedProfile: () => profile }));

const begin = vi.fn<RemoteScreenRoute['begin']>();
const fetchFiles = vi.fn();

function screen(path: string, permission: string): RouteObject {
  const handle = {
    release: { baseUrl: '/releases/trips/r/', entry: 'entry.js', initial: [], chunks: {} },
    route: { path, access: { permission }, chunk: path },
    prepare: () => {},
    begin,
  };
  return { path, handle };
}

const routes = [screen('/trips/:id', 'BOOK'), screen('/desk', 'OPERATOR_DESK'), { path: '*' }];
const location = { pathname: '/trips/7', search: '?tab=rooms' };
prepareOnIntent(
  { routes, state: { location } } as unknown as Parameters<typeof prepareOnIntent>[0],
  fetchFiles,
);

beforeEach(() => {
  begin.mockClear();
  fetchFiles.mockClear();
});
afterEach(() => document.body.replaceChildren());

function press(link: string, init: PointerEventInit = {}) {
  document.body.innerHTML = link;
  const at = document.querySelector('span') ?? document.querySelector('a');
  at?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'mouse', ...init }));
}

it('requests the data of a screen when a mouse presses its link, without the fragment of the address', () => {
  press('<a href="/trips/9?tab=rooms#top"><span>予約</span></a>');
  expect(begin.mock.calls).toEqual([
    [{ params: { id: '9' }, url: new URL('/trips/9?tab=rooms', window.location.href) }],
  ]);
});

it.each<[string, string, PointerEventInit?]>([
  ['a finger, which may be about to scroll', '<a href="/trips/9">予約</a>', { pointerType: 'touch' }],
  ['the middle button', '<a href="/trips/9">予約</a>', { button: 1 }],
  ['a key that opens another tab', '<a href="/trips/9">予約</a>', { ctrlKey: true }],
  ['a link to another tab', '<a href="/trips/9" target="_blank">予約</a>'],
  ['a link that downloads', '<a href="/trips/9" download>予約</a>'],
  ['a link to another place of the same page', '<a href="/trips/7?tab=rooms#rooms">部屋</a>'],
  ['a screen that the person may not open', '<a href="/desk">デスク</a>'],
  ['a path that no remote has', '<a href="/nowhere">なし</a>'],
  ['another site', '<a href="https://elsewhere.test/trips/9">他</a>'],
])('asks for nothing at the press of %s', (_name, link, init) => {
  press(link, init);
  expect(begin).not.toHaveBeenCalled();
});

it('downloads the files of a screen when the pointer enters its link', () => {
  document.body.innerHTML = '<a href="/trips/9">予約</a>';
  const comes = new PointerEvent('pointerover', { bubbles: true, pointerType: 'touch' });
  document.querySelector('a')?.dispatchEvent(comes);
  expect(fetchFiles.mock.calls).toEqual([
    [[new URL('/releases/trips/r/entry.js', window.location.href).href]],
  ]);
});
