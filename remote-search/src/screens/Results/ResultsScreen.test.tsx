import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { searchFromParams } from '@yado/shared/routing/hotel-search';
import { NetworkFailure } from '@yado/shared/relay/network-failure';
import { renderWithRelay } from '@yado/shared/testing/render-with-relay';

import { RelayEnvironmentProvider } from 'react-relay';
import { createMockEnvironment } from 'relay-test-utils';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadTestQuery } from '@yado/shared/testing/load-test-query';
import { installTestSite } from '@yado/shared/testing/install-test-site';
import { listVariables, searchInput } from '../../lib/search-variables.ts';
import countsQuery, { type FilterCountsQuery } from './__generated__/FilterCountsQuery.graphql';
import { hotel, price, renderScreen, STAY } from './_results-screen.tsx';
import { Screen } from './ResultsScreen.tsx';
import query, { type FoundHotelsQuery } from './__generated__/FoundHotelsQuery.graphql';

beforeAll(installTestSite);

describe('ResultsScreen', () => {
  it('labels the price per night, the total and what the hotel collects, with the deadline on the hotel’s clock', async () => {
    renderScreen(`q=ニューヨーク&region=1&${STAY}`, {
      totalCount: 1,
      origin: { name: 'ニューヨーク', isPoint: false },
      specifiedProperty: null,
      edges: [{ node: hotel('1', 'ホテル・ハドソン', { distanceMeters: 850 }) }],
    });
    const card = within(await screen.findByRole('article', { name: 'ホテル・ハドソン' }));
    expect(card.getByText('1室1泊')).toBeTruthy();
    expect(card.getByText('¥12,500')).toBeTruthy();
    expect(card.getByText('2泊・2室の合計(税込)')).toBeTruthy();
    expect(card.getByText('¥50,000')).toBeTruthy();
    expect(card.getByText('別途$24.50').parentElement?.textContent).toBe('現地でのお支払い 別途$24.50');
    expect(card.getByText('朝食付き')).toBeTruthy();
    expect(card.getByText(/12月8日\(火\) 18:00/)).toBeTruthy();
    expect(card.getByText(/日本時間 12月9日\(水\) 08:00/)).toBeTruthy();
    expect(card.getByText('残り3室')).toBeTruthy();
    expect(card.getByText('ニューヨークの中心から').nextElementSibling?.textContent).toBe('850m');
    expect(card.getByRole('link').getAttribute('href')).toBe(`/hotels/1?${STAY}`);
  });

  it.each([
    [false, '宿泊税など 別途約¥600(目安)'],
    [true, '宿泊税など 別途最大¥600(目安)'],
  ])('says in cards and rows what local taxes add at the hotel, at most: %s', async (isUpperBound, words) => {
    const localTax = { total: 600, isUpperBound };
    const taxed = { ...price, propertyPrice: null, localTax };
    renderScreen(`q=札幌&region=1&${STAY}`, {
      totalCount: 1,
      origin: { name: '札幌', isPoint: false },
      specifiedProperty: null,
      edges: [{ node: hotel('1', '亀の湯', { cheapestPriceV2: taxed }) }],
    });
    expect((await screen.findByRole('article', { name: '亀の湯' })).textContent).toContain(words);
    await userEvent.click(screen.getByRole('radio', { name: 'コンパクト' }));
    expect((await screen.findByRole('article', { name: '亀の湯' })).textContent).toContain(words);
    await userEvent.click(screen.getByRole('radio', { name: '標準' }));
  });

  it('shows hotels in rows when the compact view is chosen, and keeps it for the next list', async () => {
    const found = {
      totalCount: 1,
      origin: { name: '東京駅', isPoint: true },
      specifiedProperty: null,
      edges: [{ node: hotel('1', '亀の湯', { nameEn: 'Kame no Yu', distanceMeters: 850 }) }],
    };
    const { unmount } = renderScreen(`q=東京駅&region=1&${STAY}`, found);
    expect(await screen.findByText('Kame no Yu')).toBeTruthy();
    await userEvent.click(screen.getByRole('radio', { name: 'コンパクト' }));
    const row = within(await screen.findByRole('article', { name: '亀の湯' }));
    expect(row.queryByText('Kame no Yu')).toBeNull();
    expect(row.getByText('4.2')).toBeTruthy();
    expect(row.getByText('東京駅から').nextElementSibling?.textContent).toBe('850m(徒歩約14分)');
    expect(row.getByText('¥12,500')).toBeTruthy();
    expect(row.getByText('¥50,000')).toBeTruthy();
    expect(row.getByText(/12月8日\(火\) 18:00/)).toBeTruthy();
    expect(row.getByRole('checkbox', { name: '比較: 亀の湯' })).toBeTruthy();
    unmount();
    renderScreen(`q=東京駅&region=1&${STAY}`, found);
    expect(await screen.findByRole('radio', { name: 'コンパクト', checked: true })).toBeTruthy();
    expect(screen.queryByText('Kame no Yu')).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: '標準' }));
    expect(await screen.findByText('Kame no Yu')).toBeTruthy();
  });

  it('says in the sheet of filters how many hotels there are to see', async () => {
    renderScreen(`q=東京&region=1&${STAY}`, {
      totalCount: 1_234,
      origin: { name: '東京', isPoint: false },
      specifiedProperty: null,
      edges: [{ node: hotel('1', '亀の湯') }],
    });
    await screen.findByRole('article', { name: '亀の湯' });
    await userEvent.click(screen.getByRole('button', { name: /^絞り込み/ }));
    expect(await screen.findByRole('button', { name: '結果を見る(1,234軒)' })).toBeTruthy();
  });

  it('keeps the hotels that are chosen to be compared, four at most, and leads to them side by side', async () => {
    const names = ['亀の湯', '鶴の亭', '松の宿', '竹の家', '梅の里'];
    renderScreen(`q=東京&region=1&${STAY}`, {
      totalCount: 5,
      origin: { name: '東京', isPoint: true },
      specifiedProperty: null,
      edges: names.map((name, index) => ({ node: hotel(String(index + 1), name) })),
    });
    const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name: `比較: ${name}` });
    await userEvent.click(await box('亀の湯'));
    const bar = within(screen.getByRole('region', { name: '選んだホテルの比較' }));
    expect(bar.getByText('もう1軒選ぶと比較できます(4軒まで)')).toBeTruthy();
    expect(bar.queryByRole('link')).toBeNull();
    await userEvent.click(await box('鶴の亭'));
    const href = bar.getByRole('link', { name: '比較する' }).getAttribute('href') ?? '';
    expect(href).toMatch(/^\/compare\?/);
    const compared = new URL(href, location.origin).searchParams;
    expect(compared.getAll('compare')).toEqual(['1', '2']);
    expect(compared.get('region')).toBe('1');
    await userEvent.click(await box('松の宿'));
    await userEvent.click(await box('竹の家'));
    expect((await box('梅の里')).disabled).toBe(true);
    await userEvent.click(bar.getByRole('button', { name: '選択を解除' }));
    expect(screen.queryByRole('region', { name: '選んだホテルの比較' })).toBeNull();
    expect((await box('亀の湯')).checked).toBe(false);
  });

  it('puts the hotel that the user named first, also when it is sold out', async () => {
    renderScreen(`q=鶴の亭&hotel=7&${STAY}`, {
      totalCount: 1,
      specifiedProperty: hotel('7', '鶴の亭', { cheapestPriceV2: null }),
      edges: [{ node: hotel('1', '亀の湯') }],
    });
    const [first, second] = await screen.findAllByRole('article');
    expect(first?.textContent).toContain('鶴の亭');
    expect(first?.textContent).toContain('この条件では空室がありません');
    expect(second?.textContent).toContain('亀の湯');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('鶴の亭と周辺のホテル');
  });

  // spec: 7.cursor-merge
  it('shows each hotel once, and says how many could not be read', async () => {
    renderScreen(`q=東京&region=1&${STAY}`, {
      totalCount: 3,
      specifiedProperty: null,
      edges: [
        { node: hotel('1', 'A') },
        { node: null },
        { node: hotel('2', 'B') },
        { node: hotel('1', 'A') },
      ],
    });
    expect(await screen.findAllByRole('article')).toHaveLength(2);
    expect(screen.getByText(/^1軒のホテルを読み込めませんでした/)).toBeTruthy();
  });

  it('says which rates are shown while free cancellation orders the list', async () => {
    const found = { totalCount: 1, specifiedProperty: null, edges: [{ node: hotel('1', 'A') }] };
    renderScreen(`q=東京&region=1&${STAY}&sort=cancel-deadline`, found);
    expect(
      await screen.findByText(/^無料キャンセルできるプランのうち、最安の料金を表示しています。/),
    ).toBeTruthy();
  });

  it('says the year of a stay that is not in the current one', async () => {
    const stay = 'checkin=2099-11-20&checkout=2099-11-21&room=1';
    const edges = [{ node: hotel('1', 'A') }];
    renderScreen(`q=東京&region=1&${stay}`, { totalCount: 1, specifiedProperty: null, edges });
    expect(await screen.findAllByText(/2099年11月20日\(金\) 〜 11月21日\(土\)/)).toHaveLength(2);
  });

  it.each([
    ['', '予約提供会社での順位が上位の2,000軒から検索しています。'],
    ['&sort=distance', '目的地に近い2,000軒から検索しています。'],
  ])('says which hotels are searched where there are more%s', async (sort, words) => {
    const found = { totalCount: 1_800, specifiedProperty: null, edges: [{ node: hotel('1', 'A') }] };
    const { unmount } = renderScreen(`q=東京&region=1&${STAY}${sort}`, { ...found, searchedAtMost: 2_000 });
    expect(await screen.findByText(new RegExp(words))).toBeTruthy();
    unmount();
    renderScreen(`q=東京&region=1&${STAY}${sort}`, { ...found, searchedAtMost: null });
    await screen.findByRole('article', { name: 'A' });
    expect(screen.queryByText(/から検索しています/)).toBeNull();
  });

  it.each([
    ['q=東京', '大阪', '大阪のホテル'],
    ['q=東京&typed=とうきょう', '大阪', '大阪のホテル'],
    ['q=日本橋(東京都)', '日本橋', '日本橋(東京都)のホテル'],
    ['q=東京', null, '東京のホテル'],
  ])('names the place that is searched: %s of %s is %s', async (address, regionName, heading) => {
    const edges = [{ node: hotel('1', 'A') }];
    const found = { totalCount: 1, specifiedProperty: null, edges, regionName };
    renderScreen(`${address}&region=1&${STAY}`, found);
    await screen.findByRole('article', { name: 'A' });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(heading);
    expect(document.title).toContain(heading);
    const understood = screen.queryAllByText(/^「とうきょう」を「大阪」として検索しました。/);
    expect(understood).toHaveLength(address.includes('typed') ? 1 : 0);
  });

  it('leads to the rates that the list is about', async () => {
    const found = { totalCount: 1, specifiedProperty: null, edges: [{ node: hotel('1', 'A') }] };
    renderScreen(`q=東京&region=1&${STAY}&free-cancel=1`, found);
    const card = within(await screen.findByRole('article', { name: 'A' }));
    expect(card.getByRole('link').getAttribute('href')).toBe(`/hotels/1?${STAY}&free-cancel=1`);
  });

  it('says how many hotels have no room for the party, which it leaves out until they are asked for', async () => {
    const edges = [{ node: hotel('1', 'A') }];
    renderScreen(`q=東京&region=1&${STAY}`, { totalCount: 1, specifiedProperty: null, edges });
    expect(
      await screen.findByText(/^ほかに、この日程・人数で泊まれる空室がないホテルが2軒あります。/),
    ).toBeTruthy();
    expect(screen.getByRole('button', { name: '空室がないホテルも表示' })).toBeTruthy();
  });

  it('leaves the full hotels out again', async () => {
    const edges = [{ node: hotel('1', 'A') }];
    renderScreen(`q=東京&region=1&${STAY}&sold-out=1`, { totalCount: 3, specifiedProperty: null, edges });
    expect(
      await screen.findByText(/^この日程・人数で泊まれる空室がないホテル\(2軒\)も表示しています。/),
    ).toBeTruthy();
    expect(screen.getByRole('button', { name: '空室のあるホテルだけを表示' })).toBeTruthy();
  });

  it('says how many hotels each filter would leave, and lets nobody choose what leaves none', async () => {
    renderScreen(
      `q=東京&region=1&${STAY}`,
      { totalCount: 1, specifiedProperty: null, edges: [{ node: hotel('1', 'A') }] },
      { freeCancellation: 1234, starRatings: [{ starRating: 5, count: 0 }] },
    );
    expect(await screen.findByRole('checkbox', { name: '無料キャンセル1,234軒' })).toBeTruthy();
    expect(screen.getByRole('checkbox', { name: '5つ星0軒' })).toHaveProperty('disabled', true);
  });

  it('refuses a price band that is none, and keeps what was typed', async () => {
    renderScreen(`q=東京&region=1&${STAY}`, { totalCount: 0, specifiedProperty: null, edges: [] });
    const max = await screen.findByRole('textbox', { name: '料金の上限' });
    await userEvent.type(max, '安め');
    await userEvent.click(screen.getByRole('button', { name: '料金で絞り込む' }));
    expect(screen.getByRole('alert').textContent).toMatch(/^金額は「12000」「1.2万」のように/);
    expect(max).toHaveProperty('value', '安め');
  });

  it('leaves the narrow boxes of the price band to their digits', async () => {
    renderScreen(`q=東京&region=1&${STAY}`, { totalCount: 0, specifiedProperty: null, edges: [] });
    const box = (await screen.findByRole('textbox', { name: '料金の上限' })).parentElement;
    expect(box?.textContent).toBe('');
    expect(box?.nextElementSibling?.textContent).toBe('円');
  });

  it.each([
    ['leads to a new search when the place is none', 'NOT_FOUND', '新しく検索する', 'もう一度読み込む', 0],
    [
      'can be tried again when the list failed',
      'PROVIDER_UNAVAILABLE',
      'もう一度読み込む',
      '新しく検索する',
      1,
    ],
  ])('%s', async (_name, code, offered, absent, filters) => {
    const search = searchFromParams(new URLSearchParams(`q=x&region=999999999&${STAY}`));
    const environment = createMockEnvironment();
    environment.mock.queueOperationResolver(() => new NetworkFailure({ status: 200, code }));
    environment.mock.queueOperationResolver(() => new NetworkFailure({ status: 200, code }));
    renderWithRelay(() => {
      const list = loadTestQuery<FoundHotelsQuery>(environment, query, listVariables(search)!);
      const counts = loadTestQuery<FilterCountsQuery>(environment, countsQuery, searchInput(search)!);
      return (
        <RelayEnvironmentProvider environment={environment}>
          <Screen
            data={{ search, owner: 'me', problem: null, list, counts: { query: counts, dispose: () => {} } }}
          />
        </RelayEnvironmentProvider>
      );
    });
    expect(await screen.findByText(offered)).toBeTruthy();
    expect(screen.queryByText(absent)).toBeNull();
    expect(screen.queryAllByRole('region', { name: '絞り込み' })).toHaveLength(filters);
  });

  it('asks for new dates when those of the address have passed', () => {
    const search = searchFromParams(new URLSearchParams('q=東京&region=1'));
    renderWithRelay(() => (
      <Screen
        data={{ search, owner: 'me', problem: '宿泊日を選び直してください。', list: null, counts: null }}
      />
    ));
    expect(screen.getByText('宿泊日を選び直してください。')).toBeTruthy();
    expect(screen.getByRole('combobox', { name: '目的地' })).toHaveProperty('value', '東京');
  });
});
