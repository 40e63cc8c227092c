import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { findOperation } from '@yado/shared/testing/find-operation';
import { axeFindings } from '@yado/shared/testing/axe-findings';
import { installTestAuth } from '@yado/shared/testing/install-test-auth';
import { installTestSite } from '@yado/shared/testing/install-test-site';
import { loadTestQuery } from '@yado/shared/testing/load-test-query';
import { renderWithRelay } from '@yado/shared/testing/render-with-relay';
import { beforeAll, describe, expect, it } from 'vitest';
import { admin } from '../../_admin.ts';
import { Screen } from './BranchScreen.tsx';
import query, { type BranchScreenQuery } from './__generated__/BranchScreenQuery.graphql';

const branch = {
  id: 'b1',
  companyName: '株式会社さくら商事',
  companyCode: 'SAKURA',
  branchName: '東京本社',
  postalCode: '100-0005',
  state: '東京都',
  cityAndLine: '千代田区丸の内1-1-1',
  phone: '03-1234-5678',
  phoneExtension: '2100',
  companyIdByEmployee: 'SKR-001',
  departmentIdByEmployee: null,
  peppolId: null,
  status: 'ACTIVE',
  cashBalance: 1_234_500,
  availablePaymentMethod: 'CREDIT_CARD_AND_INVOICE',
  agency: null,
};

const render = (changes: object = {}) =>
  renderWithRelay(
    (environment) => <Screen data={loadTestQuery<BranchScreenQuery>(environment, query, {})} />,
    {
      resolvers: {
        Query: () => ({ settingsBranches: [{ ...branch, ...changes }] }),
        Myself: () => ({ permissions: admin.permissions, offices: [] }),
        CompanyBranch: () => ({ ...branch, ...changes }),
      },
    },
  );
const box = (name: RegExp | string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const save = () => userEvent.click(screen.getByRole('button', { name: '保存する' }));

beforeAll(async () => {
  installTestSite();
  await installTestAuth(admin);
});

// spec: 2.settings-branch, 3.branch, 7.settingsBranches, 7.updateCompanyBranch
describe('BranchScreen', () => {
  it('shows what is kept, the credit that is left, and no accessibility fault', async () => {
    render();
    expect(screen.getByRole('heading', { level: 1, name: '支店情報' })).toBeTruthy();
    expect(screen.getByText('¥1,234,500')).toBeTruthy();
    expect(box(/^支店名/).value).toBe('東京本社');
    expect(box(/^電話番号/).value).toBe('03-1234-5678');
    expect(screen.getByRole('heading', { name: 'お問い合わせ窓口' })).toBeTruthy();
    expect(await axeFindings()).toEqual([]);
  });

  it('shows the agency with whom to call, and no credit where only cards pay', () => {
    render({
      availablePaymentMethod: 'CREDIT_CARD_ONLY',
      agency: {
        name: '株式会社みらいトラベル',
        specialAgencyName: 'みらいトラベル',
        headerContactPhone: '+81 3-5555-0100',
        headerContactMail: 'desk@mirai.example',
        emergencyTravelContactText: '緊急 24時間',
      },
    });
    expect(screen.getByText('みらいトラベル')).toBeTruthy();
    expect(screen.getByRole('link', { name: '03-5555-0100' })).toBeTruthy();
    expect(screen.getByText('緊急 24時間')).toBeTruthy();
    expect(screen.queryByText('¥1,234,500')).toBeNull();
  });

  it('says beside the fields what is wrong, goes to the first, and keeps what was typed', async () => {
    render();
    await userEvent.clear(box(/^支店名/));
    await userEvent.clear(box(/^郵便番号/));
    await userEvent.type(box(/^郵便番号/), '12');
    await save();
    expect(screen.getByText('支店名を入力してください。')).toBeTruthy();
    expect(screen.getByText(/^郵便番号は7桁の数字で/)).toBeTruthy();
    expect(document.activeElement).toBe(box(/^支店名/));
    expect(box(/^郵便番号/).value).toBe('12');
    expect(await axeFindings()).toEqual([]);
  });

  it('fills the address from the postal code, and only offers it over an address of one’s own', async () => {
    const { environment } = render({ postalCode: null, state: null, cityAndLine: null });
    environment.mock.queueOperationResolver(() => ({
      data: { postalAddress: { state: '大阪府', cityAndLine: '大阪市北区梅田' } },
    }));
    await userEvent.type(box(/^郵便番号/), '5300001');
    await expect.poll(() => box(/^市区町村/).value).toBe('大阪市北区梅田');
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: /^都道府県/ }).value).toBe('大阪府');
    await userEvent.clear(box(/^市区町村/));
    await userEvent.type(box(/^市区町村/), '中央区1-1');
    await userEvent.click(screen.getByRole('button', { name: 'この住所にする' }));
    expect(box(/^市区町村/).value).toBe('大阪市北区梅田');
  });

  it('takes an offered address away together with the postal code it belongs to', async () => {
    const { environment } = render();
    environment.mock.queueOperationResolver(() => ({
      data: { postalAddress: { state: '大阪府', cityAndLine: '大阪市北区梅田' } },
    }));
    await userEvent.clear(box(/^郵便番号/));
    await userEvent.type(box(/^郵便番号/), '5300001');
    expect(await screen.findByRole('button', { name: 'この住所にする' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: '変更を取り消す' }));
    expect(box(/^郵便番号/).value).toBe('100-0005');
    expect(screen.queryByRole('button', { name: 'この住所にする' })).toBeNull();
  });

  it('sends half-width digits, and shows what the API refuses beside its field', async () => {
    const { environment } = render();
    await userEvent.clear(box(/^電話番号/));
    await userEvent.type(box(/^電話番号/), '０３１２３４５６７９');
    await save();
    const operation = await findOperation(environment);
    expect(operation.request.variables.input).toMatchObject({ branchId: 'b1', phone: '03-1234-5679' });
    await act(async () =>
      environment.mock.resolve(operation, {
        data: {
          updateCompanyBranch: {
            __typename: 'UpdateCompanyBranchError',
            errorCode: 'INVALID_PHONE',
            field: 'phone',
          },
        },
      }),
    );
    expect(screen.getByText('電話番号を確認してください。例: 03-1234-5678')).toBeTruthy();
    expect(document.activeElement).toBe(box(/^電話番号/));
  });

  it('sends what was changed alone, with what it was, and lets one choose where another change was first', async () => {
    const { environment } = render();
    await userEvent.type(box(/^部署コード/), 'EIGYO');
    await userEvent.clear(box(/^電話番号/));
    await userEvent.type(box(/^電話番号/), '0312345679');
    await save();
    const operation = await findOperation(environment);
    expect(operation.request.variables.input).toEqual({
      branchId: 'b1',
      phone: '03-1234-5679',
      departmentIdByEmployee: 'EIGYO',
      seen: { phone: '03-1234-5678', departmentIdByEmployee: '' },
    });
    await act(async () =>
      environment.mock.resolve(operation, {
        data: {
          updateCompanyBranch: {
            __typename: 'UpdateCompanyBranchError',
            errorCode: 'CHANGED_MEANWHILE',
            field: 'phone',
            currentBranch: { ...branch, phone: '06-1234-5678' },
          },
        },
      }),
    );
    expect(screen.getByText(/「06-1234-5678」、あなたの入力は「03-1234-5679」です。$/)).toBeTruthy();
    expect(box(/^部署コード/).value).toBe('EIGYO');
    expect(await axeFindings()).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: '電話番号は自分の入力にする' }));
    expect(screen.queryByText(/ほかの人/)).toBeNull();
    await save();
    const again = await findOperation(environment);
    expect(again.request.variables.input).toMatchObject({
      phone: '03-1234-5679',
      seen: { phone: '06-1234-5678' },
    });
    const companyBranch = {
      ...branch,
      phone: '03-1234-5679',
      state: '大阪府',
      departmentIdByEmployee: 'EIGYO',
    };
    await act(async () =>
      environment.mock.resolve(again, {
        data: {
          updateCompanyBranch: {
            __typename: 'UpdateCompanyBranchSuccess',
            companyBranch,
          },
        },
      }),
    );
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: /^都道府県/ }).value).toBe('大阪府');
    expect(screen.queryByRole('button', { name: '変更を取り消す' })).toBeNull();
  });

  it('asks before changes are left behind, and keeps them for who stays', async () => {
    render();
    await userEvent.type(box(/^支店名/), '2');
    await userEvent.click(screen.getByRole('link', { name: 'カード' }));
    expect(await screen.findByRole('alertdialog', { name: '保存していない変更があります' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'この画面に残る' }));
    expect(box(/^支店名/).value).toBe('東京本社2');
    await userEvent.click(screen.getByRole('link', { name: 'カード' }));
    await userEvent.click(await screen.findByRole('button', { name: '変更を捨てて移動する' }));
    await expect.poll(() => screen.getByRole('link', { name: 'カード' }).ariaCurrent).toBe('page');
  });

  it('takes changes back', async () => {
    render();
    await userEvent.type(box(/^支店名/), '2');
    await userEvent.click(screen.getByRole('button', { name: '変更を取り消す' }));
    expect(box(/^支店名/).value).toBe('東京本社');
  });
});
