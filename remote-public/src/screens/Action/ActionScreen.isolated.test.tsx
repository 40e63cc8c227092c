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

/** Opens the link that undoes a change; the API answers so, or not at all. */
function openUndo(answer: object | null) {
  const undo = vi.fn(() => {
    if (answer === null) throw new Error('no line');
    return answer;
  });
  open('recoverEmail', { Mutation: () => ({ undoEmailChange: undo() }) });
  return undo;
}

const pressUndo = async () =>
  userEvent.click(await screen.findByRole('button', { name: '元のアドレスに戻す' }));

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
  it('that undoes a change says before what it takes away, and after it offers nothing but a new password', async () => {
    account.refresh.mockClear();
    identity.email.mockResolvedValueOnce('new@sakura.example');
    const undo = openUndo({
      __typename: 'UndoEmailChangeSuccess',
      email: 'old@sakura.example',
      isSecured: true,
    });
    expect(await screen.findByText(/これまでのパスワードは使えなくなり、/)).toBeTruthy();
    expect(undo).not.toHaveBeenCalled();
    await pressUndo();
    expect(await screen.findByText(/^old@sakura.example に戻しました/)).toBeTruthy();
    expect(screen.getByText(/これまでのパスワードを無効にし、.*メールを old@sakura.example に/)).toBeTruthy();
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['メールが届かないとき']);
    expect(undo).toHaveBeenCalledOnce();
    expect(account.refresh).toHaveBeenCalledOnce();
    expect(await axeFindings()).toEqual([]);
  });

  it('that undoes a change does not say that it is done while it is not', async () => {
    openUndo({ __typename: 'UndoEmailChangeSuccess', email: 'old@sakura.example', isSecured: false });
    await pressUndo();
    expect(await screen.findByText('変更の取り消しを続けています')).toBeTruthy();
    expect(
      screen.getByText(/それまでは、アドレスを変更した人がサインインできるおそれがあります/),
    ).toBeTruthy();
    expect(screen.queryByText(/に戻しました/)).toBeNull();
    expect(screen.queryByRole('link')).toBeNull();
    expect(await axeFindings()).toEqual([]);
  });

  it.each([
    ['CODE_WRONG', 'このリンクは使用済みか'],
    ['CODE_EXPIRED', 'このリンクは期限切れです'],
    ['ADDRESS_TAKEN', '別のアカウントで使われているため、戻せませんでした'],
    ['ACCOUNT_DISABLED', 'このアカウントは停止されています'],
    [null, '「アドレスの変更の取り消し」'],
  ])(
    'that undoes a change and is refused with %s says why, and can be pressed again',
    async (errorCode, why) => {
      openUndo(errorCode === null ? null : { __typename: 'UndoEmailChangeError', errorCode });
      await pressUndo();
      expect((await screen.findByRole('alert')).textContent).toContain(why);
      expect(screen.getByRole('button', { name: '元のアドレスに戻す' })).toBeTruthy();
    },
  );

  it('that undid a change says nothing of the outcome to who opens its last address', async () => {
    renderWithRelay(() => <Routed mode="recoverEmail" />, { path: '/action?mode=recoverEmail&done=1' });
    expect(await screen.findByText(/元のアドレスに届いたメールのリンクから設定してください/)).toBeTruthy();
    expect(screen.queryByText(/に戻しました/)).toBeNull();
  });

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
