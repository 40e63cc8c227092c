import { screen } from '@testing-library/react';
import { axeFindings } from '@yado/shared/testing/axe-findings';
import { goOnline } from '@yado/shared/testing/go-online';
import { installTestSite } from '@yado/shared/testing/install-test-site';
import { renderWithRelay } from '@yado/shared/testing/render-with-relay';
import { beforeAll, describe, expect, it } from 'vitest';
import { Screen } from './PrepareScreen.tsx';

const choice = {
  propertyId: '7',
  roomId: 'r1',
  rateId: 'a',
  bedGroupId: 'twin',
  isPackageRate: false,
  paymentPrice: 24_000,
  stay: { checkin: '2027-01-30', checkout: '2027-02-01', occupancies: [{ adults: 1, childAges: [] }] },
};
const stay = 'checkin=2027-01-30&checkout=2027-02-01&room=1';

const refused = { __typename: 'PrepareError', errorCode: 'SOLD_OUT' };
const dearer = { __typename: 'PrepareSuccess', preparedBooking: { priceChanged: true } };

const renderPrepare = (previousTravelId: string | undefined, answer: object) =>
  renderWithRelay(
    () => (
      <Screen
        data={{ choice: { ...choice, previousTravelId }, hotelId: '7', continued: { priceCheckId: 'p0' } }}
      />
    ),
    {
      resolvers: {
        Mutation: () => ({ prepareToBookHotel: answer }),
        TotalPrice: () => ({ paymentPrice: 26_000 }),
      },
    },
  );

beforeAll(installTestSite);

describe('PrepareScreen', () => {
  it('leads from an address that names no whole choice to the hotel that it names', async () => {
    renderWithRelay(() => <Screen data={{ choice: null, hotelId: '7', continued: null }} />);
    expect(await screen.findByText('このアドレスでは予約を始められません')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'ホテルのページへ' }).getAttribute('href')).toBe('/hotels/7');
  });

  it.each([
    ['a room that is gone', undefined, refused, `/hotels/7?${stay}&continues=p0`],
    ['a new price', undefined, dearer, `/hotels/7?${stay}&continues=p0`],
    [
      'a room that is gone, on other dates of a trip',
      't0',
      refused,
      `/trips/t0/dates?hotel=7&${stay}&continues=p0`,
    ],
    ['a new price, on other dates of a trip', 't0', dearer, `/trips/t0/dates?hotel=7&${stay}&continues=p0`],
  ])('leads from %s back to the rooms that it was chosen from', async (_from, previous, answer, rooms) => {
    renderPrepare(previous, answer);
    expect((await screen.findByRole('link', { name: '部屋の一覧へ戻る' })).getAttribute('href')).toBe(rooms);
    expect(await axeFindings()).toEqual([]);
  });

  it('checks again when the device has a line again, after no answer came', async () => {
    const { environment } = renderWithRelay(
      () => <Screen data={{ choice, hotelId: '7', continued: null }} />,
      { resolvers: { Mutation: () => ({ prepareToBookHotel: null }) }, errors: [{ message: 'no answer' }] },
    );
    expect(await screen.findByText('空室と料金を確認できませんでした')).toBeTruthy();
    await goOnline(() => expect(screen.getByText('空室と料金を確認しています')).toBeTruthy());
    expect(environment.mock.getAllOperations()).toHaveLength(1);
  });
});
