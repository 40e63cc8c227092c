import { type Html, html } from './html.ts';
import type { MailMessage } from './message.ts';

const TIME = new Intl.DateTimeFormat('ja-JP', {
  timeZone: 'Asia/Tokyo',
  dateStyle: 'medium',
  timeStyle: 'short',
});

/** What a mail carries beside its text: pictures in the text are none of it. */
function listFiles({ attachments }: MailMessage) {
  return attachments.map((part, index) => ({ part, index })).filter(({ part }) => part.contentId === null);
}

/** The list of received mails, newest first. */
export function listPage(messages: MailMessage[]): string {
  const rows = messages.map(
    (mail) => html`<li>
      <a href="/mail/${mail.id}">${mail.subject}</a>
      ${listFiles(mail).length > 0 ? html`<span class="clip">添付 ${listFiles(mail).length}</span>` : null}
      <span class="to">宛先: ${mail.to.join(', ')}</span>
      <time datetime="${mail.receivedAt}">${TIME.format(new Date(mail.receivedAt))}</time>
    </li>`,
  );
  const list = html`<ol class="mails">${rows}</ol>`;
  const empty = html`<p class="empty">メールはまだ届いていません。</p>`;
  return page(
    '受信メール',
    html`<h1>受信メール <small>${messages.length}通</small></h1>
    <p class="lead">サンドボックスのメールボックスです。ここに届いたメールは外部へ送信されません。</p>
    ${messages.length > 0 ? list : empty}`,
  );
}

/** One mail: headers, HTML part in a sandboxed frame, text part, attachments. */
export function messagePage(mail: MailMessage): string {
  const attachments = listFiles(mail).map(
    ({ part, index }) =>
      html`<li><a href="/messages/${mail.id}/attachments/${index}">${part.filename}</a> <span class="time">(${part.mimeType}、${Math.ceil(part.size / 1024)} KB)</span></li>`,
  );
  return page(
    mail.subject,
    html`<p><a href="/">← 受信メール一覧</a></p>
    <h1>${mail.subject}</h1>
    <dl>
      <dt>差出人</dt><dd>${mail.from}</dd>
      <dt>宛先</dt><dd>${mail.to.join(', ')}</dd>
      ${mail.cc.length > 0 ? html`<dt>Cc</dt><dd>${mail.cc.join(', ')}</dd>` : null}
      <dt>受信日時</dt><dd><time datetime="${mail.receivedAt}">${TIME.format(new Date(mail.receivedAt))}</time></dd>
    </dl>
    ${attachments.length > 0 ? html`<h2>添付ファイル</h2><ul>${attachments}</ul>` : null}
    ${
      mail.html === null
        ? null
        : html`<h2>HTML</h2><iframe title="HTML形式の本文" src="/messages/${mail.id}/html" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`
    }
    ${mail.text ? html`<h2>テキスト</h2><pre tabindex="0">${linked(mail.text)}</pre>` : null}`,
  );
}

export function missingPage(): string {
  return page('見つかりません', html`<h1>メールが見つかりません</h1><p><a href="/">受信メール一覧へ</a></p>`);
}

function linked(text: string): Html[] {
  return text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, index) => (index % 2 === 1 ? html`<a href="${part}">${part}</a>` : html`${part}`));
}

function page(title: string, body: Html): string {
  return html`<!doctype html>
<html lang="ja">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${title} - Yado サンドボックス</title>
    <link rel="stylesheet" href="/mailbox.css">
  </head>
  <body><main>${body}</main></body>
</html>
`.markup;
}

export const MAILBOX_CSS = `
:root { color-scheme: light; font-family: system-ui, "Hiragino Sans", "Noto Sans JP", "Noto Sans CJK JP", sans-serif; }
body { margin: 0; background: #f5f6f8; color: #1c2430; line-height: 1.7; }
main { max-width: 60rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
h1 { font-size: 1.375rem; margin: 0 0 .5rem; overflow-wrap: anywhere; }
h1 small { font-size: .875rem; font-weight: 400; color: #566070; }
h2 { font-size: 1rem; margin: 1.5rem 0 .5rem; }
a { color: #0b57b8; }
.lead, .empty, .time { color: #566070; }
.mails { list-style: none; margin: 0; padding: 0; background: #fff; border: 1px solid #d9dee6; border-radius: 8px; }
.mails li { display: grid; grid-template-columns: 1fr auto; gap: .125rem .75rem; padding: .75rem 1rem; border-bottom: 1px solid #e8ebf0; }
.mails li:last-child { border-bottom: 0; }
.mails a { font-weight: 600; overflow-wrap: anywhere; }
.mails .clip { align-self: start; }
.mails .to, .mails time { color: #566070; font-size: .875rem; overflow-wrap: anywhere; }
.mails .to { grid-column: 1; }
.clip { font-size: .75rem; border: 1px solid #b9c1cd; border-radius: 4px; padding: 0 .375rem; }
dl { display: grid; grid-template-columns: 6rem 1fr; gap: .25rem 1rem; background: #fff; border: 1px solid #d9dee6; border-radius: 8px; padding: .875rem 1rem; }
dt { color: #566070; } dd { margin: 0; overflow-wrap: anywhere; }
iframe { box-sizing: border-box; width: 100%; height: 30rem; border: 1px solid #d9dee6; border-radius: 8px; background: #fff; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; background: #fff; border: 1px solid #d9dee6; border-radius: 8px; padding: 1rem; font: inherit; font-size: .9375rem; }
`;
