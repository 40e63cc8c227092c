import {
  type Bindings,
  type ChildLoggerOptions,
  type DestinationStream,
  type LoggerOptions,
  type Logger as PinoLogger,
  pino,
} from 'pino';
import { scrub } from './scrub.ts';

export type Log = PinoLogger;

/** Fields that may reach the log; anything else given is dropped, so that no new secret leaks by default. */
const allowedFields = new Set([
  'agencyId',
  'attemptId',
  'attempt',
  'branchId',
  'code',
  'count',
  'deletedUserId',
  'durationMs',
  'err',
  'event',
  'jobId',
  'kind',
  'method',
  'operation',
  'origin',
  'outcome',
  'path',
  'port',
  'provider',
  'queue',
  'reqId',
  'req',
  'requestId',
  'res',
  'responseTime',
  'resource',
  'role',
  'severity',
  'state',
  'status',
  'statusCode',
  'taskId',
  'travelId',
  'userId',
  'version',
  'component',
  'name',
]);

/** Fields that are objects. */
const cutDown = new Set(['err', 'req', 'res']);

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

/** What may be written of a line: fields of the list, and of those plain values or what a serializer cuts down. */
function allowed(fields: Record<string, unknown>): Record<string, unknown> {
  const kept: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(fields)) {
    if (!allowedFields.has(name) || (typeof value === 'object' && !cutDown.has(name))) continue;
    kept[name] = typeof value === 'string' && !ownWords.has(name) ? scrub(value) : value;
  }
  return kept;
}

/** The first argument holds the fields; all that comes after it makes the text of the message. */
function toMessage(argument: unknown, index: number): unknown {
  if (typeof argument === 'string') return scrub(argument);
  return index === 0 || typeof argument !== 'object' ? argument : '[object]';
}
