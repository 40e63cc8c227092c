import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { failOperation } from '@yado/shared/testing/find-operation';
import { axeFindings } from '@yado/shared/testing/axe-findings';
import { renderWithRelay } from '@yado/shared/testing/render-with-relay';
import { MockPayloadGenerator } from 'relay-test-utils';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { loadTestQuery } from '@yado/shared/testing/load-test-query';
import { installTestSite } from '@yado/shared/testing/install-test-site';
import { testRoom, testTrip } from '../../_trip.ts';
import { filterFromParams, filterToInput } from '../../lib/trip-filter.ts';
import { Screen } from './TripListScreen.tsx';
import query, { type TripListScreenQuery } from './__generated__/TripListScreenQuery.graphql';

const page = (edges: object[], hasNextPage = false) => ({
  totalCount: edges.length + (hasNextPage ? 1 : 0),
  edges,
  pageInfo: { hasNextPage, endCursor: 'c1' },
});
const edge = (more: object = {}) => ({ node: testTrip(more), cursor: 'c' });

function renderScreen(address: string, connection: object, more: MockPayloadGenerator.MockResolvers = {}) {
  const filter = filterFromParams(new URLSearchParams(address));
  const input = filterToInput(filter);
  return renderWithRelay(
    (environment) => (
      <Screen data={{ filter, query: loadTestQuery<TripListScreenQuery>(environment, query, { input }) }} />
    ),
    {
      resolvers: { TravelConnection: () => connection, Myself: () => ({ role: 'EMPLOYEE' }), ...more },
      path: `/trips?${address}`,
    },
  );
}
type Environment = ReturnType<typeof renderScreen>['environment'];

/** Answers the one operation of that name that is under way. */
async function answer(environment: Environment, name: string, resolvers: MockPayloadGenerator.MockResolvers) {
  const operation = environment.mock.findOperation(({ request }) => request.node.params.name === name);
  await act(async () =>
    environment.mock.resolve(operation, MockPayloadGenerator.generate(operation, resolvers)),
  );
  return operation.request.variables;
}
/** The fields are in the page; the sheet that holds them on narrow screens is closed. */
const conditions = () => within(screen.getByRole('search'));

beforeAll(installTestSite);

// spec: 2.trips, 7.branchTravels, 7.cursor-merge
describe('TripListScreen', () => {
  it('says that more may fit than were counted', () => {
    renderScreen('guest=SATO', { ...page([edge()]), totalCount: 231, isTotalAtLeast: true });
    expect(screen.getByText('231件以上のうち 1件を表示')).toBeTruthy();
  });

  it('says which trips were arranged through somebody else, and through whom', async () => {
    renderScreen('', page([edge({ externalSupplierName: '旅館手配センター' })]));
    expect((await screen.findAllByText('「旅館手配センター」を通じた手配')).length).toBeGreaterThan(0);
  });

  it('says nothing of who arranged the others', async () => {
    renderScreen('', page([edge()]));
    await screen.findAllByText(/^予約番号/);
    expect(screen.queryByText(/手配/)).toBeNull();
  });

  it('lists what a trip is, for whom, and both amounts apart', async () => {
    renderScreen(
      '',
      page([
        edge({
          status: 'PARTIALLY_CANCELED',
          pricing: { ...testTrip().pricing, refundPrice: 10_000, finalPaymentPrice: 20_000 },
        }),
      ]),
    );
    const row = within(screen.getByRole('row', { name: /東京駅ホテル/ }));
    expect(row.getByRole('link', { name: '東京駅ホテル' }).getAttribute('href')).toBe('/trips/t1');
    expect(row.getByText('一部キャンセル')).toBeTruthy();
    expect(row.getByText('予約番号 T-301101-AAAAAA')).toBeTruthy();
    expect(row.getByText('2030年12月31日(火) 〜')).toBeTruthy();
    expect(row.getByText('2031年1月2日(木)')).toBeTruthy();
    expect(row.getByText('Tanaka Ken')).toBeTruthy();
    expect(row.getByText('2室')).toBeTruthy();
    expect(row.getByText('田中 健一')).toBeTruthy();
    expect(row.getByText('¥20,000')).toBeTruthy();
    expect(row.getByText('返金 ¥10,000')).toBeTruthy();
    expect(row.getByText('ほかに現地でのお支払いあり')).toBeTruthy();
    expect(await axeFindings()).toEqual([]);
  });

  it('calls what a canceled trip costs its fee, without the word for tax', () => {
    const { pricing } = testTrip();
    renderScreen('', page([edge({ status: 'CANCELED', pricing: { ...pricing, finalPaymentPrice: 0 } })]));
    const [fee] = screen.getAllByText('キャンセル料');
    expect(fee?.parentElement?.textContent).toContain('キャンセル料¥0');
    expect(fee?.parentElement?.textContent).not.toContain('税込');
  });

  it('names two guests and counts the others', () => {
    renderScreen('', page([edge({ expediaHotelRooms: [testRoom(1), testRoom(2), testRoom(3)] })]));
    expect(screen.queryByText('Sato Ken')).toBeNull();
    expect(screen.getByText('ほか1名・3室')).toBeTruthy();
  });

  it('shows no amount for a booking that failed', () => {
    renderScreen('', page([edge({ status: 'FAILED' })]));
    expect(screen.getByText('請求なし')).toBeTruthy();
    expect(screen.queryByText('¥30,000')).toBeNull();
  });

  // spec: 7.cursor-merge
  it('adds the next page, keeps a trip of both pages once, and counts what could not be read', async () => {
    const user = userEvent.setup();
    const { environment } = renderScreen('', page([edge()], true));
    await user.click(screen.getByRole('button', { name: 'さらに表示する' }));
    const next = page([edge(), { node: null, cursor: 'x' }, edge({ id: 't2' })]);
    const asked = await answer(environment, 'TripListPaginationQuery', { TravelConnection: () => next });
    expect(asked).toMatchObject({ cursor: 'c1' });
    expect(screen.getAllByRole('link', { name: '東京駅ホテル' })).toHaveLength(2);
    expect(screen.getByText(/1件の予約を読み込めませんでした/)).toBeTruthy();
  });

  it('says that a next page failed, and continues when asked again', async () => {
    const user = userEvent.setup();
    const { environment } = renderScreen('', page([edge()], true));
    await user.click(screen.getByRole('button', { name: 'さらに表示する' }));
    await failOperation(environment, new Error('down'));
    expect(screen.getByRole('alert').textContent).toContain('「続きの表示」に失敗しました');
    await user.click(screen.getByRole('button', { name: 'さらに表示する' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('leads to the search when there is no trip yet', async () => {
    renderScreen('', page([]));
    expect(screen.getByRole('link', { name: 'ホテルを探す' }).getAttribute('href')).toBe('/');
    expect(await axeFindings()).toEqual([]);
  });

  it('offers to drop the filter when nothing matches', () => {
    renderScreen('status=canceled&guest=zzz&stay-from=2030-12-01', page([]));
    expect(screen.getByText('条件に合う予約がありません')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'キャンセル済み' }).getAttribute('aria-pressed')).toBe('true');
    expect(conditions().getByRole<HTMLInputElement>('searchbox', { name: /宿泊者名/ }).value).toBe('zzz');
    expect(conditions().getByLabelText<HTMLInputElement>('宿泊日(から)').value).toBe('2030-12-01');
    expect(screen.getByRole('button', { name: '絞り込みをすべて解除する' })).toBeTruthy();
  });

  it('offers the branch’s people as bookers, also one who has left', async () => {
    const { environment } = renderScreen('employee=u2', page([edge()]));
    const people = [
      { node: { id: 'u1', name: '田中 健一', status: 'ACTIVE' } },
      { node: { id: 'u2', name: '佐藤 美咲', status: 'DELETED' } },
      { node: { id: 'u3', name: '山本 大輔', status: 'INVITED' } },
    ];
    const asked = await answer(environment, 'EmployeeSelectQuery', {
      EmployeeConnection: () => ({ edges: people, pageInfo: { hasNextPage: false } }),
    });
    expect(asked).toEqual({ branchId: null });
    const booker = conditions().getByRole<HTMLSelectElement>('combobox', { name: '予約者' });
    expect(booker.value).toBe('u2');
    expect([...booker.options].map(({ text }) => text)).toEqual([
      'すべて',
      '田中 健一',
      '佐藤 美咲(削除済み)',
    ]);
  });

  it('asks no more for people once a page of them has failed, and says that some are missing', async () => {
    const { environment } = renderScreen('', page([edge()]));
    await answer(environment, 'EmployeeSelectQuery', {
      EmployeeConnection: () => ({
        edges: [{ node: { id: 'u1', name: '田中 健一', status: 'ACTIVE' } }],
        pageInfo: { hasNextPage: true, endCursor: 'c1' },
      }),
    });
    const more = environment.mock.findOperation(
      ({ request }) => request.node.params.name === 'EmployeeOptionsQuery',
    );
    await act(async () => environment.mock.reject(more, new Error('down')));
    expect(conditions().getByText('予約者の一覧を最後まで読み込めませんでした。')).toBeTruthy();
    const asked = environment.mock.getAllOperations().map(({ request }) => request.node.params.name);
    expect(asked).not.toContain('EmployeeOptionsQuery');
  });

  it('says that the people could not be read, and keeps the screen', async () => {
    const { environment } = renderScreen('', page([edge()]));
    const people = environment.mock.findOperation(
      ({ request }) => request.node.params.name === 'EmployeeSelectQuery',
    );
    await act(async () => environment.mock.reject(people, new Error('down')));
    expect(conditions().getByText(/予約者の一覧を取得できませんでした/)).toBeTruthy();
    expect(screen.getByRole('link', { name: '東京駅ホテル' })).toBeTruthy();
  });

  it('refuses a period that ends before it begins, beside the field', async () => {
    const user = userEvent.setup();
    renderScreen('stay-from=2030-12-31&stay-to=2030-12-01', page([edge()]));
    await user.click(conditions().getByRole('button', { name: 'この条件で検索' }));
    expect(conditions().getByText(/終わりの日は、始まりの日と同じかそれより後に/)).toBeTruthy();
    expect(document.activeElement).toBe(conditions().getByLabelText('宿泊日(まで)'));
    expect(await axeFindings()).toEqual([]);
  });

  it('shows a desk whose trip each is, and lets it choose the branch before the booker', async () => {
    const { environment } = renderScreen('', page([edge()]), { Myself: () => ({ role: 'OPERATOR' }) });
    const row = within(screen.getByRole('row', { name: /東京駅ホテル/ }));
    expect(row.getByText('株式会社さくら商事 東京本社')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '自分の予約のみ' })).toBeNull();
    await answer(environment, 'BranchSelectQuery', {
      CompanyBranchConnection: () => ({
        edges: [{ node: { id: 'b1', companyName: '株式会社さくら商事', branchName: '大阪支店' } }],
        pageInfo: { hasNextPage: false },
      }),
    });
    await userEvent.click(conditions().getByRole('button', { name: '詳細条件' }));
    const branch = conditions().getByRole<HTMLSelectElement>('combobox', { name: '支店' });
    expect([...branch.options].map(({ text }) => text)).toEqual([
      'すべての支店',
      '株式会社さくら商事 大阪支店',
    ]);
    const booker = conditions().getByRole<HTMLSelectElement>('combobox', { name: '予約者' });
    expect(booker.disabled).toBe(true);
  });
});

// spec: 2.trips-csv, 7.travelDetailsForCsv
describe('the CSV of the list', () => {
  const never = { freeCancelUntil: null, canceledAt: null, bookedAt: null };
  const row = { ...never, travelNumber: 'T-1', hotelName: '=1+1', companyMemos: [], paperNumbers: [] };
  const saved: Blob[] = [];
  afterEach(() => {
    vi.restoreAllMocks();
    saved.length = 0;
  });

  async function startExport() {
    URL.createObjectURL = (blob) => {
      saved.push(blob as Blob);
      return 'blob:test';
    };
    URL.revokeObjectURL = () => undefined;
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const user = userEvent.setup();
    const { environment } = renderScreen('status=canceled', page([edge()]));
    await user.click(screen.getByRole('button', { name: 'CSVダウンロード' }));
    const give = async (rows: number[], more: boolean) => {
      const asked = await answer(environment, 'useExportTripsQuery', {
        TravelDetailsForCsv: () => ({
          totalCount: 3,
          rows: rows.map((roomNumber) => ({ ...row, roomNumber })),
          pageInfo: { hasNextPage: more, endCursor: 'next' },
        }),
      });
      return asked;
    };
    return { user, environment, give };
  }

  it('holds every room of the filtered list, read page by page with word of how far it is', async () => {
    const { give } = await startExport();
    expect(await give([1, 2], true)).toMatchObject({
      input: { filter: { statuses: ['CANCELED'] } },
      after: null,
    });
    const dialog = within(await screen.findByRole('dialog', { name: 'CSVを作成しています' }));
    expect(dialog.getByText('3件のうち2件を読み込みました。')).toBeTruthy();
    expect(dialog.getByRole<HTMLProgressElement>('progressbar', { name: 'CSVの作成' }).value).toBe(2);
    expect(await axeFindings()).toEqual([]);
    expect(await give([2, 3], false)).toMatchObject({ after: 'next' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const lines = (await saved[0]?.text())?.trimEnd().split('\r\n') ?? [];
    expect(lines).toHaveLength(4);
    expect(lines[1]).toContain(`"'=1+1"`);
  });

  it('is given up when it is stopped, and saves nothing', async () => {
    const { user, give } = await startExport();
    await give([1], true);
    await user.click(await screen.findByRole('button', { name: '作成をやめる' }));
    await give([2], false);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(saved).toEqual([]);
  });
});
