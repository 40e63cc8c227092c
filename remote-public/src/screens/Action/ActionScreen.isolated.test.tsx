import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from '@yado/shared/router';
import { axeFindings } from '@yado/shared/testing/axe-findings';
import { installTestSite } from '@yado/shared/testing/install-test-site';
import { renderWithRelay } from '@yado/shared/testing/render-with-relay';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { account, identity, refusal } from '../../_identity.ts';
import { Screen } from './ActionScreen.tsx';

vi.mock('@yado/shared/auth', () => ({ getIdentity: () => identity, getAccount: () => account }));

const open = (mode: string | null, resolvers = {}) =>
  renderWithRelay(() => <Routed mode={mode} />, { path: `/action?mode=${mode}`, resolvers });

/** The router's `load` of the route, on a memory router. */
function Routed({ mode }: { mode: string | null }) {
  const { search } = useLocation();
  return <Screen data={{ mode, code: 'code-1', done: new URLSearchParams(search).has('done') }} />;
}

beforeAll(installTestSite);
afterEach(() => {
  for (const mock of Object.values(identity)) mock.mockClear();
});

describe('an action link', () => {
  it('does nothing before its button is pressed', async () => {
    open('verifyAndChangeEmail');
    expect(await screen.findByText(/old@sakura.example から new@sakura.example に変更します/)).toBeTruthy();
    expect(await axeFindings()).toEqual([]);
    expect(identity.verifyEmail).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: '新しいアドレスに変更する' }));
    expect(await screen.findByText(/次からはこのアドレスでサインインしてください/)).toBeTruthy();
    expect(identity.verifyEmail).toHaveBeenCalledWith('code-1');
  });

  // spec: 7.undo-email
  it.each([
    [true, /メールを old@sakura.example に送りました/, 'メールが届かないときは、確認コードで設定する'],
    [false, /下のボタンから設定してください/, 'パスワードを再設定する'],
  ])(
    'that undoes a change tells the API, and offers nothing but a new password (mailed: %s)',
    async (isMailed, text, next) => {
      account.refresh.mockClear();
      identity.email.mockResolvedValueOnce('new@sakura.example');
      const resetPassword = vi.fn(() => {
        if (!isMailed) throw new Error('no line');
        return true;
      });
      open('recoverEmail', { Mutation: () => ({ resetPassword: resetPassword() }) });
      await userEvent.click(await screen.findByRole('button', { name: '元のアドレスに戻す' }));
      expect(await screen.findByText(/^old@sakura.example に戻しました/)).toBeTruthy();
      expect(screen.getByText('続けて、新しいパスワードを設定してください')).toBeTruthy();
      expect(screen.getByText(text)).toBeTruthy();
      expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([next]);
      expect(resetPassword).toHaveBeenCalledOnce();
      expect(account.refresh).toHaveBeenCalledOnce();
      expect(await axeFindings()).toEqual([]);
    },
  );

  it('for a new password shows whose it is and refuses a short one', async () => {
    open('resetPassword');
    expect(await screen.findByDisplayValue('new@sakura.example')).toBeTruthy();
    await userEvent.type(screen.getByLabelText('新しいパスワード'), 'short');
    await userEvent.click(screen.getByRole('button', { name: '設定してサインイン' }));
    expect(screen.getByText('8文字以上で入力してください。')).toBeTruthy();
    expect(identity.confirmPasswordReset).not.toHaveBeenCalled();
    await userEvent.type(screen.getByLabelText('新しいパスワード'), ' but longer');
    await userEvent.click(screen.getByRole('button', { name: '設定してサインイン' }));
    expect(identity.confirmPasswordReset).toHaveBeenCalledWith('code-1', 'short but longer');
    expect(identity.signIn).toHaveBeenCalledWith('new@sakura.example', 'short but longer');
  });

  it('for a new password uses its code once, and then only signs in', async () => {
    identity.signIn.mockRejectedValueOnce(refusal('auth/network-request-failed'));
    open('resetPassword');
    await userEvent.type(await screen.findByLabelText('新しいパスワード'), 'a new password');
    await userEvent.click(screen.getByRole('button', { name: '設定してサインイン' }));
    expect(
      await screen.findByText(/^パスワードは変更されましたが、サインインできませんでした。/),
    ).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'サインイン' }));
    await waitFor(() => expect(identity.signIn).toHaveBeenCalledTimes(2));
    expect(identity.confirmPasswordReset).toHaveBeenCalledOnce();
  });

  it('for a new password says why it was not set', async () => {
    identity.confirmPasswordReset.mockRejectedValueOnce(refusal('auth/expired-action-code'));
    open('resetPassword');
    await userEvent.type(await screen.findByLabelText('新しいパスワード'), 'a new password');
    await userEvent.click(screen.getByRole('button', { name: '設定してサインイン' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/^このリンクは期限切れです/);
    expect(identity.signIn).not.toHaveBeenCalled();
  });

  it.each([
    ['resetPassword', 'auth/expired-action-code', 'このリンクは期限切れです', '再設定のメールを受け取る'],
    ['verifyEmail', 'auth/invalid-action-code', 'このリンクは使用済みか', 'サインインへ'],
    ['verifyAndChangeEmail', 'auth/invalid-action-code', 'このリンクは使用済みか', 'サインインへ'],
    ['recoverEmail', 'auth/expired-action-code', 'このリンクは期限切れです', 'サインインへ'],
  ])('%s with %s says so and names the next step', async (mode, code, why, next) => {
    identity.checkAction.mockRejectedValueOnce(refusal(code));
    open(mode);
    expect((await screen.findByRole('alert')).textContent).toContain(why);
    expect(screen.getByRole('link', { name: next })).toBeTruthy();
    expect(await axeFindings()).toEqual([]);
  });

  it('can be checked again when there was no line', async () => {
    identity.checkAction.mockRejectedValueOnce(refusal('auth/network-request-failed'));
    open('verifyEmail');
    await userEvent.click(await screen.findByRole('button', { name: 'もう一度確認する' }));
    expect(await screen.findByRole('button', { name: '確認を完了する' })).toBeTruthy();
    expect(identity.checkAction).toHaveBeenCalledTimes(2);
  });

  it.each([null, 'toString', 'signIn'])('of the unknown kind %s asks nobody', (mode) => {
    open(mode);
    expect(screen.getByRole('heading', { level: 1, name: 'リンクを確認できません' })).toBeTruthy();
    expect(identity.checkAction).not.toHaveBeenCalled();
  });
});
