import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axeFindings } from '@yado/shared/testing/axe-findings';
import { installTestSite } from '@yado/shared/testing/install-test-site';
import { loadTestQuery } from '@yado/shared/testing/load-test-query';
import { renderWithRelay } from '@yado/shared/testing/render-with-relay';
import { beforeAll, describe, expect, it } from 'vitest';
import { testRoom, testTrip } from '../../_trip.ts';
import { receiptMessages } from './receipt-messages.ts';
import { Screen } from './TripScreen.tsx';
import query, { type TripScreenQuery } from './__generated__/TripScreenQuery.graphql';

const receipt = (more: object = {}) => ({
  id: 'p1',
  receiptNumber: 'R203011-000001',
  kind: 'RECEIPT',
  addressee: '株式会社さくら商事',
  addresseeKind: 'COMPANY',
  isQualified: true,
  totalPrice: 30_000,
  issuedAt: '2030-11-02T12:00:00+09:00',
  roomNumbers: [1],
  canIssueReturn: false,
  ...more,
});

function openTrip(change: object) {
  const page = renderWithRelay(
    (mock) => <Screen data={loadTestQuery<TripScreenQuery>(mock, query, { id: 't1' })} />,
    {
      resolvers: {
        Query: () => ({ travelInDetail: testTrip(change), myself: { id: 'u1', role: 'EMPLOYEE' } }),
      },
    },
  );
  const { mock } = page.environment;
  const answer = (data: object) => act(async () => mock.resolveMostRecentOperation({ data }));
  const sent = () => mock.getMostRecentOperation().request;
  return { user: userEvent.setup(), answer, sent };
}

beforeAll(installTestSite);

describe('the receipts of a trip', { timeout: 30_000 }, () => {
  it('are offered for the rooms that a card has paid, made out to the company, and then saved', async () => {
    const rooms = [testRoom(1), testRoom(2)];
    const { user, answer, sent } = openTrip({ openReceiptRooms: [1, 2], expediaHotelRooms: rooms });
    await user.click(screen.getByRole('button', { name: '領収書を発行' }));
    const dialog = within(await screen.findByRole('dialog', { name: '領収書を発行' }));
    expect(dialog.getByText('領収書に「株式会社さくら商事 御中」と印字します。')).toBeTruthy();
    expect(await axeFindings()).toEqual([]);
    await user.click(dialog.getByRole('radio', { name: '様(個人)' }));
    await user.clear(dialog.getByRole('textbox', { name: /宛名/ }));
    await user.type(dialog.getByRole('textbox', { name: /宛名/ }), '田中 健一');
    await user.click(dialog.getByRole('button', { name: '発行する' }));
    expect(sent().variables).toEqual({
      input: { travelId: 't1', addressee: '田中 健一', addresseeKind: 'PERSON', roomNumbers: [1, 2] },
    });
    await answer({
      issueReceipt: {
        __typename: 'IssueReceiptSuccess',
        receipt: { id: 'p1' },
        travel: {
          ...testTrip({ expediaHotelRooms: rooms }),
          receipts: [receipt({ addressee: '田中 健一', addresseeKind: 'PERSON', roomNumbers: [1, 2] })],
        },
      },
    });
    expect(screen.queryByRole('button', { name: '領収書を発行' })).toBeNull();
    expect(screen.getByText(/田中 健一 様 ・ 1室目、2室目/)).toBeTruthy();
    expect(sent()).toMatchObject({
      node: { operation: { name: 'useReceiptDownloadQuery' } },
      variables: { receiptId: 'p1' },
    });
  });

  it('say why none was issued, and keep what was typed', async () => {
    const { user, answer } = openTrip({ openReceiptRooms: [1] });
    await user.click(screen.getByRole('button', { name: '領収書を発行' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: '発行する' }));
    await answer({
      issueReceipt: { __typename: 'IssueReceiptError', errorCode: 'ALREADY_ISSUED', characters: null },
    });
    expect(dialog.getByRole('alert').textContent).toContain(receiptMessages.ALREADY_ISSUED);
    expect(dialog.getByRole<HTMLInputElement>('textbox').value).toBe('株式会社さくら商事');
  });

  it('are corrected after money went back by a paper that the issuer’s number names', async () => {
    const { user, answer, sent } = openTrip({ receipts: [receipt({ canIssueReturn: true })] });
    await user.click(screen.getByRole('button', { name: '適格返還請求書を発行' }));
    expect(sent().variables).toEqual({ receiptId: 'p1' });
    await answer({
      issueReturn: {
        __typename: 'IssueReceiptSuccess',
        receipt: { id: 'p2' },
        travel: {
          ...testTrip(),
          receipts: [
            receipt(),
            receipt({ id: 'p2', kind: 'RETURN', receiptNumber: 'R203011-000002', totalPrice: -3_000 }),
          ],
        },
      },
    });
    expect(screen.getByText('適格返還請求書 -¥3,000')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '適格返還請求書を発行' })).toBeNull();
  });

  it('are not spoken of where there can be none', () => {
    openTrip({ paymentType: 'INVOICE' });
    expect(screen.queryByRole('heading', { name: '領収書' })).toBeNull();
  });
});
