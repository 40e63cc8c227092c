import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadTestQuery } from '@yado/shared/testing/load-test-query';
import { renderWithRelay } from '@yado/shared/testing/render-with-relay';
import { MockPayloadGenerator } from 'relay-test-utils';
import { preparedResolvers } from '../../_prepared.ts';
import { Screen } from './ConfirmScreen.tsx';
import query, { type ConfirmScreenQuery } from './__generated__/ConfirmScreenQuery.graphql';

type Prepared = NonNullable<Parameters<typeof preparedResolvers>[0]>;

/** The confirmation of a prepared booking; `bookings` are the bookings that it sent, `answer` answers the first. */
export function renderConfirm(prepared: Prepared = {}, more: MockPayloadGenerator.MockResolvers = {}) {
  const resolvers = {
    ...preparedResolvers({ payment: { type: 'INVOICE' }, ...prepared }),
    CompanyBranch: () => ({ agency: null }),
    CreditCard: () => ({ id: 'visa', nickname: '出張用', brand: 'VISA', last4: '4242' }),
    ...more,
  };
  const page = renderWithRelay(
    (environment) => (
      <Screen
        data={{
          query: loadTestQuery<ConfirmScreenQuery>(environment, query, { priceCheckId: 'p1' }),
          attempt: 'a1',
        }}
      />
    ),
    { resolvers },
  );
  const { mock } = page.environment;
  const bookings = () =>
    mock.getAllOperations().filter(({ request }) => request.node.operation.name === 'useBookHotelMutation');
  const answer = (payload: object) =>
    act(async () =>
      mock.resolve(
        bookings()[0]!,
        MockPayloadGenerator.generate(bookings()[0]!, { Mutation: () => ({ bookExpediaHotel: payload }) }),
      ),
    );
  return { ...page, bookings, answer };
}

export const button = () =>
  screen.getByRole('button', { name: /で(予約|日程の変更)を確定する|予約を確定しています|結果を確認/ });
export const consents = () => screen.getAllByRole('checkbox');
export async function agree() {
  for (const consent of consents()) await userEvent.click(consent);
}
