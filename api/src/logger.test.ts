import { Writable } from 'node:stream';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { loggerOptions, scrub } from './logger.ts';

function logLine(fields: object): string {
  let written = '';
  const stream = new Writable({
    write(chunk, _encoding, done) {
      written += String(chunk);
      done();
    },
  });
  pino(loggerOptions('info'), stream).info(fields, 'message');
  return written;
}

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

  it('writes requests without their query string', () => {
    const line = logLine({ req: { method: 'GET', url: '/graphql?variables=%7B%22key%22%3A%22abc%22%7D' } });
    expect(JSON.parse(line).req).toEqual({ method: 'GET', path: '/graphql' });
  });

  it('cleans addresses and tokens out of errors and their causes', () => {
    const cause = new Error('mail to taro@sakura.example refused, sk_test_abc123');
    const line = logLine({ err: new Error(`token ${'a'.repeat(20)}.${'b'.repeat(20)}.c failed`, { cause }) });
    expect(line).not.toMatch(/taro@sakura|sk_test_abc123|aaaaaaaa/);
    expect(line).toContain('[email] refused');
  });

  it('leaves file paths readable', () => {
    expect(scrub('at file:///node_modules/.pnpm/kysely@0.29.9/x.js:1:2')).toContain('kysely@0.29.9/x.js:1:2');
  });
});
