import { type LoggerOptions, type Logger as PinoLogger, pino } from 'pino';

export type Log = PinoLogger;

/** Fields that may reach the log; anything else given is dropped, so that no new secret leaks by default. */
const allowedFields = new Set([
  'attemptId',
  'attempt',
  'code',
  'count',
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

// The last label has letters only, unlike the version in a path such as pino@10.4.0.
const email = /[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.[A-Za-z]{2,}/g;
const jwt = /\b[\w-]{16,}\.[\w-]{16,}\.[\w-]*/g;
const secretKey = /\b(?:sk|rk|whsec|seti|pi)_\w+/g;

/** Removes e-mail addresses and tokens from free text such as error messages. */
export function scrub(text: string): string {
  return text.replace(email, '[email]').replace(jwt, '[token]').replace(secretKey, '[secret]');
}

function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: scrub(String(error)) };
  const code = 'code' in error ? error.code : undefined;
  return {
    name: error.name,
    code: typeof code === 'string' ? code : undefined,
    message: scrub(error.message),
    stack: error.stack === undefined ? undefined : scrub(error.stack),
    cause: error.cause === undefined ? undefined : describeError(error.cause),
  };
}

/** JSON lines on stdout through an allow-list of fields. */
export function createLogger(level: string): Log {
  return pino(loggerOptions(level));
}

export function loggerOptions(level: string): LoggerOptions {
  return {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: {
      log: (fields) => Object.fromEntries(Object.entries(fields).filter(([key]) => allowedFields.has(key))),
    },
    serializers: {
      err: describeError,
      req: (request: { method?: string; url?: string }) => ({
        method: request.method,
        path: request.url?.split('?', 1)[0],
      }),
      res: (response: { statusCode?: number }) => ({ statusCode: response.statusCode }),
    },
  };
}
