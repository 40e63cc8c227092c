import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axeFindings } from '@yado/shared/testing/axe-findings';
import { installTestSite } from '@yado/shared/testing/install-test-site';
import { loadTestQuery } from '@yado/shared/testing/load-test-query';
import { renderWithRelay } from '@yado/shared/testing/render-with-relay';
import { MockPayloadGenerator } from 'relay-test-utils';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { account, identity, profile, refusal } from '../../_identity.ts';
import { Screen } from './SignUpScreen.tsx';
import query, { type SignUpScreenQuery } from './__generated__/SignUpScreenQuery.graphql';

const toast = vi.hoisted(() => vi.fn());
vi.mock('@yado/shared/ui/Toaster', () => ({ toast }));
vi.mock('@yado/shared/auth', () => ({
  getIdentity: () => identity,
  getAccount: () => account,
  getProfile: () => profile,
}));

const invitation = {
  email: 'new@sakura.example',
  name: '新人 太郎',
  companyName: '株式会社さくら商事',
  branchName: '東京本社',
  expiresAt: '2030-12-31T03:00:00Z',
  agency: null,
};

interface Answers {
  invitation?: object;
  myself?: object;
  /** One answer after the other. */
  removeInvitationCode?: boolean[];
}

function renderSignUp({ removeInvitationCode = [true], ...answers }: Answers) {
  const { environment } = renderWithRelay(
    (mock) => (
      <Screen
        data={{
          code: 'c-1',
          query: loadTestQuery<SignUpScreenQuery>(mock, query, { code: 'c-1' }),
        }}
      />
    ),
    {
      resolvers: { Query: () => ({ invitation: null, myself: null, ...answers }) },
      path: '/sign-up',
    },
  );
  const answerCode = vi.fn((accepted: boolean) => ({ removeInvitationCode: accepted }));
  for (const accepted of removeInvitationCode) {
    environment.mock.queueOperationResolver((operation) =>
      MockPayloadGenerator.generate(operation, { Mutation: () => answerCode(accepted) }),
    );
  }
  return { answerCode };
}

const password = () => screen.getByLabelText('パスワード');
const submit = () => screen.getByRole('button', { name: /登録して利用を始める|招待を受ける/ });

beforeAll(installTestSite);
afterEach(() => {
  for (const mock of Object.values(identity)) mock.mockClear();
  profile.refresh.mockClear();
});

// spec: 7.removeInvitationCode
describe('an open invitation', () => {
  // spec: 7.sign-up
  it('shows who invites and creates the account with the invited address and the name', async () => {
    renderSignUp({ invitation });
    expect(screen.getByText('株式会社さくら商事 東京本社')).toBeTruthy();
    expect(await axeFindings()).toEqual([]);
    await userEvent.type(password(), 'a new password');
    await userEvent.click(submit());
    await waitFor(() => expect(profile.refresh).toHaveBeenCalledOnce());
    expect(identity.signUp).toHaveBeenCalledWith('new@sakura.example', 'a new password', '新人 太郎');
  });

  it('asks for what is missing and sends nothing', async () => {
    renderSignUp({ invitation });
    await userEvent.clear(screen.getByRole('textbox', { name: '氏名' }));
    await userEvent.click(submit());
    expect(screen.getByText('氏名を入力してください。')).toBeTruthy();
    expect(screen.getByText('新しいパスワードを入力してください。')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: '氏名' }));
    expect(identity.signUp).not.toHaveBeenCalled();
    expect(await axeFindings()).toEqual([]);
  });

  it('asks for the old password when the address has an account, and takes the invitation up with it', async () => {
    identity.signUp.mockRejectedValueOnce(refusal('auth/email-already-in-use'));
    renderSignUp({ invitation });
    await userEvent.type(password(), 'a new password');
    await userEvent.click(submit());
    expect(await screen.findByText('このアドレスのアカウントはすでにあります')).toBeTruthy();
    await userEvent.type(password(), 'old one');
    await userEvent.click(submit());
    await waitFor(() => expect(profile.refresh).toHaveBeenCalledOnce());
    expect(identity.signIn).toHaveBeenCalledWith('new@sakura.example', 'old one');
  });

  it('makes an account of one’s own where the one under the address was not accepted', async () => {
    identity.signUp.mockRejectedValueOnce(refusal('auth/email-already-in-use'));
    const { answerCode } = renderSignUp({ invitation, removeInvitationCode: [false, true] });
    await userEvent.type(password(), 'a new password');
    await userEvent.click(submit());
    await screen.findByText('このアドレスのアカウントはすでにあります');
    await userEvent.type(password(), 'after a reset');
    await userEvent.click(submit());
    await waitFor(() => expect(profile.refresh).toHaveBeenCalledOnce());
    expect(identity.signUp).toHaveBeenLastCalledWith('new@sakura.example', 'after a reset', '新人 太郎');
    expect(answerCode).toHaveBeenCalledTimes(2);
    expect(toast).toHaveBeenLastCalledWith(
      expect.objectContaining({
        description: expect.stringContaining('いま入力したパスワードで作り直しました'),
      }),
    );
  });

  it('says why it asks for a password once more when the account is gone and no new one could be made', async () => {
    identity.signUp.mockRejectedValueOnce(refusal('auth/email-already-in-use'));
    renderSignUp({ invitation, removeInvitationCode: [false, true] });
    await userEvent.type(password(), 'a new password');
    await userEvent.click(submit());
    await screen.findByText('このアドレスのアカウントはすでにあります');
    expect(screen.getByText(/お心当たりがない場合も、再設定すると登録に進めます/)).toBeTruthy();
    identity.signUp.mockRejectedValueOnce(refusal('auth/network-request-failed'));
    await userEvent.type(password(), 'after a reset');
    await userEvent.click(submit());
    expect(await screen.findByText('パスワードをもう一度設定してください')).toBeTruthy();
    expect(await axeFindings()).toEqual([]);
    await userEvent.type(password(), 'one more password');
    await userEvent.click(submit());
    await waitFor(() => expect(profile.refresh).toHaveBeenCalledOnce());
    expect(identity.signUp).toHaveBeenLastCalledWith('new@sakura.example', 'one more password', '新人 太郎');
  });

  it('is closed when the account under the address is still there', async () => {
    identity.signUp.mockRejectedValueOnce(refusal('auth/email-already-in-use'));
    renderSignUp({ invitation, removeInvitationCode: [false] });
    await userEvent.type(password(), 'a new password');
    await userEvent.click(submit());
    await screen.findByText('このアドレスのアカウントはすでにあります');
    identity.signUp.mockRejectedValueOnce(refusal('auth/email-already-in-use'));
    await userEvent.type(password(), 'the old password');
    await userEvent.click(submit());
    expect(await screen.findByText(/招待のリンクを開けませんでした/)).toBeTruthy();
  });

  it('keeps what was typed when the identity service refuses', async () => {
    identity.signUp.mockRejectedValueOnce(refusal('auth/too-many-requests'));
    renderSignUp({ invitation });
    await userEvent.type(password(), 'a new password');
    await userEvent.click(submit());
    expect((await screen.findByRole('alert')).textContent).toContain('試行回数が多すぎます');
    expect(screen.getByLabelText<HTMLInputElement>('パスワード').value).toBe('a new password');
  });

  it('that was closed meanwhile says what may have happened', async () => {
    renderSignUp({ invitation, removeInvitationCode: [false] });
    await userEvent.type(password(), 'a new password');
    await userEvent.click(submit());
    expect(await screen.findByText(/招待のリンクを開けませんでした/)).toBeTruthy();
  });

  it('is not used up by somebody else who is signed in here', async () => {
    renderSignUp({ invitation, myself: { id: '1', name: '佐藤 美咲', email: 'admin@sakura.example' } });
    expect(screen.queryByRole('textbox', { name: '氏名' })).toBeNull();
    expect(await axeFindings()).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'サインアウトして登録に進む' }));
    expect(account.signOut).toHaveBeenCalledOnce();
  });
});

it('an unknown, used, withdrawn or expired code is explained with what to do next', async () => {
  renderSignUp({});
  expect(screen.getByRole('heading', { level: 1, name: 'この招待は利用できません' })).toBeTruthy();
  expect(screen.getByText(/招待メールの再送をご依頼ください/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'サインインへ' })).toBeTruthy();
  expect(await axeFindings()).toEqual([]);
});
