import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { findOperation } from '@yado/shared/testing/find-operation';
import { installTestSite } from '@yado/shared/testing/install-test-site';
import { loadTestQuery } from '@yado/shared/testing/load-test-query';
import { renderWithRelay } from '@yado/shared/testing/render-with-relay';
import { MockPayloadGenerator } from 'relay-test-utils';
import { beforeAll, describe, expect, it } from 'vitest';
import { ClipButton } from './ClipButton.tsx';
import query, { type ClipButtonQuery } from './__generated__/ClipButtonQuery.graphql';

const clip = { epsPropertyId: '7', epsRoomId: '71', epsRateId: '711', isPackageRate: false };
const rate = { ...clip, paymentPrice: 12_000 };
const stay = { checkin: '2027-01-30', checkout: '2027-01-31', occupancies: [{ adults: 1, childAges: [] }] };

beforeAll(installTestSite);

describe('ClipButton', () => {
  it.each([
    ['another window has saved the rate', (payload: object) => ({ data: payload })],
    ['the answer to its save was lost', () => null],
  ])('shows the rate as saved after %s', async (_case, buildAnswer) => {
    const { environment } = renderWithRelay(
      (relay) => (
        <ClipButton
          request={{ query: loadTestQuery<ClipButtonQuery>(relay, query, {}), dispose: () => undefined }}
          rate={rate}
          name="シングル"
          stay={stay}
        />
      ),
      { resolvers: { Query: () => ({ clippedHotelRates: [] }) } },
    );
    const { mock } = environment;
    await userEvent.click(screen.getByRole('button', { name: /^保存 ?: シングル/ }));
    const save = await findOperation({ mock });
    // What one saw is kept with the rate, so that a later price can be set beside it.
    expect(save.request.variables.input).toEqual({ ...rate, stay });
    const answer = buildAnswer({
      clipHotelRate: { __typename: 'ClipHotelRateError', errorCode: 'ALREADY_CLIPPED' },
    });
    await act(async () => (answer ? mock.resolve(save, answer) : mock.reject(save, new Error('lost'))));
    const list = await findOperation({ mock });
    expect(list.request.node.operation.name).toBe('ClipButtonQuery');
    await act(async () =>
      mock.resolve(
        list,
        MockPayloadGenerator.generate(list, {
          Query: () => ({ clippedHotelRates: [{ id: 'c1', ...clip }] }),
        }),
      ),
    );
    expect(screen.getByRole('button', { name: /^保存済み ?: シングル/ })).toBeTruthy();
  });
});
