import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { authErrorMessage } from '@yado/shared/errors/auth-errors';
import { answerOperation, failOperation, findOperation } from '@yado/shared/testing/find-operation';
import { axeFindings } from '@yado/shared/testing/axe-findings';
import { installTestSite } from '@yado/shared/testing/install-test-site';
import { loadTestQuery } from '@yado/shared/testing/load-test-query';
import { renderWithRelay } from '@yado/shared/testing/render-with-relay';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { admin } from '../../_admin.ts';
import { Screen } from './AccountScreen.tsx';
import query, { type AccountScreenQuery } from './__generated__/AccountScreenQuery.graphql';

const account = vi.hoisted(() => ({
  changeEmail: vi.fn(),
  changePassword: vi.fn(),
  signOutEverywhere: vi.fn(),
  refresh: vi.fn(),
}));
const profile = vi.hoisted(() => ({ refresh: vi.fn() }));
vi.mock('@yado/shared/auth', () => ({
  getAccount: () => account,
  getProfile: () => profile,
  useProfile: () => admin,
}));

const render = () =>
  renderWithRelay(
    (environment) => <Screen data={loadTestQuery<AccountScreenQuery>(environment, query, {})} />,
    {
      resolvers: {
        Myself: () => admin,
        TravelerProfile: () => ({
          guestName: null,
          phone: null,
          smoking: false,
          bed: null,
          arrivalHour: null,
        }),
      },
    },
  );
const box = (name: string | RegExp) =>
  screen.getByLabelText<HTMLInputElement>(name, { exact: false, selector: 'input' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeAll(installTestSite);
beforeEach(() => {
  for (const call of [...Object.values(account), profile.refresh])
    call.mockReset().mockResolvedValue(undefined);
});

// spec: 7.change-email, 7.change-password
describe('AccountScreen', () => {
  it('asks for what is missing beside the field, and sends nothing', async () => {
    render();
    await userEvent.clear(box('表示する名前'));
    await press('名前を変更する');
    expect(screen.getByText('名前を入力してください。')).toBeTruthy();
    await userEvent.type(box('新しいメールアドレス'), 'sakura@');
    await press('確認のメールを送る');
    expect(screen.getByText('新しいメールアドレスを正しく入力してください。')).toBeTruthy();
    await userEvent.type(box('新しいパスワード'), 'short');
    await press('パスワードを変更する');
    expect(screen.getByText('8文字以上で入力してください。')).toBeTruthy();
    expect(screen.getAllByText('現在のパスワードを入力してください。')).toHaveLength(2);
    expect(account.changeEmail).not.toHaveBeenCalled();
    expect(account.changePassword).not.toHaveBeenCalled();
    expect(await axeFindings()).toEqual([]);
  });

  it('changes the name without its blanks and reads the profile again', async () => {
    const { environment } = render();
    await userEvent.clear(box('表示する名前'));
    await userEvent.type(box('表示する名前'), ' 管理 太郎 ');
    await press('名前を変更する');
    const { variables } = (await findOperation(environment)).request;
    expect(variables).toEqual({ input: { name: '管理 太郎' } });
    await answerOperation(environment, {
      data: { updateProfile: { __typename: 'Myself', id: admin.id, name: '管理 太郎' } },
    });
    expect(profile.refresh).toHaveBeenCalledOnce();
  });

  it('saves what one enters as a guest, and asks for the other half of a name', async () => {
    const { environment } = render();
    await userEvent.type(box('姓(ローマ字)'), 'kanri');
    await press('宿泊者情報を保存する');
    expect(screen.getByText('入力してください。')).toBeTruthy();
    expect(document.activeElement).toBe(box(/^名\(ローマ字/));
    await userEvent.type(box(/^名\(ローマ字/), 'taro');
    await userEvent.type(box('電話番号'), '０９０１２３４５６７８');
    await userEvent.selectOptions(screen.getByLabelText(/ベッドの希望/), 'ベッド2台');
    await userEvent.selectOptions(screen.getByLabelText(/ふだんの到着時間/), '20時頃');
    await userEvent.click(screen.getByRole('radio', { name: '喫煙を希望' }));
    await press('宿泊者情報を保存する');
    expect((await findOperation(environment)).request.variables).toEqual({
      input: {
        guestName: { familyName: 'KANRI', givenName: 'TARO' },
        phone: '090-1234-5678',
        smoking: true,
        bed: 'TWO_BEDS',
        arrivalHour: 20,
      },
    });
    expect(await axeFindings()).toEqual([]);
  });

  it('says beside the field that a name can’t be a web address', async () => {
    const { environment } = render();
    await userEvent.clear(box('表示する名前'));
    await userEvent.type(box('表示する名前'), 'evil.com');
    await press('名前を変更する');
    await failOperation(environment, Object.assign(new Error('refused'), { code: 'BAD_USER_INPUT' }));
    expect(screen.getByText(/Webサイトやメールのアドレス、電話番号と読める部分/)).toBeTruthy();
    expect(document.activeElement).toBe(box('表示する名前'));
  });

  it('keeps what was typed when the identity service refuses, and forgets the password when it does not', async () => {
    render();
    const refusal = { code: 'auth/too-many-requests' };
    account.changeEmail.mockRejectedValueOnce(refusal);
    await userEvent.type(box('新しいメールアドレス'), ' new@sakura.example ');
    await userEvent.type(box('確認のため、現在のパスワード'), 'wrong');
    await press('確認のメールを送る');
    expect(screen.getByText(authErrorMessage(refusal))).toBeTruthy();
    expect(box('新しいメールアドレス').value).toContain('new@sakura.example');
    await press('確認のメールを送る');
    expect(account.changeEmail).toHaveBeenLastCalledWith('wrong', 'new@sakura.example');
    await screen.findByText('確認のメールを送信しました');
    expect(box('確認のため、現在のパスワード').value).toBe('');
  });

  // The identity service answers with the one or the other, by its settings.
  it.each(['auth/wrong-password', 'auth/invalid-credential'])(
    'says beside the field that the current password is wrong (%s)',
    async (code) => {
      render();
      account.changePassword.mockRejectedValueOnce({ code });
      await userEvent.type(box(/^現在のパスワード/), 'wrong');
      await userEvent.type(box('新しいパスワード'), 'new-password');
      await press('パスワードを変更する');
      expect(await screen.findByText('現在のパスワードが正しくありません。')).toBeTruthy();
      expect(document.activeElement).toBe(box(/^現在のパスワード/));
      expect(screen.queryByText(authErrorMessage({ code }))).toBeNull();
      await press('パスワードを変更する');
      await waitFor(() => expect(screen.queryByText('現在のパスワードが正しくありません。')).toBeNull());

      account.changeEmail.mockRejectedValueOnce({ code });
      await userEvent.type(box('新しいメールアドレス'), 'ｎｅｗ＠sakura．example');
      await userEvent.type(box('確認のため、現在のパスワード'), 'wrong');
      await press('確認のメールを送る');
      expect(await screen.findByText('現在のパスワードが正しくありません。')).toBeTruthy();
      expect(document.activeElement).toBe(box('確認のため、現在のパスワード'));
      expect(screen.queryByText(authErrorMessage({ code }))).toBeNull();
    },
  );

  it('counts a new password by characters, as the server does', async () => {
    render();
    await userEvent.type(box(/^現在のパスワード/), 'old-password');
    await userEvent.type(box('新しいパスワード'), '𠮷𠮷𠮷𠮷');
    await press('パスワードを変更する');
    expect(screen.getByText('8文字以上で入力してください。')).toBeTruthy();
    expect(account.changePassword).not.toHaveBeenCalled();
  });

  it('reads the account again when one comes back from opening the mailed link', async () => {
    render();
    document.dispatchEvent(new Event('visibilitychange'));
    expect(account.refresh).not.toHaveBeenCalled();
    await userEvent.type(box('新しいメールアドレス'), 'new@sakura.example');
    await userEvent.type(box('確認のため、現在のパスワード'), 'right');
    await press('確認のメールを送る');
    await screen.findByText('確認のメールを送信しました');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(account.refresh).toHaveBeenCalledOnce();
  });

  it('empties both fields once the password is changed', async () => {
    render();
    await userEvent.type(box(/^現在のパスワード/), 'old-password');
    await userEvent.type(box('新しいパスワード'), 'new-password');
    await press('パスワードを変更する');
    expect(account.changePassword).toHaveBeenCalledExactlyOnceWith('old-password', 'new-password');
    await waitFor(() => expect(box('新しいパスワード').value).toBe(''));
  });

  it('ends all sessions only after a question, and says when it could not', async () => {
    render();
    await press('すべての端末からサインアウト');
    expect(account.signOutEverywhere).not.toHaveBeenCalled();
    account.signOutEverywhere.mockRejectedValueOnce(new Error('no line'));
    await userEvent.click(await screen.findByRole('button', { name: 'すべてサインアウトする' }));
    expect(await screen.findByText(/すべての端末からのサインアウト/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'すべてサインアウトする' }));
    expect(account.signOutEverywhere).toHaveBeenCalledTimes(2);
  });
});
