import { expect, it } from 'vitest';
import { judgeWebhook } from './judge-webhook.ts';

it('finds a webhook that is not there, switched off, or sends too little', () => {
  const url = 'https://api.yado.co.jp/webhooks/stripe';
  const disputes = ['created', 'updated', 'closed', 'funds_withdrawn', 'funds_reinstated'].map(
    (name) => `charge.dispute.${name}`,
  );
  const all = ['payment_intent.succeeded', 'charge.refunded', 'refund.updated', ...disputes];
  const judge = (status: string, enabled_events: string[], at = url) =>
    judgeWebhook([{ url: at, status, enabled_events }], '/webhooks/stripe').map(({ text }) => text);
  expect(judge('enabled', all)).toEqual([]);
  expect(judge('enabled', ['*'])).toEqual([]);
  const none = ['No webhook endpoint of the account posts to /webhooks/stripe.'];
  expect(judge('disabled', all)).toEqual(none);
  expect(judge('enabled', all, 'https://shop.co.jp/hooks')).toEqual(none);
  expect(judge('enabled', all.slice(0, 1))).toEqual([
    'The webhook endpoint does not send charge.*, charge.dispute.*, refund.*.',
  ]);
  const noDisputes = ['The webhook endpoint does not send charge.dispute.*.'];
  expect(judge('enabled', all.slice(0, 3))).toEqual(noDisputes);
  expect(judge('enabled', all.slice(0, -1))).toEqual(noDisputes);
});
