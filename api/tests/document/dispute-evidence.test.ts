import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { readPdf } from '../../src/modules/document/pdf/_read-pdf.ts';
import type { TestClient } from '../_client.ts';
import { type BookingWorld, startBookingWorld } from '../booking/_booking.ts';
import { eventually } from '../booking/_outside.ts';
import { tasks } from '../operations/_tasks.ts';
import { stripeSdk } from '../reconciliation/_disorder.ts';
import {
  bookPaid,
  compareAndSweep,
  endDispute,
  openDispute,
  type PaidTrip,
} from '../reconciliation/_disputes.ts';
import { download } from './_documents.ts';

const linkQuery = `query ($taskId: ID!) { disputeEvidenceDownloadLink(taskId: $taskId) { url expiresAt } }`;
const sendMutation = `mutation ($taskId: ID!) {
  sendDisputeEvidence(input: { taskId: $taskId }) {
    __typename
    ... on SendDisputeEvidenceSuccess { operatorTask { id disputeAnswer detail } }
    ... on SendDisputeEvidenceError { errorCode }
  }
}`;

interface SendAnswer {
  __typename: string;
  errorCode?: string;
  operatorTask?: { disputeAnswer: string; detail: string };
}

describe('the evidence of a disputed payment', () => {
  let world: BookingWorld;
  let operator: TestClient;
  let offset = 0;
  beforeAll(async () => {
    world = await startBookingWorld({ overrides: { clock: () => new Date(Date.now() + offset) } });
    operator = world.api.as('operator@yado.example');
  });
  afterAll(() => world.close());

  async function bookDisputed(): Promise<{ trip: PaidTrip; disputeId: string; taskId: string }> {
    const trip = await bookPaid(world, 'employee@sakura.example');
    const disputeId = await openDispute(trip, { reason: 'product_not_received' });
    await compareAndSweep(world);
    const { nodes } = await tasks(operator, { input: { kinds: ['DISPUTE'] }, first: 100 });
    const task = nodes.find(({ reference }) => reference === disputeId);
    return { trip, disputeId, taskId: task?.id ?? '' };
  }
  const findLink = async (client: TestClient, taskId: string) =>
    client.query<{ disputeEvidenceDownloadLink: { url: string } | null }>(linkQuery, { taskId });
  const send = async (taskId: string): Promise<SendAnswer> =>
    (await operator.query<{ sendDisputeEvidence: SendAnswer }>(sendMutation, { taskId })).expectNoErrors()
      .sendDisputeEvidence;
  const readAnswer = async (taskId: string) => {
    const response = await operator.query<{
      operatorTasks: { nodes: { id: string; disputeAnswer: string | null; answerBy: string | null }[] };
    }>('{ operatorTasks(first: 100) { nodes { id disputeAnswer answerBy } } }');
    return response.expectNoErrors().operatorTasks.nodes.find(({ id }) => id === taskId);
  };

  it('is one document of what was booked, agreed to, charged and mailed, for operators', async () => {
    const { trip, disputeId, taskId } = await bookDisputed();
    await eventually(
      () =>
        world.api.app.db
          .selectFrom('travel_mails')
          .select('sent_at')
          .where('travel_id', '=', trip.travel.id)
          .execute(),
      (mails) => mails.length > 0 && mails.every(({ sent_at }) => sent_at !== null),
    );
    const link = (await findLink(operator, taskId)).expectNoErrors().disputeEvidenceDownloadLink;
    const response = await download(world.api, link ?? { url: 'http://x/documents/none' });
    expect(response.headers.get('content-disposition')).toContain(
      `filename="dispute-evidence-${trip.travel.travelNumber}.pdf"`,
    );
    const pdf = await readPdf(Buffer.from(await response.arrayBuffer()));
    const { customer_ip: ip, customer_user_agent: agent } = await world.api.app.db
      .selectFrom('booking_attempts')
      .select(['customer_ip', 'customer_user_agent'])
      .where('travel_id', '=', trip.travel.id)
      .executeTakeFirstOrThrow();
    const price = `¥${trip.total.toLocaleString('ja-JP')}`;
    for (const text of [
      disputeId,
      trip.intentId,
      'product_not_received',
      trip.travel.travelNumber,
      '株式会社さくら商事',
      trip.input.email,
      ip,
      agent ?? '記録なし',
      price,
      'キャンセル規定',
      'キャンセル料の条件を確認しました',
      'カードの利用枠を確保',
      'カードへ請求',
      '予約の確定',
      '予約確定のお知らせ',
    ]) {
      expect(pdf.text).toContain(text.replace(/\s/g, ''));
    }
    // What the card networks take.
    expect(pdf.pages.length).toBeLessThan(10);
    expect(pdf.bytes).toBeLessThan(2_000_000);
  });

  it('is nobody else’s, and of no other task', async () => {
    const { taskId } = await bookDisputed();
    for (const email of ['employee@sakura.example', 'admin@sakura.example', 'agent@mirai.example']) {
      expect((await findLink(world.api.as(email), taskId)).errorCodes).toEqual(['FORBIDDEN']);
    }
    expect((await findLink(operator, 'none')).expectNoErrors().disputeEvidenceDownloadLink).toBeNull();
    expect(await send('none')).toMatchObject({ errorCode: 'TASK_NOT_FOUND' });
  });

  it('is sent to the bank once, by whomever of two who press at once', async () => {
    const { disputeId, taskId, trip } = await bookDisputed();
    expect(await readAnswer(taskId)).toMatchObject({ disputeAnswer: 'OPEN', answerBy: expect.any(String) });
    const answers = await Promise.all([send(taskId), send(taskId)]);
    expect(answers.map(({ __typename, errorCode }) => errorCode ?? __typename).toSorted()).toEqual([
      'ALREADY_SENT',
      'SendDisputeEvidenceSuccess',
    ]);
    expect(answers.find(({ operatorTask }) => operatorTask)?.operatorTask).toMatchObject({
      disputeAnswer: 'SENT',
      detail: expect.stringMatching(/dispute=under_review .*evidence=sent/),
    });
    const dispute = await stripeSdk().disputes.retrieve(disputeId);
    expect(dispute).toMatchObject({
      status: 'under_review',
      evidence_details: { submission_count: 1 },
      evidence: {
        customer_email_address: trip.input.email,
        service_date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        product_description: expect.stringContaining(trip.travel.travelNumber),
      },
    });
    const fileId = String(dispute.evidence.service_documentation);
    const content = await fetch(new URL(`/_sandbox/files/${fileId}`, inject('world').stripe));
    const pdf = await readPdf(Buffer.from(await content.arrayBuffer()));
    expect(pdf.text).toContain(disputeId);
    expect(await send(taskId)).toMatchObject({ errorCode: 'ALREADY_SENT' });
  });

  it('counts as sent though the provider’s answer was lost, and as not sent when nothing arrived', async () => {
    const { cards } = world.api.app;
    const { sendEvidence } = cards;
    const lost = { kind: 'unknown', code: null, declineCode: null, errorType: 'api_error' } as const;
    const { taskId } = await bookDisputed();
    try {
      cards.sendEvidence = async () => lost;
      expect(await send(taskId)).toMatchObject({ errorCode: 'CARD_PROVIDER_UNAVAILABLE' });
      expect(await readAnswer(taskId)).toMatchObject({ disputeAnswer: 'OPEN' });
      cards.sendEvidence = async (...args) => {
        await sendEvidence(...args);
        return lost;
      };
      expect(await send(taskId)).toMatchObject({ operatorTask: { disputeAnswer: 'SENT' } });
    } finally {
      cards.sendEvidence = sendEvidence;
    }
  });

  it('is not sent once the dispute is decided', async () => {
    const { disputeId, taskId } = await bookDisputed();
    await endDispute(disputeId, 'lost');
    expect(await send(taskId)).toMatchObject({ errorCode: 'NOT_ANSWERABLE' });
    expect(await readAnswer(taskId)).toMatchObject({ disputeAnswer: 'OVER' });
  });
});
