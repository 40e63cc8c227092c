import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useLocation } from '@yado/shared/router';
import { searchFromParams } from '@yado/shared/routing/hotel-search';
import { axeFindings } from '@yado/shared/testing/axe-findings';
import { installTestSite } from '@yado/shared/testing/install-test-site';
import { installTestAuth } from '@yado/shared/testing/install-test-auth';
import { loadTestQuery } from '@yado/shared/testing/load-test-query';
import { renderWithRelay } from '@yado/shared/testing/render-with-relay';
import { beforeAll, describe, expect, it } from 'vitest';
import { chooseHotel, parseHotels, storedHotels } from '../../lib/compared-hotels.ts';
import { Screen } from './ComparisonScreen.tsx';
import { loadComparison } from './load-comparison.ts';
import query, { type HotelComparisonQuery } from './__generated__/HotelComparisonQuery.graphql';

const booker = {
  id: 'me',
  name: '田中 健一',
  email: 'employee@sakura.example',
  role: 'EMPLOYEE' as const,
  permissions: ['BOOK' as const],
  branch: null,
};
const ADDRESS = 'q=東京駅&region=1&checkin=2026-12-10&checkout=2026-12-12&room=2';
const offer = {
  paymentPrice: 12_500,
  totalPaymentPrice: 25_000,
  mealType: 'BREAKFAST',
  freeCancelUntil: '2026-12-08T18:00:00+09:00',
  alwaysFreeCancel: false,
  availableRooms: 3,
  propertyPrice: null,
  localTax: null,
};
const hotel = (id: string, name: string, change: object = {}) => ({
  propertyContent: {
    id,
    epsPropertyId: id,
    name,
    timeZone: 'Asia/Tokyo',
    category: { name: 'ホテル' },
    ratings: { property: { rating: 3 }, guest: { overall: 4.2, count: 120 } },
    amenities: ['FREE_WIFI'],
    importantNotes: {
      checkin: { beginTime: '15:00', endTime: null, twentyFourHour: false, checkoutTime: '10:00' },
    },
    distanceMeters: 850,
    distanceOrigin: { name: '東京駅', isPoint: true },
    cheapestPriceV2: offer,
    ...change,
  },
});

function renderComparison(found: object, conditions = '') {
  const search = searchFromParams(new URLSearchParams(ADDRESS + conditions));
  const variables = {
    first: '1',
    second: '2',
    third: 'c' in found ? '3' : '1',
    fourth: '1',
    hasThird: 'c' in found,
    hasFourth: false,
    stay: search.stay!,
    choice: null,
    from: { regionId: '1' },
  };
  return renderWithRelay(
    (environment) => {
      const loaded = loadTestQuery<HotelComparisonQuery>(environment, query, variables);
      const hotels = { query: loaded, dispose: () => {} };
      return (
        <>
          <Screen data={{ search, stay: search.stay, owner: 'me', problem: null, hotels }} />
          <Where />
        </>
      );
    },
    { resolvers: { Query: () => found } },
  );
}
const Where = () => <p>{useLocation().search}</p>;
const cells = (label: string | RegExp) =>
  within(screen.getByRole('row', { name: label }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent?.trim());

beforeAll(async () => {
  installTestSite();
  await installTestAuth(booker);
});

describe('ComparisonScreen', () => {
  it('leads back to the results of its search, without dates that can’t be, where nothing can be compared', async () => {
    const search = searchFromParams(new URLSearchParams(ADDRESS));
    const problem = 'チェックイン日が過ぎています。宿泊日を選び直してください。';
    renderWithRelay(() => (
      <Screen data={{ search, stay: search.stay, owner: 'me', problem, hotels: null }} />
    ));
    expect(await screen.findByText(problem)).toBeTruthy();
    expect(screen.queryByText(/2泊/)).toBeNull();
    const back = screen.getByRole('link', { name: '検索結果で選び直す' });
    expect(back.getAttribute('href')).toMatch(/^\/hotels\?q=.*region=1/);
  });

  it('shows hotels side by side with the way to each and back, without an accessibility fault', async () => {
    renderComparison({
      a: hotel('1', '亀の湯'),
      b: hotel('2', '鶴の亭', {
        distanceMeters: 300,
        cheapestPriceV2: { ...offer, totalPaymentPrice: 21_000, freeCancelUntil: null },
      }),
    });
    expect(await screen.findByRole('table', { name: 'ホテルの比較' })).toBeTruthy();
    expect(cells(/^2泊・1室の合計/)).toEqual(['¥25,000', '¥21,000 最安']);
    expect(cells(/^距離/)).toEqual(['東京駅から850m(徒歩約14分)', '東京駅から300m(徒歩約5分) 最短']);
    expect(cells(/^表示プランの無料キャンセル/)[1]).toBe('なし');
    expect(cells(/^表示プランの食事/)).toEqual(['朝食付き', '朝食付き']);
    const rooms = screen.getByRole('link', { name: '客室を見る: 鶴の亭' });
    expect(rooms.getAttribute('href')).toMatch(/^\/hotels\/2\?checkin=2026-12-10/);
    expect(screen.getByRole('link', { name: '検索結果に戻る' }).getAttribute('href')).toMatch(
      /^\/hotels\?q=/,
    );
    expect(await axeFindings()).toEqual([]);
    await userEvent.click(screen.getByRole('switch', { name: '違いのある項目だけ' }));
    expect(screen.queryByRole('row', { name: /^チェックイン/ })).toBeNull();
  });

  it('compares the rates that the list showed, says so, and keeps its conditions on every way out', async () => {
    renderComparison(
      { a: hotel('1', '亀の湯'), b: hotel('2', '鶴の亭') },
      '&meal=breakfast&free-cancel=1&sort=price',
    );
    expect(await screen.findByText(/^絞り込みの条件\(無料キャンセル、朝食付き\)に合うプラン/)).toBeTruthy();
    const hrefs = ['検索結果に戻る', '客室を見る: 鶴の亭'].map(
      (name) => screen.getByRole('link', { name }).getAttribute('href') ?? '',
    );
    expect(hrefs[0]).toContain('&sort=price&free-cancel=1&meal=breakfast');
    expect(hrefs[1]).toContain('&meal=breakfast&free-cancel=1');
  });

  it('takes out a hotel of three, here and in the results, and none of two', async () => {
    for (const [id, name] of [
      ['1', '亀の湯'],
      ['2', '鶴の亭'],
      ['3', '松の宿'],
    ] as const) {
      chooseHotel('me', { id, name }, true);
    }
    const [a, b, c] = [hotel('1', '亀の湯'), hotel('2', '鶴の亭'), hotel('3', '松の宿')];
    const { unmount } = renderComparison({ a, b, c });
    await userEvent.click(await screen.findByRole('button', { name: '外す: 鶴の亭' }));
    expect(await screen.findByText(/&compare=1&compare=3$/)).toBeTruthy();
    expect(parseHotels(storedHotels('me')).map(({ id }) => id)).toEqual(['1', '3']);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: '3軒を比較' }));
    unmount();
    renderComparison({ a, b });
    await screen.findByRole('table', { name: 'ホテルの比較' });
    expect(screen.queryByRole('button', { name: /^外す/ })).toBeNull();
  });

  it('measures from the middle of an area, and says so', async () => {
    const distanceOrigin = { name: '新宿', isPoint: false };
    renderComparison({
      a: hotel('1', '亀の湯', { distanceOrigin }),
      b: hotel('2', '鶴の亭', { distanceOrigin }),
    });
    await screen.findByRole('table', { name: 'ホテルの比較' });
    expect(cells(/^距離/)[0]).toMatch(/^新宿の中心から850m/);
  });

  it('names the taxes that a hotel is expected to collect', async () => {
    const localTax = { total: 400, isUpperBound: false };
    renderComparison({
      a: hotel('1', '亀の湯', { cheapestPriceV2: { ...offer, localTax } }),
      b: hotel('2', '鶴の亭'),
    });
    await screen.findByRole('table', { name: 'ホテルの比較' });
    expect(cells(/^宿泊税などの目安/)).toEqual(['約¥400', '—']);
  });

  it('leaves out a hotel that is no longer there, and says where nothing is free', async () => {
    renderComparison({ a: null, b: hotel('2', '鶴の亭', { cheapestPriceV2: null }) });
    expect(await screen.findByRole('heading', { name: '1軒を比較' })).toBeTruthy();
    expect(screen.getByText('ほかの1軒は掲載が終了したため、表示できません。')).toBeTruthy();
    expect(cells(/^2泊・1室の合計/)).toEqual(['条件に合う空室なし']);
  });

  it.each([
    ['one hotel', `${ADDRESS}&compare=1`, /2軒以上/, '検索結果で選び直す'],
    ['one hotel twice', `${ADDRESS}&compare=1&compare=1`, /2軒以上/, '検索結果で選び直す'],
    [
      'one hotel beside what is none',
      `${ADDRESS}&compare=1&compare=%00&compare=<b>`,
      /2軒以上/,
      '検索結果で選び直す',
    ],
    ['no stay', 'q=東京駅&region=1&compare=1&compare=2', /./, 'ホテルを探す'],
    [
      'no place',
      'checkin=2026-12-10&checkout=2026-12-12&room=2&compare=1&compare=2',
      /目的地がわからないため/,
      'ホテルを探す',
    ],
  ])('asks for what an address with %s lacks', (_name, address, text, link) => {
    const data = loadComparison(new URLSearchParams(address));
    expect(data.hotels).toBeNull();
    renderWithRelay(() => <Screen data={data} />);
    expect(screen.getByText(text, { selector: 'h2' })).toBeTruthy();
    expect(screen.getByRole('link', { name: link })).toBeTruthy();
  });
});
