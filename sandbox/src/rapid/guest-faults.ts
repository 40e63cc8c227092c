import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import { internalError, invalidInput, serviceUnavailable } from './errors.ts';

const OPERATIONS = ['BOOK', 'RETRIEVE', 'CHANGE', 'CANCEL'] as const;
export type FaultyOperation = (typeof OPERATIONS)[number];

/** Answers that say nothing, or the wrong thing; what was asked for is done all the same, unless `UNDONE`. */
const UNCLEAR = [
  'RESET',
  'SILENT',
  'HTML',
  'GATEWAY',
  'TIMEOUT',
  'ERROR',
  'UNAVAILABLE',
  'TRUNCATED',
  'NOID',
  'ACCEPTED',
  'DUPLICATE',
] as const;
/** Answers that refuse. */
const REFUSING = ['REFUSED', 'MISMATCH', 'SOLDOUT', 'BUSY'] as const;
/** What a booking looks like afterwards. */
const STATES = ['LATE', 'LATER', 'HALF', 'DEGRADED', 'DROPPED'] as const;

export type UnclearAnswer = (typeof UNCLEAR)[number];
export type RefusingAnswer = (typeof REFUSING)[number];
export type BookedState = (typeof STATES)[number];

export interface GuestFault {
  answer?: UnclearAnswer;
  refusal?: RefusingAnswer;
  /** Nothing is done behind the unclear answer. */
  undone: boolean;
  states: ReadonlySet<BookedState>;
}

export interface GuestFaults {
  /** What a guest's name asks of an operation; `target` is what `ONCE` counts for. */
  of(operation: FaultyOperation, guest: Guest, target: string): GuestFault;
}

type Guest = { givenName: string; familyName: string };

const HELD_MS = 120_000;

/**
 * Faults by the name of the first guest: family name `SANDBOX`, given name
 * `[BOOK|RETRIEVE|CHANGE|CANCEL] <word> [UNDONE] [ONCE] …`; see docs/sandbox-rapid.md.
 */
export function createGuestFaults(): GuestFaults {
  const spent = new Set<string>();
  return {
    of(operation, guest, target) {
      const words = wordsFor(operation, guest);
      const has = <T extends string>(list: readonly T[]): T | undefined =>
        list.find((word) => words.has(word));
      const states = new Set(STATES.filter((word) => words.has(word)));
      const key = `${operation} ${target}`;
      const answer = has(UNCLEAR);
      const refusal = has(REFUSING);
      if (words.has('ONCE') && spent.has(key)) return { undone: false, states };
      if (answer || refusal) spent.add(key);
      return { ...(answer && { answer }), ...(refusal && { refusal }), undone: words.has('UNDONE'), states };
    },
  };
}

function wordsFor(operation: FaultyOperation, { givenName, familyName }: Guest): Set<string> {
  const found = new Set<string>();
  if (familyName.trim().toUpperCase() !== 'SANDBOX') return found;
  let current: FaultyOperation = 'BOOK';
  for (const word of givenName.toUpperCase().split(/\s+/)) {
    const next = OPERATIONS.find((each) => each === word);
    if (next) current = next;
    else if (current === operation) found.add(word);
  }
  return found;
}

const page = (title: string): string =>
  `<!doctype html><html><head><title>${title}</title></head><body><h1>${title}</h1></body></html>`;

/** Sends the unclear answer in place of the right one. */
export async function sendUnclear(
  reply: FastifyReply,
  answer: UnclearAnswer,
  right: { status: number; body?: object },
): Promise<unknown> {
  const html = (status: number, title: string) => reply.code(status).type('text/html').send(page(title));
  switch (answer) {
    case 'SILENT':
      await Promise.race([
        sleep(HELD_MS, undefined, { ref: false }),
        new Promise((resolve) => reply.raw.once('close', resolve)),
      ]);
      return hangUp(reply);
    case 'RESET':
      return hangUp(reply);
    case 'HTML':
      return html(200, 'Just a moment');
    case 'GATEWAY':
      return html(502, '502 Bad Gateway');
    case 'TIMEOUT':
      return html(504, '504 Gateway Time-out');
    case 'ERROR':
      throw internalError();
    case 'UNAVAILABLE':
      throw serviceUnavailable();
    case 'TRUNCATED': {
      const text = JSON.stringify(right.body ?? { status: 'done' });
      return reply
        .code(right.status === 204 ? 200 : right.status)
        .type('application/json')
        .send(text.slice(0, Math.ceil(text.length / 2)));
    }
    case 'NOID': {
      const { itinerary_id: _left, ...rest } = (right.body ?? {}) as { itinerary_id?: string };
      return reply.code(right.status).send(rest);
    }
    case 'ACCEPTED':
      return reply.code(202).send();
    case 'DUPLICATE':
      throw invalidInput({
        type: 'duplicate_itinerary',
        message: 'An itinerary already exists with this affiliate reference id.',
      });
  }
}

/** No answer at all, as when a line breaks: the caller cannot know what happened. */
export function hangUp(reply: FastifyReply): undefined {
  reply.hijack();
  reply.raw.socket?.destroy();
  return undefined;
}
