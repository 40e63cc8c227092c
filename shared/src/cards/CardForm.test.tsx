import { Elements } from '@stripe/react-stripe-js';
import type { Stripe } from '@stripe/stripe-js';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NetworkFailure } from '@yado/shared/relay/network-failure';
import { findOperation } from '@yado/shared/testing/find-operation';
import { installTestAuth } from '@yado/shared/testing/install-test-auth';
import type { ComponentProps } from 'react';
import { RelayEnvironmentProvider } from 'react-relay';
import { createMockEnvironment } from 'relay-test-utils';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CardForm } from './CardForm.tsx';
import { readEntry } from './kept-entry.ts';

const nothing = () => {};
const element = { mount: nothing, on: nothing, off: nothing, update: nothing, destroy: nothing };

type Booking = ComponentProps<typeof CardForm>['booking'];

function open() {
  let made = 0;
  const created: object[] = [];
  const stripe = {
    elements: () => ({ create: () => element, getElement: () => element }),
    createPaymentMethod: async (data: object) => {
      created.push(data);
      return { paymentMethod: { id: `pm_${++made}` } };
    },
    createToken: nothing,
    confirmCardPayment: nothing,
  } as unknown as Stripe;
  const environment = createMockEnvironment();
  const onRegistered = vi.fn();
  const form = (booking?: Booking) => (
    <RelayEnvironmentProvider environment={environment}>
      <Elements stripe={stripe}>
        <CardForm
          {...(booking ? { booking } : {})}
          returnUrl="https://yado.example/settings/cards"
          submitLabel="登録する"
          onRegistered={onRegistered}
          onClose={nothing}
        />
      </Elements>
    </RelayEnvironmentProvider>
  );
  const { rerender } = render(form());
  const useFor = (booking?: Booking) => rerender(form(booking));
  const { mock } = environment;
  const asked = async () => (await findOperation(environment)).request.variables.input;
  const answer = async (challengeToRegisterCreditCard: object) => {
    const operation = await findOperation(environment);
    await act(async () => mock.resolve(operation, { data: { challengeToRegisterCreditCard } }));
  };
  const lose = async () => {
    const operation = await findOperation(environment);
    await act(async () => mock.reject(operation, new NetworkFailure({ status: 503, requestId: 'r-1' })));
  };
  return { asked, answer, lose, onRegistered, created, useFor };
}

const submit = () => userEvent.click(screen.getByRole('button', { name: '登録する' }));
const holder = () => screen.getByRole('textbox', { name: /カード名義/ });
const nickname = () => screen.getByRole('textbox', { name: /カードの呼び名/ });

async function fill() {
  await userEvent.type(holder(), 'MISAKI SATO');
  await userEvent.type(nickname(), '出張用');
}

beforeEach(async () => {
  sessionStorage.clear();
  await installTestAuth({
    id: 'u1',
    name: '桜',
    email: 'sakura@mail.example',
    role: 'COMPANY_ADMIN',
    permissions: [],
    branch: null,
  });
});

describe('CardForm', () => {
  it('names holder and e-mail to the provider: card networks ask for both in 3-D Secure', async () => {
    const { created } = open();
    await fill();
    await submit();
    await waitFor(() => expect(created).toHaveLength(1));
    expect(created[0]).toMatchObject({
      billing_details: { name: 'MISAKI SATO', email: 'sakura@mail.example' },
    });
  });

  // spec: 4.card-challenge
  it('repeats the same attempt after a lost answer, and says what failed', async () => {
    const { asked, answer, lose, onRegistered } = open();
    await fill();
    await submit();
    const first = await asked();
    expect(first).toMatchObject({ paymentMethodId: 'pm_1', nickname: '出張用' });
    await lose();
    expect(screen.getByRole('alert').textContent).toContain(
      '「カードの登録」に失敗しました。ただいまサービスに接続できません。',
    );
    expect(screen.getByRole('alert').textContent).toContain('r-1');
    await submit();
    expect(await asked()).toEqual(first);
    await answer({ __typename: 'CardChallengeSuccess', creditCardId: 'c1' });
    expect(onRegistered).toHaveBeenCalledWith('c1');
  });

  it('makes another attempt after an edit', async () => {
    const { asked, lose } = open();
    await fill();
    await submit();
    const first = await asked();
    await lose();
    await userEvent.type(nickname(), '2');
    await submit();
    expect(await asked()).toMatchObject({ paymentMethodId: 'pm_2', nickname: '出張用2' });
    expect((await asked()).idempotencyKey).not.toBe(first.idempotencyKey);
  });

  it('makes another attempt when the card is to be one of another kind', async () => {
    const { asked, lose, useFor } = open();
    await fill();
    await submit();
    await lose();
    useFor({ priceCheckId: 'p1', nickname: 'この予約だけのカード' });
    await submit();
    const booking = { paymentMethodId: 'pm_2', nickname: 'この予約だけのカード', priceCheckId: 'p1' };
    expect(await asked()).toMatchObject(booking);
    await lose();
    useFor();
    await submit();
    expect(await asked()).toMatchObject({ paymentMethodId: 'pm_3', nickname: '出張用' });
    expect((await asked()).priceCheckId).toBeUndefined();
  });

  it('makes another attempt after a refusal', async () => {
    const { asked, answer } = open();
    await fill();
    await submit();
    await answer({
      __typename: 'CardChallengeError',
      errorCode: 'card_declined',
      errorType: 'card_error',
      declineCode: null,
    });
    await submit();
    expect((await asked()).paymentMethodId).toBe('pm_2');
  });

  it('stays busy while the issuer’s page loads, and is free again when one comes back', async () => {
    const { answer } = open();
    await fill();
    await submit();
    await answer({ __typename: 'CardChallengeRequiresAction', redirectUrl: '#issuer' });
    const button = screen.getByRole('button', { name: '登録する' });
    expect(button.getAttribute('aria-busy')).toBe('true');
    fireEvent(window, new Event('pageshow'));
    await waitFor(() => expect(button.getAttribute('aria-busy')).not.toBe('true'));
  });

  it('keeps what was typed for the way back from the issuer, until the person gives up', async () => {
    const { answer } = open();
    await fill();
    await submit();
    await answer({ __typename: 'CardChallengeRequiresAction', redirectUrl: '#issuer' });
    expect(readEntry('u1')).toEqual({ nickname: '出張用', holder: 'MISAKI SATO' });
    await userEvent.click(screen.getByRole('button', { name: 'やめる' }));
    expect(readEntry('u1')).toEqual({ nickname: '', holder: '' });
  });
});
