import { type BrandLogo, LOGO_CONTENT_ID } from '../../organization/brand-logo.ts';
import type { MailSender } from '../../organization/mail-sender.ts';

export interface MailSection {
  title: string;
  /** Label and value. */
  rows: readonly (readonly [string, string])[];
}

export interface MailText {
  subject: string;
  greeting: string;
  lead: string;
  sections: readonly MailSection[];
  links: readonly { label: string; url: string }[];
  notes: readonly string[];
  signature: readonly string[];
  /** Whose name, color and logo it carries. */
  sender: MailSender;
}

export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
  /** The picture that the HTML shows as `LOGO_CONTENT_ID`. */
  logo: BrandLogo | null;
}

/** One source, two forms: nothing is in the HTML that the text does not say. */
export function renderMail(mail: MailText): RenderedMail {
  const { subject, sender } = mail;
  return { subject, text: renderText(mail), html: renderHtml(mail), logo: sender.logo };
}

function renderText(mail: MailText): string {
  const sections = mail.sections.map(({ title, rows }) =>
    [`■ ${title}`, ...rows.map(([label, value]) => `${label}: ${value}`)].join('\n'),
  );
  const links = mail.links.map(({ label, url }) => `${label}\n${url}`);
  const blocks = [
    mail.greeting,
    mail.lead,
    ...sections,
    ...links,
    mail.notes.join('\n'),
    ['--', ...mail.signature].join('\n'),
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

function renderHtml(mail: MailText): string {
  const { color, logo, name } = mail.sender;
  const cell = 'padding:4px 12px 4px 0;vertical-align:top;text-align:left';
  const sections = mail.sections
    .map(({ title, rows }) => {
      const body = rows
        .map(
          ([label, value]) =>
            `<tr><th scope="row" style="${cell};font-weight:normal;color:#595959">${escape(label)}</th>` +
            `<td style="${cell}">${escape(value).replaceAll('\n', '<br>')}</td></tr>`,
        )
        .join('');
      return `<h2 style="font-size:16px;margin:24px 0 8px">${escape(title)}</h2><table role="presentation">${body}</table>`;
    })
    .join('');
  const links = mail.links
    .map(({ label, url }) => `<p><a href="${escape(url)}" style="color:${color}">${escape(label)}</a></p>`)
    .join('');
  const lines = (texts: readonly string[]) => texts.map((text) => escape(text)).join('<br>');
  return [
    '<!doctype html><html lang="ja"><head><meta charset="utf-8">',
    `<title>${escape(mail.subject)}</title></head>`,
    '<body style="font-family:sans-serif;font-size:14px;line-height:1.7;color:#1a1a1a">',
    `<div style="border-top:4px solid ${color};margin-bottom:16px"></div>`,
    logo ? `<p><img src="cid:${LOGO_CONTENT_ID}" alt="${escape(name)}" width="160" height="40"></p>` : '',
    `<p>${escape(mail.greeting)}</p><p>${escape(mail.lead)}</p>`,
    sections,
    links,
    mail.notes.length > 0 ? `<p style="color:#595959">${lines(mail.notes)}</p>` : '',
    `<hr><p style="color:#595959">${lines(mail.signature)}</p></body></html>`,
  ].join('\n');
}

function escape(text: string): string {
  const entities: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  };
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}
