import PostalMime from 'postal-mime';

/**
 * One attachment as listed by the mailbox; its bytes are read from the stored mail on demand. `contentId`: the HTML shows
 * it in its text, as `cid:`.
 */
export type MailAttachment = { filename: string; mimeType: string; size: number; contentId: string | null };

/** A received mail as the mailbox shows it; `receivedAt` is ISO 8601 in UTC. */
export type MailMessage = {
  id: string;
  receivedAt: string;
  messageId: string | null;
  from: string;
  to: string[];
  cc: string[];
  subject: string;
  text: string;
  html: string | null;
  attachments: MailAttachment[];
};

export type ParsedMail = { message: MailMessage; contents: Uint8Array[] };

/** Parses raw RFC 5322 bytes; `envelopeTo` keeps recipients that the headers do not name (Bcc). */
export async function parseMail(id: string, raw: Uint8Array, envelopeTo: string[] = []): Promise<ParsedMail> {
  const mail = await PostalMime.parse(raw, { attachmentEncoding: 'arraybuffer' });
  const to = addresses(mail.to);
  const contents = mail.attachments.map((part) => toBytes(part.content));
  const message: MailMessage = {
    id,
    receivedAt: new Date(Number(id.split('-')[0])).toISOString(),
    messageId: mail.messageId ?? null,
    from: mail.from ? formatAddress(mail.from) : '',
    to: to.length > 0 ? to : envelopeTo,
    cc: addresses(mail.cc),
    subject: mail.subject ?? '(件名なし)',
    text: mail.text ?? '',
    html: mail.html ?? null,
    attachments: mail.attachments.map((part, index) => ({
      filename: part.filename ?? `attachment-${index + 1}`,
      mimeType: part.mimeType,
      size: contents[index]?.byteLength ?? 0,
      contentId: part.related ? (part.contentId?.replace(/^<|>$/g, '') ?? null) : null,
    })),
  };
  return { message, contents };
}

type Address = { name?: string; address?: string; group?: Address[] };

function addresses(list: Address[] | undefined): string[] {
  return (list ?? []).flatMap((entry) => (entry.group ? addresses(entry.group) : [formatAddress(entry)]));
}

function formatAddress(entry: Address): string {
  return entry.name ? `${entry.name} <${entry.address ?? ''}>` : (entry.address ?? '');
}

function toBytes(content: ArrayBuffer | Uint8Array | string): Uint8Array {
  if (typeof content === 'string') return new TextEncoder().encode(content);
  return content instanceof Uint8Array ? content : new Uint8Array(content);
}
