import { render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from '@yado/shared/router';
import { expect, it } from 'vitest';
import { ListConditions } from './ListConditions.tsx';

function textFor(from: string | null): string {
  const router = createMemoryRouter([{ path: '*', element: <ListConditions /> }], {
    initialEntries: [{ pathname: '/hotels/1', state: from === null ? null : { from } }],
  });
  return render(<RouterProvider router={router} />).container.textContent;
}

it.each([
  ['/hotels?region=1&bed=twin&min-price=8000&max-price=20000&size=25', '¥8,000〜¥20,000、ツイン、25㎡以上'],
  ['/hotels?region=1&meal=none&meal=breakfast', '食事なし、朝食付き'],
  ['/compare?compare=1&compare=2&region=1&bed=double&meal=breakfast', 'ダブル・セミダブル'],
])('says what the rates are not narrowed by of the list %s', (from, labels) => {
  expect(textFor(from)).toBe(`検索結果の条件「${labels}」は、前後の日と下の客室の料金には適用していません。`);
});

it.each([
  null,
  '/trips',
  '/hotels?region=1',
  '/hotels?region=1&meal=breakfast&free-cancel=1&star=4&within=500',
])('says nothing where the list has no such condition: %s', (from) => expect(textFor(from)).toBe(''));
