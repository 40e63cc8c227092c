import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NetworkFailure } from '@yado/shared/relay/network-failure';
import { failOperation, findOperation } from '@yado/shared/testing/find-operation';
import { axeFindings } from '@yado/shared/testing/axe-findings';
import { installTestAuth } from '@yado/shared/testing/install-test-auth';
import { installTestSite } from '@yado/shared/testing/install-test-site';
import { loadTestQuery } from '@yado/shared/testing/load-test-query';
import { renderWithRelay } from '@yado/shared/testing/render-with-relay';
import { beforeAll, describe, expect, it } from 'vitest';
import { admin } from '../../_admin.ts';
import { Screen } from './InviteEmployeesScreen.tsx';
import query, { type InviteEmployeesScreenQuery } from './__generated__/InviteEmployeesScreenQuery.graphql';

const render = (hasNextPage = false) =>
  renderWithRelay(
    (environment) => <Screen data={loadTestQuery<InviteEmployeesScreenQuery>(environment, query, {})} />,
    {
      resolvers: {
        Myself: () => ({ permissions: admin.permissions, companyBranch: { id: 'b1' } }),
        EmployeeConnection: () => ({
          edges: [{ node: { __typename: 'Employee', email: 'Sato@sakura.example', status: 'ACTIVE' } }],
        }),
        PageInfo: () => ({ hasNextPage, endCursor: 'c1' }),
      },
    },
  );
const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^名前とメールアドレス/ });
const paste = async (text: string) => {
  await userEvent.click(box());
  await userEvent.paste(text);
};
const outcomes = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell').at(-1)?.lastElementChild?.textContent);

beforeAll(async () => {
  installTestSite();
  await installTestAuth(admin);
});

// spec: 7.inviteEmployee, 8.inviteEmployee
describe('InviteEmployeesScreen', () => {
  it('asks for people when there are none', async () => {
    render();
    await userEvent.click(screen.getByRole('button', { name: '招待メールを送る' }));
    expect(screen.getByText(/^招待する人の名前と/)).toBeTruthy();
    expect(document.activeElement).toBe(box());
    expect(await axeFindings()).toEqual([]);
  });

  it('tells of each line whether it can be sent, the branch’s own people among them', async () => {
    render();
    await paste('田中,tanaka@sakura.example\n佐藤,sato@sakura.example\n誤字,goji@sakura');
    await expect
      .poll(outcomes)
      .toEqual(['送信できます', 'すでに社員です', 'メールアドレスの形式が正しくありません']);
    expect(screen.getByText(/^送信できる行 1名/).textContent).toContain('直すところがある行 2行');
    expect(await axeFindings()).toEqual([]);
  });

  it('says that not every address was compared when the people could not be read to the end', async () => {
    const { environment } = render(true);
    await paste('田中,tanaka@sakura.example');
    expect(await screen.findByText(/社員の一覧と照合しています/)).toBeTruthy();
    await failOperation(environment, new Error('down'));
    expect(screen.getByText(/最後まで読み込めず、一部の行は照合していません/)).toBeTruthy();
    expect(screen.queryByText(/社員の一覧と照合しています/)).toBeNull();
    const asked = environment.mock.getAllOperations().map(({ request }) => request.node.params.name);
    expect(asked).not.toContain('TakenAddressesQuery');
  });

  it('sends nothing when no line is good', async () => {
    const { environment } = render();
    await paste('誤字,goji@sakura');
    await userEvent.click(screen.getByRole('button', { name: '招待メールを送る' }));
    expect(screen.getByText(/^送信できる行がありません/)).toBeTruthy();
    const sent = environment.mock.getAllOperations().map(({ request }) => request.node.operation.name);
    expect(sent).not.toContain('useInviteEmployeesMutation');
  });

  it('sends the good lines one by one, tells of each what became of it, and keeps the rest to be corrected', async () => {
    const { environment } = render();
    await paste('田中,tanaka@sakura.example\n誤字,goji@sakura\n鈴木,suzuki@sakura.example');
    await userEvent.click(await screen.findByRole('button', { name: '2名に招待メールを送る' }));
    await userEvent.click(await screen.findByRole('button', { name: '送信する' }));
    const answer = async (inviteEmployee: object) => {
      const operation = await findOperation(environment);
      await act(async () => environment.mock.resolve(operation, { data: { inviteEmployee } }));
      return operation.request.variables.input as { email: string };
    };
    const employee = { id: 'tanaka', status: 'INVITED' };
    expect(await answer({ __typename: 'InviteSuccess', employee })).toMatchObject({
      branchId: 'b1',
      email: 'tanaka@sakura.example',
    });
    expect(outcomes()).toEqual(['送信しました', '送信しています']);
    await answer({ __typename: 'EmployeeError', errorCode: 'EMAIL_ALREADY_USED' });
    expect(outcomes()).toEqual(['送信しました', 'このメールアドレスの方は、すでに社員です。']);
    await userEvent.click(screen.getByRole('button', { name: '残りの行を直す' }));
    expect(box().value).toBe('鈴木, suzuki@sakura.example\n誤字, goji@sakura');
  });

  it('calls an invitation without an answer neither sent nor not sent, and leads to the people', async () => {
    const { environment } = render();
    await paste('田中,tanaka@sakura.example\n鈴木,suzuki@sakura.example');
    await userEvent.click(await screen.findByRole('button', { name: '2名に招待メールを送る' }));
    await userEvent.click(await screen.findByRole('button', { name: '送信する' }));
    const fail = (failure: NetworkFailure) => failOperation(environment, failure);
    await fail(new NetworkFailure({ status: 0 }));
    await fail(new NetworkFailure({ status: 200, code: 'FORBIDDEN' }));
    expect(outcomes()?.[0]).toBe('送信できたか確認できませんでした');
    expect(outcomes()?.[1]).toContain('この操作を行う権限がありません');
    const banner = screen.getByText(/^1名には送れませんでした/);
    expect(banner.textContent).toContain('1名には、送信できたか確認できませんでした。');
    expect(within(banner).getByRole('link', { name: '社員の一覧' }).getAttribute('href')).toBe(
      '/settings/employees',
    );
    expect(await axeFindings()).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: '残りの行を直す' }));
    expect(box().value).toBe('鈴木, suzuki@sakura.example\n田中, tanaka@sakura.example');
  });

  it('refuses a spreadsheet’s own file and takes a CSV', async () => {
    render();
    const input = screen.getByLabelText('CSVファイル');
    await userEvent.upload(input, new File(['PK\u0003\0'], '社員.csv'));
    expect((await screen.findByRole('alert')).textContent).toContain('CSVではありません');
    await userEvent.upload(input, new File(['田中,tanaka@sakura.example'], '社員.csv'));
    await expect.poll(() => box().value).toBe('田中,tanaka@sakura.example');
  });
});
