import type { FastifyInstance } from 'fastify';
import type { StripeContext } from './context.ts';
import { findPaymentMethod } from './payment-methods.ts';
import { toId } from './ids.ts';
import type { Challenge } from './store.ts';
import { type Answer, answerChallenge, returnAddress } from './three-d-secure.ts';

// No form-action: browsers apply it to the redirect after the form as well, and that leads to the merchant.
const POLICY = "default-src 'none'; style-src 'self'; frame-ancestors 'none'; base-uri 'none'";

type Route = { Params: { id: string }; Body: { answer?: string } };

/** The page of the card's bank: `GET` asks, `POST answer=authenticate|refuse` sends the holder back. */
export function addThreeDSecurePages(
  app: FastifyInstance,
  context: StripeContext,
  saved: () => Promise<void>,
): void {
  app.addHook('onSend', async (request, reply) => {
    if (!request.url.startsWith('/3d-secure')) return;
    reply.headers({
      'content-security-policy': POLICY,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
  });
  app.get('/3d-secure.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(CSS));

  app.get<Route>('/3d-secure/:id', (request, reply) => {
    const challenge = context.data.challenges[request.params.id];
    if (!challenge) return reply.code(404).type('text/html; charset=utf-8').send(closedPage(null));
    const back = returnAddress(context, challenge);
    if (challenge.status !== 'pending') {
      return reply.type('text/html; charset=utf-8').send(closedPage(back));
    }
    return reply.type('text/html; charset=utf-8').send(questionPage(context, challenge));
  });

  app.post<Route>('/3d-secure/:id', async (request, reply) => {
    const challenge = context.data.challenges[request.params.id];
    const { answer } = request.body ?? {};
    if (!challenge || (answer !== 'authenticate' && answer !== 'refuse')) {
      return reply.code(400).type('text/html; charset=utf-8').send(closedPage(null));
    }
    answerChallenge(context, challenge, answer satisfies Answer);
    await saved();
    const back = returnAddress(context, challenge);
    return back ? reply.redirect(back, 303) : reply.type('text/html; charset=utf-8').send(closedPage(null));
  });
}

function questionPage(context: StripeContext, challenge: Challenge): string {
  const payment = context.data.paymentIntents[challenge.intent];
  const intent = payment ?? context.data.setupIntents[challenge.intent];
  const card = findPaymentMethod(context, toId(intent?.payment_method ?? null) ?? '').card;
  const amount = payment
    ? new Intl.NumberFormat('ja-JP', { style: 'currency', currency: payment.currency }).format(
        payment.currency === 'jpy' ? payment.amount : payment.amount / 100,
      )
    : 'カードの登録 (請求はありません)';
  return page(
    '本人認証 (3Dセキュア)',
    `<h1>本人認証 (3Dセキュア)</h1>
    <p>カード発行会社の認証ページの代わりに、サンドボックスが表示しています。</p>
    <dl>
      <dt>ご利用先</dt><dd>Yado</dd>
      <dt>金額</dt><dd>${amount}</dd>
      <dt>カード</dt><dd>${card?.brand.toUpperCase() ?? ''} •••• ${card?.last4 ?? ''}</dd>
    </dl>
    <form method="post">
      <button class="primary" name="answer" value="authenticate">認証する</button>
      <button name="answer" value="refuse">認証を拒否する</button>
    </form>`,
  );
}

function closedPage(back: string | null): string {
  const link = back
    ? `<p><a href="${back.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">元のページに戻る</a></p>`
    : '';
  return page(
    '認証は終了しています',
    `<h1>この認証は終了しています</h1><p>元のページでカードの状態をご確認ください。</p>${link}`,
  );
}

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="ja">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${title}</title>
    <link rel="stylesheet" href="/3d-secure.css">
  </head>
  <body><main>${body}</main></body>
</html>
`;
}

const CSS = `
:root { color-scheme: light; font-family: system-ui, "Hiragino Sans", "Noto Sans JP", "Noto Sans CJK JP", sans-serif; }
body { margin: 0; background: #eef1f6; color: #1c2430; line-height: 1.7; }
main { max-width: 26rem; margin: 3rem auto; padding: 1.5rem; background: #fff; border: 1px solid #d5dbe5; border-radius: 12px; }
@media (max-width: 30rem) { main { margin: 0; border: 0; border-radius: 0; min-height: 100vh; box-sizing: border-box; } }
h1 { font-size: 1.25rem; margin: 0 0 .5rem; }
dl { display: grid; grid-template-columns: 6rem 1fr; gap: .25rem 1rem; }
dt { color: #566070; } dd { margin: 0; }
form { display: grid; gap: .75rem; margin-top: 1.5rem; }
button { font: inherit; font-weight: 600; padding: .75rem 1rem; border-radius: 8px; border: 1px solid #8a94a6; background: #fff; color: #1c2430; cursor: pointer; }
button.primary { background: #0b57b8; border-color: #0b57b8; color: #fff; }
button:focus-visible { outline: 3px solid #f0a500; outline-offset: 2px; }
a { color: #0b57b8; }
`;
