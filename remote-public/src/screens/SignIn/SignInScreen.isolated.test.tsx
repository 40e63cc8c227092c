import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from '@yado/shared/router';
import { signingOut } from '@yado/shared/routing/signing-out';
import { axeFindings } from '@yado/shared/testing/axe-findings';
import { installTestSite } from '@yado/shared/testing/install-test-site';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { identity, refusal } from '../../_identity.ts';
import { Screen } from './SignInScreen.tsx';

const session = vi.hoisted(() => ({ profile: null as { id: string } | null }));
vi.mock('@yado/shared/auth', () => ({ getIdentity: () => identity, useProfile: () => session.profile }));

function renderSignIn(state?: object, reason: string | null = null) {
  const router = createMemoryRouter(
    [
      { path: '/sign-in', element: <Screen data={{ next: '/trips?sort=stay', reason }} /> },
      { path: '/trips', element: <p>着きました</p> },
    ],
    { initialEntries: ['/before', { pathname: '/sign-in', state }] },
  );
  render(<RouterProvider router={router} />);
  return router;
}

beforeAll(installTestSite);
afterEach(() => {
  session.profile = null;
  identity.signIn.mockReset();
});

// spec: 7.sign-in-out
it('sends who is signed in already on to where they wanted to go, without a way back here', async () => {
  session.profile = { id: 'u1' };
  const router = renderSignIn();
  expect(await screen.findByText('着きました')).toBeTruthy();
  expect(router.state.location.search).toBe('?sort=stay');
  expect(router.state.historyAction).toBe('REPLACE');
  expect(identity.signIn).not.toHaveBeenCalled();
});

it('leaves who came to sign out where they are, though they are signed in for another moment', async () => {
  session.profile = { id: 'u1' };
  const router = renderSignIn(signingOut);
  expect(await screen.findByLabelText('メールアドレス')).toBeTruthy();
  expect(router.state.location.pathname).toBe('/sign-in');
});

it('says why somebody is asked, where an address gives a reason', async () => {
  renderSignIn(undefined, 'everywhere');
  expect(await screen.findByText('すべての端末からサインアウトしました')).toBeTruthy();
  expect(screen.queryByText('サインインした状態を保存できません')).toBeNull();
});

it('says beforehand that a browser whose storage is full or blocked forgets who signed in', async () => {
  const refused = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  renderSignIn();
  expect(await screen.findByText('サインインした状態を保存できません')).toBeTruthy();
  expect(await axeFindings()).toEqual([]);
  refused.mockRestore();
});

it('goes there once after the form was filled in', async () => {
  const router = renderSignIn();
  const went = vi.fn<() => void>();
  router.subscribe(({ navigation, location }) => {
    if (navigation.state === 'idle' && location.pathname === '/trips') went();
  });
  identity.signIn.mockImplementation(async () => {
    session.profile = { id: 'u1' };
  });
  await userEvent.type(screen.getByLabelText('メールアドレス'), ' ａ＠ｓａｋｕｒａ．ｅｘａｍｐｌｅ ');
  await userEvent.type(screen.getByLabelText('パスワード'), 'secret-2026');
  expect(await axeFindings()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'サインイン' }));
  expect(await screen.findByText('着きました')).toBeTruthy();
  expect(identity.signIn).toHaveBeenCalledWith('a@sakura.example', 'secret-2026');
  expect(router.state.location.search).toBe('?sort=stay');
  expect(went).toHaveBeenCalledOnce();
});

it('keeps what was typed when there were too many attempts, and says to wait', async () => {
  renderSignIn();
  identity.signIn.mockRejectedValue(refusal('auth/too-many-requests'));
  await userEvent.type(screen.getByLabelText('メールアドレス'), 'a@sakura.example');
  await userEvent.type(screen.getByLabelText('パスワード'), 'secret-2026');
  await userEvent.click(screen.getByRole('button', { name: 'サインイン' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/時間をおいて|しばらく/);
  expect(screen.getByLabelText<HTMLInputElement>('メールアドレス').value).toBe('a@sakura.example');
  expect(screen.getByLabelText<HTMLInputElement>('パスワード').value).toBe('secret-2026');
});
