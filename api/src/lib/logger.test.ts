import { Writable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import type { FastifyBaseLogger } from 'fastify';
import { createLogger } from './logger.ts';
import { scrub } from './scrub.ts';

/** `write` gets the log as packages see it, who know nothing of its fields. */
function written(write: (log: FastifyBaseLogger) => void): string {
  let text = '';
  const stream = new Writable({
    write(chunk, _encoding, done) {
      text += String(chunk);
      done();
    },
  });
  write(createLogger('info', stream) as FastifyBaseLogger);
  return text;
}
const logLine = (fields: object) => written((log) => log.info(fields, 'message'));

describe('the log', () => {
  it('drops every field that is not on its list', () => {
    const line = logLine({
      event: 'x',
      travelId: 't1',
      email: 'a@b.example',
      token: 'secret',
      body: { card: '4242' },
    });
    expect(JSON.parse(line)).toMatchObject({ event: 'x', travelId: 't1' });
    expect(line).not.toMatch(/a@b\.example|secret|4242/);
  });

  it('compiles with fields of its list only', () => {
    const lines: string[] = [];
    const log = createLogger('info', { write: (line) => void lines.push(line) });
    // @ts-expect-error An address is no field of the log.
    log.info({ event: 'x', email: 'taro' }, 'message');
    // @ts-expect-error The content of a job is no field of the log.
    log.child({ data: 'taro' }).info({ event: 'x' }, 'message');
    expect(lines).toHaveLength(2);
    expect(lines.join('')).not.toContain('taro');
  });

  it('writes a list of words as one text, and of a list of anything else nothing that is readable', () => {
    const line = logLine({
      reasons: ['SOLD_OUT', 'a@b.example', { guest: 'taro' }],
      columns: { guest: 'taro' },
    });
    const { reasons, columns } = JSON.parse(line) as Record<string, unknown>;
    expect(reasons).toBe('SOLD_OUT [email] [object Object]');
    expect(columns).toBeUndefined();
  });

  it('writes of a request how it came, not where it went: a path may be a key', () => {
    const line = logLine({
      req: { method: 'GET', url: '/p/trips/abc?variables=%7B%22key%22%3A%22abc%22%7D' },
    });
    expect(JSON.parse(line).req).toEqual({ method: 'GET' });
    expect(line).not.toContain('abc');
  });

  it('drops objects under names that are for plain values', () => {
    expect(logLine({ name: { email: 'taro' }, path: ['taro'], state: 'BOOKED' })).not.toContain('taro');
  });

  it('holds children to the same list', () => {
    const line = written((log) =>
      log
        .child({ reqId: 'r1', email: 'taro' })
        .child({ name: { deep: 'taro' } })
        .info('message'),
    );
    expect(JSON.parse(line)).toMatchObject({ reqId: 'r1' });
    expect(line).not.toContain('taro');
  });

  it('cleans the message and plain fields too', () => {
    const line = written((log) => {
      log.info({ code: 'a@b.example' }, 'mail to %s and %o', 'taro@sakura.example', { guest: 'taro' });
    });
    expect(line).toContain('mail to [email]');
    expect(line).not.toMatch(/a@b|taro/);
  });

  it('cleans addresses and tokens out of errors and their causes', () => {
    const cause = new Error('mail to taro@sakura.example refused, sk_test_abc123');
    const line = logLine({ err: new Error(`token ${'a'.repeat(20)}.${'b'.repeat(20)}.c failed`, { cause }) });
    expect(line).not.toMatch(/taro@sakura|sk_test_abc123|aaaaaaaa/);
    expect(line).toContain('[email] refused');
  });

  it('describes an error that comes as a plain object', () => {
    const line = logLine({
      err: { message: 'no answer for taro@sakura.example', code: '57P01', queue: 'mails' },
    });
    expect(JSON.parse(line).err).toEqual({ message: 'no answer for [email]', code: '57P01' });
  });

  it('cleans out keys and card numbers, and leaves other numbers and names alone', () => {
    const key = Buffer.alloc(32, 'Yado7').toString('base64url');
    expect(scrub(`key ${key}, card 4242 4242 4242 4242, card 4242424242424242.`)).toBe(
      'key [key], card [card], card [card].',
    );
    const harmless = 'at 1795242221001 in a-module-name-of-exactly-forty-three-letters';
    expect(scrub(harmless)).toBe(harmless);
  });

  it('leaves file paths readable', () => {
    expect(scrub('at file:///node_modules/.pnpm/kysely@0.29.9/x.js:1:2')).toContain('kysely@0.29.9/x.js:1:2');
  });
});
