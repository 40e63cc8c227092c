import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerOperation, failOperation, findOperation } from '@yado/shared/testing/find-operation';
import { axeFindings } from '@yado/shared/testing/axe-findings';
import { installTestSite } from '@yado/shared/testing/install-test-site';
import { loadTestQuery } from '@yado/shared/testing/load-test-query';
import { renderWithRelay } from '@yado/shared/testing/render-with-relay';
import { Toaster } from '@yado/shared/ui/Toaster';
import { MockPayloadGenerator } from 'relay-test-utils';
import { beforeAll, describe, expect, it } from 'vitest';
import { evidenceMessages } from './evidence-messages.ts';
import { taskMessages } from './task-messages.ts';
import { Screen } from './TasksScreen.tsx';
import query, { type TasksScreenQuery } from './__generated__/TasksScreenQuery.graphql';

const task = (more: object = {}) => ({
  id: 'k1',
  kind: 'BOOKING_UNKNOWN',
  status: 'OPEN',
  createdAt: '2030-11-01T12:00:00+09:00',
  lastSeenAt: '2030-11-01T13:00:00+09:00',
  mayBeNotBooked: true,
  price: 24_800,
  answerBy: null,
  disputeAnswer: null,
  reference: 'T-301101-AAAAAA',
  detail: 'tries=5',
  resolvedAt: null,
  resolvedBy: null,
  note: null,
  travel: { id: 't1', travelNumber: 'T-301101-AAAAAA', propertyContent: { name: '東京駅ホテル' } },
  companyBranch: { id: 'b1', companyName: '株式会社さくら商事', branchName: '東京本社' },
  ...more,
});

function renderQueue(tasks: object[]) {
  const user = userEvent.setup();
  const { environment } = renderWithRelay(
    (mock) => (
      <>
        <Screen
          data={{
            filter: { resolved: false, kind: '' },
            query: loadTestQuery<TasksScreenQuery>(mock, query, { input: { status: 'OPEN' } }),
          }}
        />
        <Toaster />
      </>
    ),
    {
      resolvers: {
        OperatorTaskConnection: () => ({
          totalCount: tasks.length,
          edges: tasks.map((node) => ({ node, cursor: 'c' })),
          pageInfo: { hasNextPage: false, endCursor: null },
        }),
      },
    },
  );
  const answer = (result: object) =>
    answerOperation(environment, (operation) =>
      MockPayloadGenerator.generate(operation, { Mutation: () => ({ resolveOperatorTask: result }) }),
    );
  const open = async () => {
    await user.click(screen.getByRole('button', { name: '対応を記録する' }));
    return within(await screen.findByRole('dialog'));
  };
  return { user, environment, answer, open };
}

beforeAll(installTestSite);

describe('the operators’ queue', () => {
  it('says what is known, what to do, and about whose trip it is', async () => {
    renderQueue([task()]);
    const card = within(screen.getByRole('article', { name: '予約の結果が不明' }));
    expect(card.getByText(/ホテルまたは仕入先へ直接確認してください/)).toBeTruthy();
    expect(card.getByRole('link', { name: /T-301101-AAAAAA 東京駅ホテル/ }).getAttribute('href')).toBe(
      '/trips/t1',
    );
    expect(card.getByText('¥24,800')).toBeTruthy();
    expect(card.getByText('試行 5回')).toBeTruthy();
    expect(await axeFindings()).toEqual([]);
  });

  it('says when nothing is left to do', () => {
    renderQueue([]);
    expect(screen.getByRole('heading', { name: '確認が必要なことはありません' })).toBeTruthy();
  });

  it('ends an unknown booking as not booked only with a note and consent', async () => {
    const { user, environment, open } = renderQueue([task()]);
    const dialog = await open();
    await user.click(dialog.getByRole('radio', { name: /予約なし/ }));
    const confirm = () => user.click(dialog.getByRole('button', { name: '予約なしとして終える' }));
    await confirm();
    expect(dialog.getByText(taskMessages.NOTE_REQUIRED)).toBeTruthy();
    expect(document.activeElement?.tagName).toBe('TEXTAREA');
    await user.type(dialog.getByRole('textbox', { name: /確認したこと/ }), '電話で確認');
    await confirm();
    expect(dialog.getByText('内容を確かめて、同意してください。')).toBeTruthy();
    await user.click(dialog.getByRole('checkbox'));
    expect(await axeFindings()).toEqual([]);
    await confirm();
    expect((await findOperation(environment)).request.variables).toEqual({
      input: { taskId: 'k1', outcome: 'NOT_BOOKED', note: '電話で確認' },
    });
  });

  it.each([true, false])('offers to end a booking where the API allows it: %s', async (mayBeNotBooked) => {
    const { open } = renderQueue([task({ kind: 'LOST_BOOKING', mayBeNotBooked })]);
    const dialog = await open();
    expect(dialog.queryByRole('radio', { name: /予約なし/ }) !== null).toBe(mayBeNotBooked);
  });

  it('says that it is recorded, and goes to the page’s title', async () => {
    const { user, answer, open } = renderQueue([task({ kind: 'REFUND_FAILED', mayBeNotBooked: false })]);
    const dialog = await open();
    await user.type(dialog.getByRole('textbox', { name: /確認したこと/ }), '振込で返金');
    await user.click(dialog.getByRole('button', { name: '対応を記録する' }));
    await answer({
      __typename: 'ResolveOperatorTaskSuccess',
      operatorTask: task({
        kind: 'REFUND_FAILED',
        mayBeNotBooked: false,
        status: 'RESOLVED',
        note: '振込で返金',
      }),
    });
    expect(await screen.findByText('「返金に失敗」の対応を記録しました')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('offers no such ending for anything else, and keeps what was typed when refused', async () => {
    const { user, answer, open } = renderQueue([task({ kind: 'REFUND_FAILED', mayBeNotBooked: false })]);
    const dialog = await open();
    expect(dialog.queryByRole('radio')).toBeNull();
    const note = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: /確認したこと/ });
    await user.type(note, '振込で返金');
    await user.click(dialog.getByRole('button', { name: '対応を記録する' }));
    await answer({ __typename: 'ResolveOperatorTaskError', errorCode: 'ALREADY_RESOLVED' });
    expect(await dialog.findByText(taskMessages.ALREADY_RESOLVED)).toBeTruthy();
    expect(note.value).toBe('振込で返金');
  });

  it('says that nothing is known to be recorded when no answer comes, and lets one send it again', async () => {
    const { user, environment, open } = renderQueue([task({ kind: 'REFUND_FAILED', mayBeNotBooked: false })]);
    const dialog = await open();
    await user.type(dialog.getByRole('textbox', { name: /確認したこと/ }), '振込で返金');
    const confirm = () => user.click(dialog.getByRole('button', { name: '対応を記録する' }));
    await confirm();
    await failOperation(environment, Object.assign(new Error(), { status: 503 }));
    expect(dialog.getByRole('alert').textContent).toContain('「確認事項の完了」に失敗しました。');
    await confirm();
    expect(dialog.queryByRole('alert')).toBeNull();
    expect((await findOperation(environment)).request.variables).toEqual({
      input: { taskId: 'k1', outcome: 'HANDLED', note: '振込で返金' },
    });
  });

  const dispute = (more: object = {}) =>
    task({
      kind: 'DISPUTE',
      mayBeNotBooked: false,
      answerBy: '2030-11-10T14:59:59Z',
      disputeAnswer: 'OPEN',
      reference: 'du_1',
      detail: 'dispute=needs_response cause=fraudulent withdrawn=24800 owed=20000',
      ...more,
    });

  it('says of a dispute until when, why and about how much, and gives the evidence', async () => {
    const { user, environment } = renderQueue([dispute()]);
    const card = within(screen.getByRole('article', { name: /異議申し立て/ }));
    expect(card.getByText('2030年11月10日(日) 23:59')).toBeTruthy();
    expect(card.getByText(/身に覚えがない\(不正利用\).*終了後に返金する額 ¥20,000/)).toBeTruthy();
    expect(await axeFindings()).toEqual([]);
    await user.click(card.getByRole('button', { name: '証拠書類を保存' }));
    const { request } = await findOperation(environment);
    expect([request.node.params.name, request.variables]).toEqual([
      'useEvidenceDownloadQuery',
      { taskId: 'k1' },
    ]);
  });

  it('sends the evidence of a dispute once it was looked at, and offers that no more', async () => {
    const { user, environment } = renderQueue([dispute()]);
    await user.click(screen.getByRole('button', { name: '証拠書類を送る' }));
    const dialog = within(await screen.findByRole('dialog'));
    const send = () => user.click(dialog.getByRole('button', { name: 'カード会社へ送る' }));
    await send();
    expect(dialog.getByText('証拠書類の内容を確かめてください。')).toBeTruthy();
    await user.click(dialog.getByRole('checkbox'));
    expect(await axeFindings()).toEqual([]);
    await send();
    expect((await findOperation(environment)).request.variables).toEqual({ input: { taskId: 'k1' } });
    await answerOperation(environment, (operation) =>
      MockPayloadGenerator.generate(operation, {
        Mutation: () => ({
          sendDisputeEvidence: {
            __typename: 'SendDisputeEvidenceSuccess',
            operatorTask: dispute({ disputeAnswer: 'SENT' }),
          },
        }),
      }),
    );
    expect(await screen.findByText('証拠書類をカード会社へ送りました')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '証拠書類を送る' })).toBeNull();
  });

  it('keeps the dialog open with the reason when the evidence could not be sent', async () => {
    const { user, environment } = renderQueue([dispute()]);
    await user.click(screen.getByRole('button', { name: '証拠書類を送る' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('checkbox'));
    await user.click(dialog.getByRole('button', { name: 'カード会社へ送る' }));
    await answerOperation(environment, (operation) =>
      MockPayloadGenerator.generate(operation, {
        Mutation: () => ({
          sendDisputeEvidence: { __typename: 'SendDisputeEvidenceError', errorCode: 'ALREADY_SENT' },
        }),
      }),
    );
    expect(await dialog.findByText(evidenceMessages.ALREADY_SENT)).toBeTruthy();
  });

  it.each(['SENT', 'OVER', null])('offers no sending of evidence where it is %s', (disputeAnswer) => {
    renderQueue([dispute({ disputeAnswer })]);
    expect(screen.queryByRole('button', { name: '証拠書類を送る' })).toBeNull();
    expect(screen.queryByRole('button', { name: '証拠書類を保存' }) !== null).toBe(disputeAnswer !== null);
  });
});
