import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerOperation, failOperation, findOperation } from '@yado/shared/testing/find-operation';
import { axeFindings } from '@yado/shared/testing/axe-findings';
import { renderWithRelay } from '@yado/shared/testing/render-with-relay';
import { MockPayloadGenerator } from 'relay-test-utils';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadTestQuery } from '@yado/shared/testing/load-test-query';
import { listMutations } from '../../_mutations.ts';
import { installTestSite } from '@yado/shared/testing/install-test-site';
import { testTrip } from '../../_trip.ts';
import { Screen } from './TripScreen.tsx';
import query, { type TripScreenQuery } from './__generated__/TripScreenQuery.graphql';

const employee = { id: 'u1', role: 'EMPLOYEE' };

function openTrip(myself: object = employee, trip: object = {}) {
  const user = userEvent.setup();
  const { environment } = renderWithRelay(
    (mock) => <Screen data={loadTestQuery<TripScreenQuery>(mock, query, { id: 't1' })} />,
    { resolvers: { Query: () => ({ travelInDetail: testTrip(trip), myself }) } },
  );
  const answer = (resolvers: MockPayloadGenerator.MockResolvers) =>
    answerOperation(environment, (operation) => MockPayloadGenerator.generate(operation, resolvers));
  const sent = async () => (await findOperation(environment)).request;
  return { user, environment, answer, sent };
}
const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /社内メモを追加/ });

beforeAll(installTestSite);

// spec: 2.trip, 3.timeline, 7.createCompanyTravelMemo, 7.deleteCompanyTravelMemo
describe('memos of a trip', () => {
  it('add one and show it', async () => {
    const { user, answer, sent } = openTrip();
    await user.type(box(), '部屋は隣同士で');
    await user.click(screen.getByRole('button', { name: 'メモを追加' }));
    expect((await sent()).variables).toEqual({ input: { travelId: 't1', text: '部屋は隣同士で' } });
    await answer({});
    const memo = {
      __typename: 'CompanyTravelMemo',
      id: 'm2',
      text: '部屋は隣同士で',
      createdAt: '2030-11-03T12:00:00+09:00',
      employee: { name: '田中 健一' },
      viewerCanDelete: true,
    };
    await answer({
      Query: () => ({ myself: employee, travelInDetail: testTrip({ updateTimeline: [memo] }) }),
    });
    expect(screen.getByText('部屋は隣同士で', { selector: 'div' })).toBeTruthy();
    expect(box().value).toBe('');
  });

  it('shows what was written with the booking beside the codes', () => {
    openTrip(employee, { bookingMemo: '大阪支店の会議' });
    expect(screen.getByText('出張目的・メモ').nextElementSibling?.textContent).toBe('大阪支店の会議');
  });

  it.each([
    ['EMPLOYEE', 'この支店の方と旅行会社、運営担当者が見られます。1000文字まで。'],
    ['COMPANY_ADMIN', 'この支店の方と旅行会社、運営担当者が見られます。1000文字まで。'],
    ['AGENCY', 'この支店の方と旅行会社、運営担当者が見られます。1000文字まで。'],
    ['OPERATOR', 'この支店の方と運営担当者が見られます。旅行会社には表示されません。1000文字まで。'],
  ])('says to %s who reads them', (role, hint) => {
    openTrip({ id: 'u1', role });
    expect(screen.getByText(hint)).toBeTruthy();
  });

  it('keep what was typed when it could not be saved', async () => {
    const { user, environment } = openTrip();
    await user.click(screen.getByRole('button', { name: 'メモを追加' }));
    expect(screen.getByText('メモを入力してください。')).toBeTruthy();
    await user.type(box(), 'あ');
    await user.click(screen.getByRole('button', { name: 'メモを追加' }));
    await failOperation(environment, new Error('down'));
    expect(screen.getByText(/「メモの追加」に失敗しました/)).toBeTruthy();
    expect(box().value).toBe('あ');
    expect(document.activeElement).toBe(box());
  });

  it('are deleted only after a question', async () => {
    const { user, environment, sent, answer } = openTrip();
    await user.click(screen.getByRole('button', { name: 'このメモを削除' }));
    expect(await screen.findByRole('alertdialog', { name: 'メモを削除しますか' })).toBeTruthy();
    expect(listMutations(environment)).toEqual([]);
    expect(await axeFindings()).toEqual([]);
    await user.click(screen.getByRole('button', { name: '削除する' }));
    expect((await sent()).variables).toEqual({ id: 'm1' });
    await answer({});
    await answer({ Query: () => ({ myself: employee, travelInDetail: testTrip({ updateTimeline: [] }) }) });
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.queryByText('領収書は本社宛て')).toBeNull();
  });
});
