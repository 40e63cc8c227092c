import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axeFindings } from '@yado/shared/testing/axe-findings';
import { installTestSite } from '@yado/shared/testing/install-test-site';
import { renderWithRelay } from '@yado/shared/testing/render-with-relay';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { identity, profile, refusal } from '../../_identity.ts';
import { passwordCodeMessages } from './password-code-errors.ts';
import { Screen } from './PasswordResetScreen.tsx';

vi.mock('@yado/shared/auth', () => ({ getIdentity: () => identity, getProfile: () => profile }));

function open(request: string | null, answer: object = {}, again = false) {
  return renderWithRelay(() => <Screen data={{ request, next: '/trips', again }} />, {
    resolvers: { Mutation: () => ({ resetPassword: true, resetPasswordByCode: answer }) },
  });
}

async function fill(secret: string, password: string) {
  if (secret) await userEvent.type(screen.getByRole('textbox', { name: '確認コード' }), secret);
  if (password) await userEvent.type(screen.getByLabelText('新しいパスワード'), password);
  await userEvent.click(screen.getByRole('button', { name: '設定してサインイン' }));
}

beforeAll(installTestSite);
afterEach(() => identity.signIn.mockClear());

// spec: 7.resetPassword, 2.password-reset
it('asks for a mail with a link and never says whether the address is known', async () => {
  open(null);
  expect(await axeFindings()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: '再設定のメールを受け取る' }));
  expect(screen.getByText('メールアドレスを入力してください。')).toBeTruthy();
  await userEvent.type(
    screen.getByRole('textbox', { name: '登録したメールアドレス' }),
    'ａ＠sakura．example',
  );
  await userEvent.click(screen.getByRole('button', { name: '再設定のメールを受け取る' }));
  expect(await screen.findByText('メールを送信しました')).toBeTruthy();
  expect(screen.getByText(/^a@sakura\.example が登録されているアドレスであれば/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'サインインへ戻る' }).getAttribute('href')).toBe(
    '/sign-in?next=%2Ftrips',
  );
});

// spec: 7.createPasswordResetCode
describe('the code of the mail', () => {
  it('sets the password, which signs in at once', async () => {
    open('r-1', { __typename: 'ResetPasswordByCodeSuccess', email: 'a@sakura.example' });
    expect(await axeFindings()).toEqual([]);
    await fill('ab12-cd34', 'a new password');
    await waitFor(() => expect(identity.signIn).toHaveBeenCalledWith('a@sakura.example', 'a new password'));
  });

  it('and a long enough password are asked for before anything is sent', async () => {
    open('r-1');
    await fill('', '');
    expect(screen.getByText('確認コードを入力してください。')).toBeTruthy();
    await fill('ab12-cd34', 'short');
    expect(screen.getByText('8文字以上で入力してください。')).toBeTruthy();
    expect(identity.signIn).not.toHaveBeenCalled();
  });

  it.each(Object.entries(passwordCodeMessages))(
    '%s is explained in Japanese',
    async (errorCode, { at, message }) => {
      open('r-1', { __typename: 'ResetPasswordByCodeError', errorCode });
      await fill('ab12-cd34', 'a new password');
      expect(await screen.findByText(message)).toBeTruthy();
      expect(screen.queryAllByRole('link', { name: '新しいコードを受け取る' })).toHaveLength(
        at === 'over' ? 1 : 0,
      );
      expect(await axeFindings()).toEqual([]);
    },
  );

  it('that worked before sign-in failed is reported, and not sent again', async () => {
    identity.signIn.mockRejectedValueOnce(refusal('auth/network-request-failed'));
    const { environment } = open('r-1', {
      __typename: 'ResetPasswordByCodeSuccess',
      email: 'a@sakura.example',
    });
    await fill('ab12-cd34', 'a new password');
    expect(await screen.findByText(/^パスワードは変更されましたが/)).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: '確認コード' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'サインイン' }));
    await waitFor(() => expect(identity.signIn).toHaveBeenCalledTimes(2));
    expect(identity.signIn).toHaveBeenLastCalledWith('a@sakura.example', 'a new password');
    expect(environment.mock.getAllOperations()).toEqual([]);
  });
});

describe('the second try', () => {
  it('is offered where the code does not come', () => {
    open('r-1');
    expect(screen.getByRole('link', { name: /コードが届かないとき/ }).getAttribute('href')).toBe(
      '/password-reset?next=%2Ftrips&again=1',
    );
  });

  it('offers the link, which works however many codes were asked for', async () => {
    open(null, {}, true);
    expect(screen.getByText('リンクでも再設定できます')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /リンクで再設定/ }).checked).toBe(true);
    expect(await axeFindings()).toEqual([]);
  });

  it('is not spoken of at the first one', () => {
    open(null);
    expect(screen.queryByText('リンクでも再設定できます')).toBeNull();
  });
});
