const GMAIL = new Set(['gmail.com', 'googlemail.com']);

/**
 * The mailbox that an address leads to, as far as its form tells: what follows a `+` is a tag of its owner's (RFC 5233),
 * and Gmail reads no dots. Only counted by: mails go to the address itself.
 */
export function findMailbox(address: string): string {
  const text = address.toLowerCase();
  const at = text.lastIndexOf('@');
  const [user = ''] = text.slice(0, at).split('+');
  const domain = text.slice(at + 1);
  // Nothing is left of an address that begins with the sign.
  if (at < 1 || user === '') return text;
  return GMAIL.has(domain) ? `${user.replaceAll('.', '')}@gmail.com` : `${user}@${domain}`;
}
