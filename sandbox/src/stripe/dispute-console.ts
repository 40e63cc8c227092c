import type { FastifyInstance, FastifyReply } from 'fastify';
import type { StripeContext } from './context.ts';
import { closeDispute, escalateInquiry, isInquiry, openDispute } from './dispute-course.ts';
import { findDisputableCharge } from './disputes.ts';
import { StripeApiError, invalidRequest, noSuch } from './errors.ts';
import type { Params } from './form.ts';
import { flag, integer, requiredText, text } from './params.ts';

const IS_OPEN = /needs_response$|under_review$/;

/** What cardholders and banks do, which the API has no endpoint for: open a dispute, and decide it. No key. */
export function addDisputeConsole(
  app: FastifyInstance,
  context: StripeContext,
  saved: () => Promise<void>,
): void {
  const answer = async (reply: FastifyReply, change: () => object) => {
    try {
      const changed = change();
      await saved();
      return await reply.send(changed);
    } catch (error) {
      if (!(error instanceof StripeApiError)) throw error;
      return reply.code(error.status).send({ error: error.body });
    }
  };

  app.post<{ Body: Params }>('/_sandbox/disputes', ({ body }, reply) =>
    answer(reply, () => {
      const charge = findDisputableCharge(context, requiredText(body, 'payment_intent'));
      const amount = integer(body, 'amount');
      return openDispute(context, null, charge, {
        reason: text(body, 'reason') ?? 'fraudulent',
        isInquiry: flag(body, 'inquiry') === true,
        ...(amount === undefined ? {} : { amount }),
      });
    }),
  );

  app.post<{ Params: { id: string; outcome: string } }>(
    '/_sandbox/disputes/:id/:outcome',
    ({ params: { id, outcome } }, reply) =>
      answer(reply, () => {
        const dispute = context.data.disputes[id];
        if (!dispute) throw noSuch('dispute', id, 'id', true);
        if (!IS_OPEN.test(dispute.status)) throw invalidRequest(`The dispute is ${dispute.status} already.`);
        if (outcome === 'won' || outcome === 'lost') closeDispute(context, null, dispute, outcome);
        else if (outcome === 'escalated' && isInquiry(dispute)) escalateInquiry(context, null, dispute);
        else throw invalidRequest('A dispute ends as won or lost; an inquiry may be escalated.');
        return dispute;
      }),
  );
}
