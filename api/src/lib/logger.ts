import {
  type Bindings,
  type ChildLoggerOptions,
  type DestinationStream,
  type LoggerOptions,
  pino,
} from 'pino';
import { scrub } from './scrub.ts';

/** Plain values that may reach the log. */
const plainFields = [
  'agencyId',
  'attemptId',
  'attempt',
  'basis',
  'branchId',
  'code',
  'component',
  'count',
  'country',
  'deletedUserId',
  'durationMs',
  'event',
  'jobId',
  'kind',
  'method',
  'name',
  'operation',
  'origin',
  'outcome',
  'path',
  'port',
  'propertyId',
  'provider',
  'queue',
  'reason',
  'receiptId',
  'reqId',
  'requestId',
  'resource',
  'responseTime',
  'role',
  'severity',
  'since',
  'state',
  'status',
  'statusCode',
  'taskId',
  'travelId',
  'type',
  'userId',
  'version',
] as const;
/** Lists of words of ours or of the supplier's: written as one text. */
const listFields = ['columns', 'reasons'] as const;
/** Objects, cut down by serializers. */
const objectFields = ['err', 'req', 'res'] as const;

/**
 * All that may be said in a line. A field of another name does not compile, and is dropped if it comes from elsewhere:
 * no new secret leaks by default, and nothing that is wanted gets lost unseen.
 */
export type LogFields = {
  readonly [name in (typeof plainFields)[number]]?: string | number | boolean | null | undefined;
} & { readonly [name in (typeof listFields)[number]]?: readonly string[] } & {
  readonly [name in (typeof objectFields)[number]]?: unknown;
};

type Write = (fields: LogFields, message: string) => void;

export interface Log extends Record<'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace', Write> {
  child(fields: LogFields): Log;
}

const lists = new Set<string>(listFields);
const texts = new Set<string>([...plainFields, ...listFields]);
const objects = new Set<string>(objectFields);

/** Fields that only ever hold a word of ours or an id that we made: looking for secrets in each line's would cost. */
const ownWords = new Set(['event', 'reqId', 'method']);

function describeError(error: unknown): Record<string, unknown> {
  if (!isError(error)) return { message: scrub(String(error)) };
  const code = 'code' in error ? error.code : undefined;
  return {
    name: error.name,
    code: typeof code === 'string' ? code : undefined,
    message: scrub(error.message),
    stack: error.stack === undefined ? undefined : scrub(error.stack),
    cause: error.cause === undefined ? undefined : describeError(error.cause),
  };
}

/** The job queue tells of its failures in plain objects. */
function isError(error: unknown): error is Error {
  return (
    typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string'
  );
}

/** A write for each line would cost a request a tenth of its time. */
const buffered = { sync: false, minLength: 4_096, periodicFlush: 100 };

/**
 * JSON lines through an allow-list of fields, on stdout unless given otherwise. Lines for stdout are written
 * together, at the latest after a tenth of a second and when the process exits.
 */
export function createLogger(level: string, destination?: DestinationStream): Log {
  const log = pino(loggerOptions(level), destination ?? pino.destination(buffered));
  // The formatters of pino leave out what a child brings along; children of children inherit this.
  const child: (this: object, bindings: Bindings, options?: ChildLoggerOptions) => unknown = log.child;
  const checked = function (this: object, bindings: Bindings, options?: ChildLoggerOptions): unknown {
    return child.call(this, allowed(bindings), options);
  };
  return Object.assign(log, { child: checked as Log['child'] });
}

function loggerOptions(level: string): LoggerOptions {
  return {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { log: allowed },
    serializers: {
      err: describeError,
      // Neither path nor query: either may carry a key.
      req: (request: { method?: string }) => ({ method: request.method }),
      res: (response: { statusCode?: number }) => ({ statusCode: response.statusCode }),
    },
    hooks: {
      logMethod(args, method) {
        method.apply(this, args.map(toMessage) as typeof args);
      },
    },
  };
}

/** What may be written of a line: the fields above, each only with a value of its kind. */
function allowed(fields: Record<string, unknown>): Record<string, unknown> {
  const kept: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(fields)) {
    const text = lists.has(name) && Array.isArray(value) ? value.map(String).join(' ') : value;
    if (!objects.has(name) && (!texts.has(name) || typeof text === 'object')) continue;
    kept[name] = typeof text === 'string' && !ownWords.has(name) ? scrub(text) : text;
  }
  return kept;
}

/** The first argument holds the fields; all that comes after it makes the text of the message. */
function toMessage(argument: unknown, index: number): unknown {
  if (typeof argument === 'string') return scrub(argument);
  return index === 0 || typeof argument !== 'object' ? argument : '[object]';
}
