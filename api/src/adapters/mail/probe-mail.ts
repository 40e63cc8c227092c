import type { Transporter } from 'nodemailer';
import { type Fault, notReached, type ProbeResult } from '../probe/probe-result.ts';

interface MailError {
  code?: string;
  /** The SMTP command that failed. */
  command?: string;
  responseCode?: number;
}

/** As nodemailer marks its errors. */
export const readMailError = (error: unknown): MailError =>
  error instanceof Error ? (error as MailError) : {};

/** What an error says of our log-in; null where it says nothing against it. */
export function judgeRefusal(error: unknown): Fault | null {
  const { code, responseCode } = readMailError(error);
  // RFC 4954: 534 and 535 are about the credentials, 530 about none; 454 passes.
  if (![530, 534, 535].includes(responseCode ?? 0) && !(code === 'EAUTH' && (responseCode ?? 0) >= 500))
    return null;
  return {
    kind: 'refused-key',
    text: `The mail relay does not take the log-in (${responseCode}).`,
    mend: 'Set SMTP_URL with the user and password of the relay, special characters as %40.',
  };
}

/** Connects and logs in, without a mail. */
export async function probeMail(
  transport: Transporter,
  url: string,
  timeoutMs: number,
): Promise<ProbeResult> {
  const { host, protocol, username } = new URL(url);
  const facts = [host, protocol === 'smtps:' ? 'TLS' : 'STARTTLS', ...(username ? [] : ['no log-in'])];
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(resolve, timeoutMs, 'late');
  });
  try {
    const answer = await Promise.race([transport.verify(), late]);
    if (answer !== 'late') return { faults: [], facts, clockOffsetMs: null };
    return { ...slow(timeoutMs), facts };
  } catch (error) {
    const refusal = judgeRefusal(error);
    if (refusal) return { faults: [refusal], facts, clockOffsetMs: null };
    return { ...judgeFailure(error, timeoutMs), facts };
  } finally {
    clearTimeout(timer);
  }
}

const slow = (timeoutMs: number) =>
  notReached(
    'slow',
    `The mail relay did not answer within ${timeoutMs / 1000} s.`,
    'Compare host and port of SMTP_URL: smtps:// is 465, smtp:// 587.',
  );

function judgeFailure(error: unknown, timeoutMs: number): ProbeResult {
  const { code = '', responseCode } = readMailError(error);
  if (code === 'ETIMEDOUT') return slow(timeoutMs);
  if (responseCode !== undefined)
    return notReached('failing', `The mail relay answers ${responseCode}.`, 'See what the relay says of it.');
  return notReached(
    'unreachable',
    `There is no connection to the mail relay${code === '' ? '' : ` (${code})`}.`,
    'Compare host and port of SMTP_URL, and see whether this machine may connect to them.',
  );
}
