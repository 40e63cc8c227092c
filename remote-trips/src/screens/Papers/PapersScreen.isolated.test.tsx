import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerOperation, findOperation } from '@yado/shared/testing/find-operation';
import { axeFindings } from '@yado/shared/testing/axe-findings';
import { installTestSite } from '@yado/shared/testing/install-test-site';
import { loadTestQuery } from '@yado/shared/testing/load-test-query';
import { renderWithRelay } from '@yado/shared/testing/render-with-relay';
import { Toaster } from '@yado/shared/ui/Toaster';
import { MockPayloadGenerator } from 'relay-test-utils';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { noPaperFilter, papersToInput } from '../../lib/paper-filter.ts';
import { accountingFileMessages, papersFileMessages } from './paper-texts.ts';
import { Screen } from './PapersScreen.tsx';
import query, { type PapersScreenQuery } from './__generated__/PapersScreenQuery.graphql';

const hash = 'a1'.repeat(32);
const paper = (number: string, state: string, more: object = {}) => ({
  node: {
    id: `${number}-${state}`,
    kind: 'INVOICE',
    state,
    number,
    issuedOn: '2030-11-01',
    counterparty: '株式会社みらいトラベル',
    totalPrice: 51_700,
    sha256: hash,
    ...more,
  },
});
const fetched = (more: object) => ({
  id: 'f',
  userName: '西村 由紀',
  paperCount: 1,
  accountingProfile: null,
  ...more,
});

const format = {
  dateFormat: 'SLASHES',
  sign: 'MINUS',
  hasHeader: true,
  columns: [
    { title: '番号', field: 'KEY', text: null },
    { title: '区分', field: 'FIXED_TEXT', text: '出張' },
  ],
};
const accountingProfiles = [
  { id: 'freee', name: 'freee会計', charset: 'UTF_8', keyColumn: '管理番号', ...format, isOwn: false },
  {
    id: 'yayoi',
    name: '弥生会計',
    charset: 'SHIFT_JIS',
    keyColumn: '仕訳メモ(22列目)',
    ...format,
    isOwn: false,
  },
  { id: 'own', name: '自社', charset: 'UTF_8', keyColumn: '番号', ...format, isOwn: true },
];

function renderPapers(edges: object[], filter = noPaperFilter, fetches: object[] = []) {
  return renderWithRelay(
    (mock) => (
      <>
        <Toaster />
        <Screen
          data={{
            filter,
            query: loadTestQuery<PapersScreenQuery>(mock, query, {
              input: papersToInput(filter),
              branchId: null,
            }),
          }}
        />
      </>
    ),
    {
      resolvers: {
        Myself: () => ({ role: 'COMPANY_ADMIN' }),
        PaperConnection: () => ({ totalCount: edges.length, edges, pageInfo: { hasNextPage: false } }),
        PaperFetchConnection: () => ({ nodes: fetches }),
        Query: () => ({ accountingProfiles }),
      },
    },
  );
}

afterEach(() => {
  vi.restoreAllMocks();
});
beforeAll(installTestSite);

describe('PapersScreen', () => {
  it('lists papers with hash and mark, and who saved what', async () => {
    renderPapers(
      [
        paper('Y203010-000001', 'VOIDED'),
        paper('Y203010-000001', 'VOID_EDITION'),
        paper('R203011-000002', 'VALID', { kind: 'RETURN', totalPrice: -4_000 }),
      ],
      noPaperFilter,
      [
        fetched({
          id: 'f1',
          paperKind: 'INVOICE',
          paperNumber: 'Y1',
          fetchedAt: '2030-11-02T09:00:00+09:00',
        }),
        fetched({
          id: 'f2',
          paperKind: null,
          paperNumber: null,
          paperCount: 12,
          fetchedAt: '2030-11-01T09:00:00Z',
        }),
        fetched({
          id: 'f3',
          paperKind: null,
          paperNumber: null,
          paperCount: 7,
          accountingProfile: '弥生会計',
          fetchedAt: '2030-11-01T08:00:00Z',
        }),
      ],
    );
    const list = within(screen.getByRole('table', { name: '書類の一覧' }));
    expect(list.getAllByText(hash)).toHaveLength(3);
    expect(list.getByText('取消済み')).toBeTruthy();
    expect(list.getByText('取消済み(取消の印つき)')).toBeTruthy();
    expect(list.getByText('返金明細書')).toBeTruthy();
    expect(list.getByText('-¥4,000')).toBeTruthy();
    const log = within(screen.getByRole('table', { name: /最近の保存の記録/ }));
    expect(log.getByText('請求書 Y1')).toBeTruthy();
    expect(log.getByText('2030年11月2日(土) 09:00')).toBeTruthy();
    expect(log.getByText('ZIPファイル(12件)')).toBeTruthy();
    expect(log.getByText('弥生会計用のファイル(7件)')).toBeTruthy();
    expect(await axeFindings()).toEqual([]);
  });

  it('opens the conditions of the address, and names amounts that it can not read', async () => {
    const user = userEvent.setup();
    renderPapers([], { ...noPaperFilter, counterparty: 'みらい' });
    expect(screen.getByText('条件に合う書類がありません')).toBeTruthy();
    const bar = within(screen.getByRole('search'));
    expect(bar.getByRole('button', { name: '検索条件(1)' }).getAttribute('aria-expanded')).toBe('true');
    expect(bar.getByRole<HTMLInputElement>('searchbox', { name: '取引先' }).value).toBe('みらい');
    await user.type(bar.getByRole('textbox', { name: '金額(円以上)' }), '千円');
    await user.click(bar.getByRole('button', { name: 'この条件で検索' }));
    expect(bar.getByText('金額は円単位の数字で入力してください。')).toBeTruthy();
  });

  it('follows the links to a paper and to the ZIP file of the same conditions, and says why there is none', async () => {
    const user = userEvent.setup();
    const followed: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      followed.push(this.href);
    });
    const filter = { ...noPaperFilter, from: '2030-11-01' };
    const { environment } = renderPapers([paper('Y203010-000001', 'VALID')], filter);
    const answer = async (data: object) => {
      const { variables } = (await findOperation(environment)).request;
      await answerOperation(environment, (operation) =>
        MockPayloadGenerator.generate(operation, { Query: () => data, Mutation: () => data }),
      );
      return variables;
    };
    await user.click(screen.getByRole('button', { name: 'Y203010-000001をPDFで保存' }));
    expect(await answer({ paperDownloadLink: { url: 'http://yado.test/documents/a' } })).toEqual({
      paperId: 'Y203010-000001-VALID',
    });
    const zip = () => screen.getByRole('button', { name: 'この条件の書類をZIPで保存' });
    await user.click(zip());
    const ok = { __typename: 'PreparePapersFileSuccess', url: 'http://yado.test/documents/b' };
    expect(await answer({ preparePapersFile: ok })).toEqual({ input: papersToInput(filter) });
    expect(followed).toEqual(['http://yado.test/documents/a', 'http://yado.test/documents/b']);
    await user.click(zip());
    await answer({ preparePapersFile: { __typename: 'PreparePapersFileError', errorCode: 'TOO_MANY' } });
    expect(await screen.findByText(papersFileMessages.TOO_MANY)).toBeTruthy();
    expect(followed).toHaveLength(2);
  });

  it('asks for software and days, says which column is the key, and lists what was replaced', async () => {
    const user = userEvent.setup();
    const followed: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      followed.push(this.href);
    });
    const { environment } = renderPapers([]);
    const answer = async (prepareAccountingFile: object) => {
      const { variables } = (await findOperation(environment)).request;
      await answerOperation(environment, (operation) =>
        MockPayloadGenerator.generate(operation, { Mutation: () => ({ prepareAccountingFile }) }),
      );
      return variables;
    };
    await user.click(screen.getByRole('button', { name: '会計ソフト用に保存' }));
    const dialog = within(await screen.findByRole('dialog', { name: '会計ソフト用のファイル' }));
    expect(dialog.getByText(/UTF-8\(BOM付き\)です。「管理番号」の列/)).toBeTruthy();
    await user.selectOptions(dialog.getByRole('combobox', { name: /会計ソフト/ }), '弥生会計');
    expect(dialog.getByText(/Shift_JISです。「仕訳メモ\(22列目\)」の列/)).toBeTruthy();
    const save = () => user.click(dialog.getByRole('button', { name: 'ファイルを保存する' }));
    fireEvent.change(dialog.getByLabelText(/期間\(から\)/), { target: { value: '2030-11-01' } });
    fireEvent.change(dialog.getByLabelText(/期間\(まで\)/), { target: { value: '2030-10-31' } });
    await save();
    expect(dialog.getByText(/終わりの日は/)).toBeTruthy();
    fireEvent.change(dialog.getByLabelText(/期間\(まで\)/), { target: { value: '2030-11-30' } });
    await save();
    expect(
      await answer({ __typename: 'PrepareAccountingFileError', errorCode: 'NOTHING_FOUND', openRooms: 0 }),
    ).toEqual({
      input: { profileId: 'yayoi', from: '2030-11-01', to: '2030-11-30', branchId: undefined },
    });
    expect(dialog.getByText(accountingFileMessages.NOTHING_FOUND)).toBeTruthy();
    expect(followed).toEqual([]);
    expect(await axeFindings()).toEqual([]);
    await save();
    await answer({ __typename: 'PrepareAccountingFileError', errorCode: 'NOTHING_FOUND', openRooms: 2 });
    expect(dialog.getByText(/まだチェックアウトの日が来ていない2室は含まれていません/)).toBeTruthy();
    await save();
    await answer({
      __typename: 'PrepareAccountingFileSuccess',
      openRooms: 4,
      url: 'http://yado.test/documents/c',
      rowCount: 1_234,
      replacements: [
        { character: '髙', replacement: '高', count: 2 },
        { character: '🏨', replacement: '〓', count: 1 },
      ],
    });
    expect(followed).toEqual(['http://yado.test/documents/c']);
    const result = within(await screen.findByRole('dialog', { name: '1,234件の明細を保存しました' }));
    expect(result.getByText(/まだチェックアウトの日が来ていない4室は含まれていません/)).toBeTruthy();
    expect(result.getByText(/表せない文字を、3か所で置き換えました/)).toBeTruthy();
    expect(result.getByRole('row', { name: /髙 高 2か所/ })).toBeTruthy();
    expect(result.getByRole('row', { name: /🏨 〓 1か所/ })).toBeTruthy();
  });

  it('only says how many rows were saved where the charset has every character', async () => {
    const user = userEvent.setup();
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { environment } = renderPapers([]);
    await user.click(screen.getByRole('button', { name: '会計ソフト用に保存' }));
    await user.click(await screen.findByRole('button', { name: 'ファイルを保存する' }));
    await answerOperation(environment, (operation) =>
      MockPayloadGenerator.generate(operation, {
        Mutation: () => ({
          prepareAccountingFile: {
            __typename: 'PrepareAccountingFileSuccess',
            url: 'http://yado.test/documents/d',
            rowCount: 3,
            openRooms: 1,
            replacements: [],
          },
        }),
      }),
    );
    expect(await screen.findByText('3件の明細を保存しました')).toBeTruthy();
    expect(screen.getByText(/まだチェックアウトの日が来ていない1室は含まれていません/)).toBeTruthy();
    expect(screen.queryByRole('table', { name: '置き換えた文字' })).toBeNull();
  });
});
