import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerOperation, findOperation } from '@yado/shared/testing/find-operation';
import { axeFindings } from '@yado/shared/testing/axe-findings';
import { installTestSite } from '@yado/shared/testing/install-test-site';
import { loadTestQuery } from '@yado/shared/testing/load-test-query';
import { renderWithRelay } from '@yado/shared/testing/render-with-relay';
import { MockPayloadGenerator } from 'relay-test-utils';
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
  returnPrice: null,
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
  const answer = (data: object) => answerOperation({ mock }, { data });
  const sent = async () => (await findOperation({ mock })).request;
  return { user: userEvent.setup(), answer, sent, mock };
}

beforeAll(installTestSite);

describe('the receipts of a trip', () => {
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
    expect((await sent()).variables).toEqual({
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
    expect(await sent()).toMatchObject({
      node: { operation: { name: 'useReceiptDownloadQuery' } },
      variables: { receiptId: 'p1' },
    });
  });

  it.each([
    ['T1234567890123', '発行者: Yado株式会社(登録番号 T1234567890123)'],
    [null, '発行者: Yado株式会社(適格請求書発行事業者ではないため、登録番号はなく、適格請求書になりません)'],
  ])('say before who issues them, under the number %s', async (registrationNumber, text) => {
    const receiptIssuer = { name: 'Yado株式会社', registrationNumber };
    const { user } = openTrip({ openReceiptRooms: [1], receiptIssuer });
    await user.click(screen.getByRole('button', { name: '領収書を発行' }));
    expect(within(await screen.findByRole('dialog')).getByText(text)).toBeTruthy();
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

  it('name the one room that is left', async () => {
    const { user } = openTrip({ openReceiptRooms: [2], expediaHotelRooms: [testRoom(1), testRoom(2)] });
    await user.click(screen.getByRole('button', { name: '領収書を発行' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/^この領収書の客室: 2室目/).textContent).toBe(
      'この領収書の客室: 2室目 スーペリアツイン(Suzuki Ken)',
    );
    expect(dialog.queryByText(/1室目/)).toBeNull();
    expect(
      dialog.getByText(/最初に保存したあとでこの画面から保存するものには、「再発行」と印字します。/),
    ).toBeTruthy();
  });

  it.each([
    ['さくら商事 御中', '様(個人)', 'さくら商事 御中'],
    ['さくら商事 御中　御中 ', '御中(会社・部署)', 'さくら商事 御中'],
    ['田中 健一様', '御中(会社・部署)', '田中 健一 様'],
  ])('print the form of address of 「%s」 once, whatever is chosen', async (typed, chosen, printed) => {
    const { user } = openTrip({ openReceiptRooms: [1] });
    await user.click(screen.getByRole('button', { name: '領収書を発行' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.clear(dialog.getByRole('textbox', { name: /宛名/ }));
    await user.type(dialog.getByRole('textbox', { name: /宛名/ }), typed);
    await user.click(dialog.getByRole('radio', { name: chosen }));
    expect(dialog.getByText(`領収書に「${printed}」と印字します。`)).toBeTruthy();
  });

  it('say what they change where no money goes back', async () => {
    const { user } = openTrip({ receipts: [receipt({ returnPrice: 0 })] });
    expect(screen.getByText(/^この領収書のあとで、宿泊料金がキャンセル料に変わりました。/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '返金明細書を発行' }));
    const question = within(await screen.findByRole('alertdialog', { name: '返金明細書を発行しますか' }));
    expect(
      question.getByText(/返金はなく、宿泊料金をキャンセル料\(消費税対象外\)に改める書類です。/),
    ).toBeTruthy();
  });

  it('are corrected after money went back, once somebody has read to whom and how much', async () => {
    const { user, answer, sent } = openTrip({ receipts: [receipt({ returnPrice: -3_000 })] });
    await user.click(screen.getByRole('button', { name: '返金明細書を発行' }));
    const before = await sent();
    const question = within(await screen.findByRole('alertdialog', { name: '返金明細書を発行しますか' }));
    expect(
      question.getByText(/「株式会社さくら商事 御中」宛てに -¥3,000 の返金明細書を発行します/),
    ).toBeTruthy();
    expect(await axeFindings()).toEqual([]);
    await user.click(question.getByRole('button', { name: 'やめる' }));
    expect(await sent()).toBe(before);
    await user.click(screen.getByRole('button', { name: '返金明細書を発行' }));
    await user.click(await screen.findByRole('button', { name: '発行する' }));
    expect((await sent()).variables).toEqual({ receiptId: 'p1', seenPrice: -3_000 });
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
    expect(screen.getByText('返金明細書(適格返還請求書) -¥3,000')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '返金明細書を発行' })).toBeNull();
  });

  it('are not corrected by another amount than was read: the question then shows the new one', async () => {
    const { user, answer, sent, mock } = openTrip({ receipts: [receipt({ returnPrice: -3_000 })] });
    await user.click(screen.getByRole('button', { name: '返金明細書を発行' }));
    await user.click(await screen.findByRole('button', { name: '発行する' }));
    await answer({ issueReturn: { __typename: 'IssueReceiptError', errorCode: 'AMOUNT_CHANGED' } });
    expect(await sent()).toMatchObject({
      node: { operation: { name: 'TripScreenQuery' } },
      variables: { id: 't1' },
    });
    const changed = testTrip({ receipts: [receipt({ returnPrice: -5_000 })] });
    await answerOperation({ mock }, (operation) =>
      MockPayloadGenerator.generate(operation, {
        Query: () => ({ travelInDetail: changed, myself: { id: 'u1', role: 'EMPLOYEE' } }),
      }),
    );
    const question = within(await screen.findByRole('alertdialog', { name: '返金明細書を発行しますか' }));
    expect(question.getByRole('alert').textContent).toContain(receiptMessages.AMOUNT_CHANGED);
    expect(question.getByText(/宛てに -¥5,000 の返金明細書を発行します/)).toBeTruthy();
    await user.click(question.getByRole('button', { name: '発行する' }));
    expect((await sent()).variables).toEqual({ receiptId: 'p1', seenPrice: -5_000 });
  });

  it('are not spoken of where there can be none', () => {
    openTrip({ paymentType: 'INVOICE' });
    expect(screen.queryByRole('heading', { name: '領収書' })).toBeNull();
  });
});
