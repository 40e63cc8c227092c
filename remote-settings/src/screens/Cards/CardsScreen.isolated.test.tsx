import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { failOperation, findOperation } from '@yado/shared/testing/find-operation';
import { axeFindings } from '@yado/shared/testing/axe-findings';
import { installTestAuth } from '@yado/shared/testing/install-test-auth';
import { installTestSite } from '@yado/shared/testing/install-test-site';
import { loadTestQuery } from '@yado/shared/testing/load-test-query';
import { renderWithRelay } from '@yado/shared/testing/render-with-relay';
import { Toaster } from '@yado/shared/ui/Toaster';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { admin } from '../../_admin.ts';
import { Screen } from './CardsScreen.tsx';
import query, { type CardsScreenQuery } from './__generated__/CardsScreenQuery.graphql';

// The card provider's fields live in frames of its own.
vi.mock('@yado/shared/cards/NewCard', () => ({
  NewCard: ({ onRegistered, onClose }: { onRegistered: (id: string) => void; onClose: () => void }) => (
    <>
      <button onClick={() => onRegistered('new')}>登録する</button>
      <button onClick={onClose}>やめる</button>
    </>
  ),
}));

const now = new Date();
const card = (id: string, nickname: string, expYear: number, expMonth: number) => ({
  __typename: 'CreditCard',
  id,
  nickname,
  brand: 'VISA',
  last4: '4242',
  expYear,
  expMonth,
});
const cards = [
  card('good', '出張用', now.getFullYear() + 3, 1),
  card('soon', '総務部', now.getFullYear(), now.getMonth() + 1),
  card('old', '古いカード', now.getFullYear() - 1, 12),
];

const render = (shown: object[] = cards) =>
  renderWithRelay(
    (environment) => (
      <>
        <Screen data={loadTestQuery<CardsScreenQuery>(environment, query, {})} />
        <Toaster />
      </>
    ),
    {
      resolvers: {
        Query: () => ({ creditCards: shown }),
        Myself: () => ({ permissions: admin.permissions }),
      },
    },
  );
const getRow = (nickname: string) => screen.getByRole('row', { name: new RegExp(nickname) });

beforeAll(async () => {
  installTestSite();
  await installTestAuth(admin);
});

// spec: 2.settings-cards, 3.card, 7.creditCards, 7.deleteCreditCard
describe('CardsScreen', () => {
  it('warns of cards that end soon or have ended', async () => {
    render();
    expect(getRow('出張用').textContent).not.toContain('期限切れ');
    expect(getRow('総務部').textContent).toContain('まもなく期限切れ');
    expect(getRow('古いカード').textContent).toContain('期限切れ・予約に使えません');
    expect(await axeFindings()).toEqual([]);
  });

  it('says that there is none', () => {
    render([]);
    expect(screen.getByRole('heading', { name: '登録されたカードはありません' })).toBeTruthy();
  });

  it('says that a card is registered, and goes to the page’s title', async () => {
    render();
    await userEvent.click(screen.getByRole('button', { name: 'カードを追加する' }));
    await userEvent.click(screen.getByRole('button', { name: '登録する' }));
    expect(await screen.findByText('カードを登録しました')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
  });

  it('goes back to the button when no card is added after all', async () => {
    render();
    await userEvent.click(screen.getByRole('button', { name: 'カードを追加する' }));
    await userEvent.click(screen.getByRole('button', { name: 'やめる' }));
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'カードを追加する' })),
    );
  });

  it('asks for a name, gives it, and shows it', async () => {
    const { environment } = render();
    await userEvent.click(screen.getByRole('button', { name: '「出張用」の呼び名を変える' }));
    const dialog = await screen.findByRole('dialog');
    const box = within(dialog).getByRole('textbox', { name: /^カードの呼び名/ });
    await userEvent.clear(box);
    await userEvent.click(within(dialog).getByRole('button', { name: '変更する' }));
    expect(within(dialog).getByText('カードの呼び名を入力してください。')).toBeTruthy();
    await userEvent.type(box, ' 役員用 ');
    await userEvent.click(within(dialog).getByRole('button', { name: '変更する' }));
    const operation = await findOperation(environment);
    expect(operation.request.variables.input).toEqual({ creditCardId: 'good', nickname: '役員用' });
    act(() =>
      environment.mock.resolve(operation, {
        data: { renameCreditCard: { __typename: 'CreditCard', id: 'good', nickname: '役員用' } },
      }),
    );
    expect(getRow('役員用').textContent).toContain('Visa •••• 4242');
  });

  it('keeps a card that could not be deleted, and says why', async () => {
    const { environment } = render();
    await userEvent.click(screen.getByRole('button', { name: '「古いカード」を削除' }));
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: '削除する' }));
    await failOperation(environment, Object.assign(new Error(), { status: 503 }));
    expect(dialog.textContent).toContain(
      '「カードの削除」に失敗しました。ただいまサービスに接続できません。',
    );
    expect(screen.getByText('古いカード')).toBeTruthy();
  });
});
