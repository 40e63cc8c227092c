import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerOperation, failOperation } from '@yado/shared/testing/find-operation';
import { axeFindings } from '@yado/shared/testing/axe-findings';
import { installTestSite } from '@yado/shared/testing/install-test-site';
import { loadTestQuery } from '@yado/shared/testing/load-test-query';
import { renderWithRelay } from '@yado/shared/testing/render-with-relay';
import { beforeAll, describe, expect, it } from 'vitest';
import { Screen } from './ExternalBookingScreen.tsx';
import query, { type ExternalBookingScreenQuery } from './__generated__/ExternalBookingScreenQuery.graphql';

function renderForm(branch: object | null) {
  const { environment } = renderWithRelay(
    (mock) => <Screen data={loadTestQuery<ExternalBookingScreenQuery>(mock, query, { id: 'b1' })} />,
    {
      resolvers: {
        Query: () => ({ companyBranch: branch }),
        EmployeeConnection: () => ({
          edges: [{ node: { id: 'u1', name: '田中 健一', email: 'employee@sakura.example' } }],
        }),
      },
    },
  );
  return { user: userEvent.setup(), environment };
}
const branch = {
  id: 'b1',
  companyName: '株式会社さくら商事',
  branchName: '東京本社',
  cashBalance: 3_000_000,
};

beforeAll(installTestSite);

describe('the form of an external booking', () => {
  it('says beside every field what is missing, and leads to the first', async () => {
    const { user } = renderForm(branch);
    await user.click(screen.getByRole('button', { name: 'この内容で登録する' }));
    expect(screen.getByText('入力内容をご確認ください(12か所)。')).toBeTruthy();
    expect(screen.getByText('予約者を候補から選んでください。')).toBeTruthy();
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('combobox', { name: /予約者/ })),
    );
    expect(await axeFindings()).toEqual([]);
  });

  it('adds and removes rooms and stages', async () => {
    const { user } = renderForm(branch);
    await user.click(screen.getByRole('button', { name: '客室を追加' }));
    expect(screen.getByRole('group', { name: '2室目' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '1室目を削除' }));
    expect(screen.queryByRole('group', { name: '2室目' })).toBeNull();
    await user.click(screen.getByRole('radio', { name: '日時ごとに決める' }));
    await user.click(screen.getByRole('button', { name: '段階を追加' }));
    expect(screen.getByRole('group', { name: 'キャンセル料の段階 2' })).toBeTruthy();
    expect(await axeFindings()).toEqual([]);
  });

  it('asks before an entry is left behind that is not recorded', async () => {
    const { user } = renderForm(branch);
    await user.type(screen.getByRole('textbox', { name: /ホテル名/ }), '湯元館');
    await user.click(screen.getAllByRole('link')[0] as HTMLElement);
    expect(await screen.findByRole('alertdialog', { name: '保存していない変更があります' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'この画面に残る' }));
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /ホテル名/ }).value).toBe('湯元館');
  });

  it('asks for no suggestions until somebody types, and keeps the form when they don’t come', async () => {
    const { user, environment } = renderForm(branch);
    await user.type(screen.getByRole('textbox', { name: /ホテル名/ }), '湯元館');
    const asked = () =>
      environment.mock.getAllOperations().filter(({ request }) => 'keyword' in request.variables);
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(asked()).toEqual([]);
    await user.type(screen.getByRole('combobox', { name: /予約者/ }), '高橋');
    await waitFor(() => expect(asked()).toHaveLength(1));
    expect(asked()[0]?.request.variables).toEqual({ branchId: 'b1', keyword: '高橋' });
    await failOperation(environment, Object.assign(new Error(), { status: 503 }));
    expect(screen.getAllByText('候補を読み込めませんでした').length).toBeGreaterThan(0);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /ホテル名/ }).value).toBe('湯元館');

    await user.type(screen.getByRole('combobox', { name: /予約者/ }), ' 次');
    await waitFor(() => expect(asked()).toHaveLength(1));
    await answerOperation(environment, {
      data: {
        employees: { edges: [{ node: { id: 'u2', name: '高橋 次郎', email: 'jiro@sakura.example' } }] },
      },
    });
    await user.click(await screen.findByRole('option', { name: /高橋 次郎/ }));
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: /予約者/ }).value).toBe('高橋 次郎');
  });

  it('offers the cities of the catalog with their country, and keeps what it does not know', async () => {
    const { user, environment } = renderForm(branch);
    const city = screen.getByRole<HTMLInputElement>('combobox', { name: /都市名/ });
    const asked = () =>
      environment.mock.getAllOperations().filter(({ request }) => 'input' in request.variables);
    await user.type(city, 'きょうと');
    await waitFor(() => expect(asked()).toHaveLength(1));
    expect(asked()[0]?.request.variables.input).toMatchObject({ keyword: 'きょうと' });
    const kyoto = { id: '1', name: '京都', nameFull: '京都, 京都府, 日本', countryCode: 'JP' };
    await answerOperation(environment, { data: { incrementalSearchRegion: [kyoto] } });
    await user.click(await screen.findByRole('option', { name: /京都府/ }));
    expect(city.value).toBe('京都');
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: /国・地域/ }).value).toBe('JP');
    await user.selectOptions(screen.getByRole('combobox', { name: /消費税率/ }), '8%(軽減税率)');
    expect(screen.getByRole('textbox', { name: /手配先の請求書の登録番号/ })).toBeTruthy();
    expect(await axeFindings()).toEqual([]);
    await user.selectOptions(screen.getByRole('combobox', { name: /国・地域/ }), 'フランス');
    expect(screen.queryByRole('combobox', { name: /消費税率/ })).toBeNull();

    await user.clear(city);
    await user.type(city, 'どこにもない村');
    await waitFor(() => expect(asked()).toHaveLength(1));
    await answerOperation(environment, { data: { incrementalSearchRegion: [] } });
    expect(
      (await screen.findAllByText('候補にありません。入力した地名で登録します。')).length,
    ).toBeGreaterThan(0);
    expect(city.value).toBe('どこにもない村');
  });

  it('says that there is no such branch', () => {
    renderForm(null);
    expect(screen.getByRole('heading', { level: 1, name: '支店が見つかりません' })).toBeTruthy();
  });
});
