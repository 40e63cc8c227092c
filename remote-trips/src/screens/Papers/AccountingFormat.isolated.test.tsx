import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axeFindings } from '@yado/shared/testing/axe-findings';
import { installTestSite } from '@yado/shared/testing/install-test-site';
import { loadTestQuery } from '@yado/shared/testing/load-test-query';
import { renderWithRelay } from '@yado/shared/testing/render-with-relay';
import { MockPayloadGenerator } from 'relay-test-utils';
import { beforeAll, expect, it } from 'vitest';
import { noPaperFilter, papersToInput } from '../../lib/paper-filter.ts';
import { formatMessages } from './format-texts.ts';
import { Screen } from './PapersScreen.tsx';
import query, { type PapersScreenQuery } from './__generated__/PapersScreenQuery.graphql';

const format = { charset: 'SHIFT_JIS', dateFormat: 'SLASHES', sign: 'MINUS', hasHeader: true };
const columns = [
  { title: '番号', field: 'KEY', text: null },
  { title: '区分', field: 'FIXED_TEXT', text: '出張' },
];
const accountingProfiles = [
  { id: 'rakuraku', name: '楽楽精算', keyColumn: '番号', isOwn: false, ...format, columns },
  { id: 'own', name: '自社', keyColumn: '番号', isOwn: true, ...format, columns },
];

async function openFormats(role: string) {
  const { environment } = renderWithRelay(
    (mock) => (
      <Screen
        data={{
          filter: noPaperFilter,
          query: loadTestQuery<PapersScreenQuery>(mock, query, {
            input: papersToInput(noPaperFilter),
            branchId: null,
          }),
        }}
      />
    ),
    {
      resolvers: {
        Myself: () => ({ role }),
        PaperConnection: () => ({ totalCount: 0, edges: [], pageInfo: { hasNextPage: false } }),
        PaperFetchConnection: () => ({ nodes: [] }),
        Query: () => ({ accountingProfiles }),
      },
    },
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: '会計ソフト用に保存' }));
  await screen.findByRole('dialog', { name: '会計ソフト用のファイル' });
  const getAsked = () =>
    environment.mock.getAllOperations().map(({ request }) => ({
      name: request.node.operation.name,
      variables: request.variables,
    }));
  const answer = async (name: string, data: object) => {
    await waitFor(() => expect(getAsked().map((asked) => asked.name)).toContain(name));
    const found = environment.mock
      .getAllOperations()
      .find(({ request }) => request.node.operation.name === name);
    if (!found) throw new Error(`${name} was not asked.`);
    await act(async () =>
      environment.mock.resolve(
        found,
        MockPayloadGenerator.generate(found, { Query: () => data, Mutation: () => data }),
      ),
    );
    return found.request.variables;
  };
  return { user, answer };
}

const inDialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

beforeAll(installTestSite);

it('begins a format of the company with a copy, shows how the file would begin, and returns with it chosen', async () => {
  const { user, answer } = await openFormats('COMPANY_ADMIN');
  await user.click(screen.getByRole('button', { name: 'これをもとに自社用の形式を追加' }));
  const dialog = await inDialog('自社用の形式を追加');
  expect(dialog.queryByRole('button', { name: 'この形式を削除' })).toBeNull();
  const preview = {
    isExample: true,
    rows: [['T-1-1-1', '出張']],
    replacements: [{ character: '髙', replacement: '高' }],
  };
  await answer('useFormatPreviewQuery', { accountingPreview: preview });
  expect(dialog.getByText('書き出せる明細がまだないため、例の明細を表示しています。')).toBeTruthy();
  expect(dialog.getByRole('row', { name: 'T-1-1-1 出張' })).toBeTruthy();
  expect(dialog.getByText(/置き換えます:髙→高/)).toBeTruthy();
  expect(await axeFindings()).toEqual([]);

  await user.click(dialog.getByRole('button', { name: '2列目を前へ' }));
  await user.click(dialog.getByRole('button', { name: '列を追加' }));
  await user.click(dialog.getByRole('button', { name: 'この形式を保存する' }));
  expect(dialog.getByText('形式の名前を入力してください。')).toBeTruthy();
  expect(dialog.getByText('すべての列に見出しを入力してください。')).toBeTruthy();
  await user.type(dialog.getByRole('textbox', { name: /形式の名前/ }), '新形式');
  await user.type(dialog.getByRole('textbox', { name: '3列目の見出し' }), '金額');
  await user.selectOptions(
    dialog.getByRole('combobox', { name: '3列目の内容' }),
    '金額(税込、キャンセル料などは対象外)',
  );
  await user.selectOptions(dialog.getByRole('combobox', { name: '文字コード' }), 'UTF-8(BOM付き)');
  const input = {
    charset: 'UTF_8',
    dateFormat: 'SLASHES',
    sign: 'MINUS',
    hasHeader: true,
    columns: [
      { title: '区分', field: 'FIXED_TEXT', text: '出張' },
      { title: '番号', field: 'KEY', text: undefined },
      { title: '金額', field: 'PRICE', text: undefined },
    ],
  };
  await waitFor(async () =>
    expect(
      await answer('useFormatPreviewQuery', {
        accountingPreview: { isExample: false, rows: [['出張', 'T-1-1-1', '100']], replacements: [] },
      }),
    ).toEqual({ input: JSON.parse(JSON.stringify(input)) }),
  );
  expect(dialog.getByText('この支店の新しい明細を、5件まで表示しています。')).toBeTruthy();
  const save = () => user.click(dialog.getByRole('button', { name: 'この形式を保存する' }));
  await save();
  await answer('useSaveFormatMutation', {
    saveAccountingProfile: { __typename: 'SaveAccountingProfileError', errorCode: 'TOO_MANY' },
  });
  expect(dialog.getByText(formatMessages.TOO_MANY)).toBeTruthy();
  await save();
  const sent = await answer('useSaveFormatMutation', {
    saveAccountingProfile: {
      __typename: 'SaveAccountingProfileSuccess',
      profile: { id: 'new', name: '新形式', keyColumn: '番号', isOwn: true, ...format, columns },
    },
  });
  expect(sent).toEqual({ input: { profileId: undefined, name: '新形式', format: input } });
  const files = await inDialog('会計ソフト用のファイル');
  const choice = files.getByRole<HTMLSelectElement>('combobox', { name: /会計ソフト/ });
  expect(choice.selectedOptions[0]?.textContent).toBe('新形式');
});

it('changes and deletes a format of the company, after a second question', async () => {
  const { user, answer } = await openFormats('COMPANY_ADMIN');
  const files = await inDialog('会計ソフト用のファイル');
  expect(files.queryByRole('button', { name: 'この形式を変更' })).toBeNull();
  await user.selectOptions(files.getByRole('combobox', { name: /会計ソフト/ }), '自社');
  await user.click(files.getByRole('button', { name: 'この形式を変更' }));
  const dialog = await inDialog('自社用の形式を変更');
  expect(dialog.getByRole<HTMLInputElement>('textbox', { name: /形式の名前/ }).value).toBe('自社');
  await user.click(dialog.getByRole('button', { name: 'この形式を削除' }));
  await user.click(dialog.getByRole('button', { name: '削除しない' }));
  await user.click(dialog.getByRole('button', { name: 'この形式を削除' }));
  await user.click(dialog.getByRole('button', { name: '削除する' }));
  expect(await answer('useDeleteFormatMutation', { deleteAccountingProfile: 'own' })).toEqual({
    profileId: 'own',
  });
  const left = await inDialog('会計ソフト用のファイル');
  const choice = left.getByRole<HTMLSelectElement>('combobox', { name: /会計ソフト/ });
  expect([...choice.options].map(({ textContent }) => textContent)).toEqual(['楽楽精算']);
});

it('is not for desks, which save for many companies', async () => {
  await openFormats('OPERATOR');
  expect(screen.queryByRole('button', { name: 'これをもとに自社用の形式を追加' })).toBeNull();
});
