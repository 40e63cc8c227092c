import { createHmac } from 'node:crypto';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Config } from '../config/config.ts';
import type { Db } from '../db/client.ts';
import type { CountStore } from './count-store.ts';
import { countTable, createCountingClient } from './counting-client.ts';
import { findLifts } from './lift-store.ts';
import { findMailbox } from './mailbox.ts';
import { type MailLimit, type MailName, mailLimits, type MailWindow } from './mail-limits.ts';
import { findCounts } from './used-up-store.ts';

export interface MailParties {
  /** The address that the mail goes to. */
  recipient: string;
  /** The branch or agency that makes us write; null: nobody but ourselves. */
  senderId: string | null;
}

type MailCountConfig = Pick<Config, 'publicKeySecret' | 'rateLimitFactor'>;

/** A mail that is beyond a window of its kind. */
export interface MailOverLimit {
  per: MailWindow['per'];
  /** Until the window ends. */
  seconds: number;
  /** Whether it is the first one beyond. */
  isFirst: boolean;
}

const senderKey = /^mail:(?<name>[A-Z_]+):sender:(?<seconds>\d+):(?<senderId>.+)$/;

/** Whose mails of which kind are counted under the key of a sender's window; null for another key. */
export function readMailSenderKey(key: string): { name: string; seconds: number; senderId: string } | null {
  const { name, seconds, senderId } = senderKey.exec(key)?.groups ?? {};
  return name && senderId ? { name, seconds: Number(seconds), senderId } : null;
}

/**
 * Counts a mail for its recipient and its sender; null when it may be written, because no window is used up or an
 * operator has lifted the sender's. With the store of a transaction the count is undone with it. Counts hold no address:
 * recipients are named by a hash of their mailbox that the server's secret keys.
 */
export async function countMail(
  store: CountStore,
  config: MailCountConfig,
  name: MailName,
  parties: MailParties,
): Promise<MailOverLimit | null> {
  // One after the other: recipients before senders, so that no two transactions wait for each other.
  for (const { per, keyPrefix, key, points, seconds } of listCounts(config, name, parties)) {
    const limiter = new RateLimiterPostgres({
      ...countTable,
      storeClient: createCountingClient(store, points),
      keyPrefix,
      points,
      duration: seconds,
    });
    try {
      await limiter.consume(key);
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      if (per === 'sender' && (await store.isLifted(limiter.getKey(key)))) continue;
      const isFirst = refused.consumedPoints === points + 1;
      return { per, seconds: Math.ceil(refused.msBeforeNext / 1000), isFirst };
    }
  }
  return null;
}

/**
 * When the last window ends that is used up for a mail, and so holds the next one of its kind; null when that one may be
 * written now. Counts nothing.
 */
export async function findMailLimitEnd(
  db: Db,
  config: MailCountConfig,
  { name, parties, now }: { name: MailName; parties: MailParties; now: Date },
): Promise<Date | null> {
  const limits = new Map(
    listCounts(config, name, parties).map((count) => [`${count.keyPrefix}:${count.key}`, count]),
  );
  const counts = await findCounts(db, [...limits.keys()]);
  const usedUp = counts.filter(({ key, points }) => points >= (limits.get(key)?.points ?? Infinity));
  const senders = usedUp.map(({ key }) => key).filter((key) => limits.get(key)?.per === 'sender');
  const lifted = new Set((await findLifts(db, senders, now)).map(({ key }) => key));
  const ends = usedUp.filter(({ key }) => !lifted.has(key)).map(({ expire }) => expire);
  return ends.length === 0 ? null : new Date(Math.max(...ends));
}

/** The counts that a mail belongs to, the narrowest window first. */
function listCounts(
  { publicKeySecret, rateLimitFactor }: MailCountConfig,
  name: MailName,
  { recipient, senderId }: MailParties,
) {
  const address = createHmac('sha256', publicKeySecret)
    .update(`yado/mail-recipient/v1:${findMailbox(recipient)}`)
    .digest('base64url');
  const sender = senderId ?? 'ourselves';
  const keys: Partial<Record<MailWindow['per'], string>> = {
    'sender-and-recipient': `${sender}:${address}`,
    recipient: address,
    sender,
  };
  const { windows }: MailLimit = mailLimits[name];
  return windows.map(({ per, mails, seconds }) => {
    const key = keys[per];
    if (key === undefined) throw new Error(`Mails of the kind ${name} are not counted here.`);
    const points = Math.floor(mails * rateLimitFactor);
    return { per, seconds, points, key, keyPrefix: `mail:${name}:${per}:${seconds}` };
  });
}
