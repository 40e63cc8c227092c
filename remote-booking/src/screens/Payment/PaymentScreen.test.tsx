import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axeFindings } from '@yado/shared/testing/axe-findings';
import { installTestSite } from '@yado/shared/testing/install-test-site';
import { loadTestQuery } from '@yado/shared/testing/load-test-query';
import { renderWithRelay } from '@yado/shared/testing/render-with-relay';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { preparedResolvers } from '../../_prepared.ts';
import { Screen } from './PaymentScreen.tsx';
import query, { type PaymentScreenQuery } from './__generated__/PaymentScreenQuery.graphql';

const visa = { id: 'visa', nickname: '出張用', brand: 'VISA', last4: '4242', expMonth: 12, expYear: 2040 };
const old = { ...visa, id: 'old', nickname: '古いカード', expMonth: 1, expYear: 2020 };

interface World {
  cards?: object[];
  ownCards?: object[];
  method?: string;
  agency?: object | null;
  balance?: number;
  mayAddCards?: boolean;
}

function renderPayment(world: World = {}) {
  const {
    cards = [visa],
    ownCards = [],
    method = 'CREDIT_CARD_AND_INVOICE',
    agency = null,
    balance = 100_000,
  } = world;
  const permissions = world.mayAddCards ? ['BOOK', 'MANAGE_CARDS'] : ['BOOK'];
  return renderWithRelay(
    (environment) => (
      <Screen
        data={{
          query: loadTestQuery<PaymentScreenQuery>(environment, query, { priceCheckId: 'p1' }),
          attempt: 'a1',
          setupIntentId: null,
          cardUse: 'BOOKING',
        }}
      />
    ),
    {
      resolvers: {
        ...preparedResolvers({ paymentPrice: 24_000, ownCards }),
        Query: () => ({ creditCards: cards }),
        Myself: () => ({ id: 'me', permissions }),
        CompanyBranch: () => ({ availablePaymentMethod: method, cashBalance: balance, agency }),
      },
    },
  );
}

const goOn = () => userEvent.click(screen.getByRole('button', { name: '内容の確認へ進む' }));
const labels = () => screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent ?? '');

beforeAll(installTestSite);
beforeEach(() => sessionStorage.clear());

describe('PaymentScreen', () => {
  it('offers the invoice with what is left of the balance, then each card, without an accessibility fault', async () => {
    renderPayment();
    const [invoice, card] = labels();
    expect(invoice).toContain('ご利用可能残高 ¥100,000 → この予約のあと ¥76,000');
    expect(card).toContain('Visa •••• 4242 / 有効期限 12/2040');
    expect(screen.getByText(/会社の管理者が「設定」のカードの画面で行えます/)).toBeTruthy();
    expect(await axeFindings()).toEqual([]);
  });

  it('asks for a choice beside the choices, goes to them, and forgets the question once it is answered', async () => {
    renderPayment();
    await goOn();
    const problem = screen.getByText('お支払い方法を選んでください。');
    expect(document.activeElement).toBe(screen.getAllByRole('radio')[0]);
    expect(await axeFindings()).toEqual([]);
    await userEvent.click(screen.getAllByRole('radio')[1]!);
    expect(problem.isConnected).toBe(false);
  });

  it('stays and says why while there is no line, and continues once it is back', async () => {
    renderPayment();
    await userEvent.click(screen.getAllByRole('radio')[1]!);
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await goOn();
    expect(screen.getByRole('alert').textContent).toContain('オフラインのため、次の手順へ進めません');
    onLine.mockRestore();
    await goOn();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows what can not pay now with the reason', () => {
    renderPayment({ cards: [visa, old], balance: 23_999 });
    const [invoice, , expired] = screen.getAllByRole<HTMLInputElement>('radio');
    expect([invoice?.disabled, expired?.disabled]).toEqual([true, true]);
    expect(screen.getByText('残高が¥1足りないため選べません。')).toBeTruthy();
    expect(screen.getByText('有効期限が切れているため選べません。')).toBeTruthy();
  });

  it.each([
    ['INVOICE_ONLY', 'ひかり旅行の定めにより、お支払いは請求書払いのみです。', 1],
    ['CREDIT_CARD_ONLY', 'ひかり旅行の定めにより、お支払いはクレジットカードのみです。', 2],
  ])('offers what an agency of %s takes, and says whose rule it is', (method, note, ways) => {
    const agency = { id: 'hikari', name: 'ひかり旅行', availablePaymentMethod: method };
    renderPayment({ method, agency, mayAddCards: true });
    expect(screen.getByText(note)).toBeTruthy();
    expect(screen.getAllByRole('radio')).toHaveLength(ways);
  });

  it('tells what to do when nothing can pay and no card may be entered', async () => {
    renderPayment({ cards: [], method: 'INVOICE_ONLY', balance: 0 });
    expect(screen.getByText('ご利用いただけるお支払い方法がありません')).toBeTruthy();
    expect(screen.getByText(/会社の管理者へご相談ください。入力した内容は残ります。/)).toBeTruthy();
    expect(screen.queryByRole('radio')).toBeNull();
    expect(await axeFindings()).toEqual([]);
  });

  it('leads an administrator without a card to a new one', () => {
    renderPayment({ cards: [], balance: 0, mayAddCards: true });
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /新しいカードで支払う/ }).disabled).toBe(
      false,
    );
  });

  it('lets an administrator choose what a new card is for: this booking alone, unless it is said otherwise', async () => {
    renderPayment({ mayAddCards: true });
    await userEvent.click(screen.getByRole('radio', { name: /新しいカードで支払う/ }));
    const own = screen.getByRole<HTMLInputElement>('radio', { name: /この予約だけに使う/ });
    expect(own.checked).toBe(true);
    const choice = screen.getByRole('radiogroup', { name: 'このカードの使い方' });
    expect(choice.textContent).toContain('ほかの方やほかの予約では使えません');
    expect(choice.textContent).toContain('日程を変更するときは、もう一度入力してください');
    expect(choice.textContent).toContain('支店で予約する全員が、次回からも選べます');
    await userEvent.click(screen.getByRole('radio', { name: /支店のカードとして登録する/ }));
    expect(own.checked).toBe(false);
    expect(await axeFindings()).toEqual([]);
  });

  it('lets somebody who manages no cards enter one for this booking alone, and says so', async () => {
    renderPayment({ cards: [], balance: 0 });
    const card = screen.getByRole('radio', { name: /新しいカードで支払う/ });
    expect(card.closest('label')?.textContent).toContain('支店のカードとしては登録されません');
    await userEvent.click(card);
    expect(screen.queryByRole('radio', { name: /支店のカードとして登録する/ })).toBeNull();
    expect(screen.getByText(/お支払いが済むと、決済サービスから削除します/)).toBeTruthy();
  });

  it('offers the card that was entered for this booking beside those of the branch', () => {
    renderPayment({ ownCards: [{ ...visa, id: 'own', nickname: 'この予約だけのカード', last4: '1111' }] });
    expect(labels().some((label) => /この予約だけのカード.*Visa •••• 1111/.test(label))).toBe(true);
  });
});
