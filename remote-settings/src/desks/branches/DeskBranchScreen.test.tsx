import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerOperation, failOperation, findOperation } from '@yado/shared/testing/find-operation';
import { axeFindings } from '@yado/shared/testing/axe-findings';
import { installTestSite } from '@yado/shared/testing/install-test-site';
import { loadTestQuery } from '@yado/shared/testing/load-test-query';
import { renderWithRelay } from '@yado/shared/testing/render-with-relay';
import { MockPayloadGenerator } from 'relay-test-utils';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Desk } from '../common/desk.ts';
import { branchStatusMessages } from './branch-status-messages.ts';
import { Screen } from './DeskBranchScreen.tsx';
import query, { type DeskBranchScreenQuery } from './__generated__/DeskBranchScreenQuery.graphql';

const branch = { id: 'b1', companyName: '若葉建設株式会社', branchName: '仙台支店', agency: null };

function renderBranch(desk: Desk, status: string) {
  const { environment } = renderWithRelay(
    (mock) => (
      <Screen
        data={{
          desk,
          keyword: '',
          query: loadTestQuery<DeskBranchScreenQuery>(mock, query, { id: 'b1', keyword: null }),
        }}
      />
    ),
    {
      resolvers: {
        CompanyBranch: () => ({ ...branch, status }),
        EmployeeConnection: () => ({ totalCount: 0, edges: [] }),
      },
    },
  );
  const answer = (changeBranchStatus: object) =>
    answerOperation(environment, (operation) =>
      MockPayloadGenerator.generate(operation, { Mutation: () => ({ changeBranchStatus }) }),
    );
  return { mock: environment.mock, answer };
}
const button = (name: string) => screen.queryByRole('button', { name });

beforeAll(installTestSite);

describe('the page of a branch', () => {
  it('lets an operator suspend the branch after saying what ends and what continues, and shows it at once', async () => {
    const { mock, answer } = renderBranch('operator', 'ACTIVE');
    expect(screen.getByText('利用中')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: '利用を停止' }));
    const dialog = await screen.findByRole('alertdialog', {
      name: '若葉建設株式会社 仙台支店の利用を停止しますか',
    });
    expect(dialog.textContent).toContain('新しい予約');
    expect(dialog.textContent).toContain('予約のキャンセルと、宿泊者・ご要望の変更');
    expect(await axeFindings()).toEqual([]);
    await userEvent.click(within(dialog).getByRole('button', { name: '利用を停止する' }));
    expect((await findOperation({ mock })).request.variables).toEqual({
      input: { branchId: 'b1', status: 'SUSPENDED' },
    });
    await answer({
      __typename: 'ChangeBranchStatusSuccess',
      companyBranch: { ...branch, status: 'SUSPENDED' },
    });
    expect(screen.getByText('停止中')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(button('利用を再開')).toBeTruthy();
  });

  it('says in the dialog why the status was not changed, whether refused or unanswered', async () => {
    const { mock, answer } = renderBranch('operator', 'SUSPENDED');
    await userEvent.click(screen.getByRole('button', { name: '利用を再開' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    const confirm = () => userEvent.click(dialog.getByRole('button', { name: '利用を再開する' }));
    await confirm();
    await answer({ __typename: 'ChangeBranchStatusError', errorCode: 'STATUS_NOT_ALLOWED' });
    expect(dialog.getByText(branchStatusMessages.STATUS_NOT_ALLOWED)).toBeTruthy();
    await confirm();
    await failOperation({ mock }, Object.assign(new Error(), { status: 503 }));
    expect(dialog.getByText(/^「支店の利用の変更」に失敗しました。/)).toBeTruthy();
    expect(dialog.queryByText(branchStatusMessages.STATUS_NOT_ALLOWED)).toBeNull();
  });

  it.each([
    ['the agency’s desk', 'agency', 'ACTIVE'],
    ['the agency’s desk, suspended', 'agency', 'SUSPENDED'],
    ['a branch that has not begun', 'operator', 'PENDING'],
    ['a branch that has ended', 'operator', 'CLOSED'],
  ] as const)('offers no such switch: %s', (_case, desk, status) => {
    renderBranch(desk, status);
    expect(screen.getByRole('heading', { level: 1, name: '若葉建設株式会社 仙台支店' })).toBeTruthy();
    expect(button('利用を停止')).toBeNull();
    expect(button('利用を再開')).toBeNull();
  });
});
