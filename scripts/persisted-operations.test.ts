import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { browserPackages } from './lib/packages.ts';
import { root } from './lib/settings.ts';

const schema = buildSchema(readFileSync(join(root, 'schema.graphql'), 'utf8'));
const readOperations = (name: string) =>
  Object.entries(
    JSON.parse(readFileSync(join(root, name, 'persisted.json'), 'utf8')) as Record<string, string>,
  );

it.each(browserPackages)('each operation of %s has the hash of its text as its id', (name) => {
  const wrong = readOperations(name).filter(
    ([id, text]) => createHash('sha256').update(text).digest('hex') !== id,
  );
  expect(wrong).toEqual([]);
});

/** `persisted.json` keeps the hashes of changed operations, because older releases still send them. */
describe('schema.graphql', () => {
  it.each(browserPackages)('supports every operation that a release of %s may send', (name) => {
    const refused = readOperations(name).flatMap(([id, text]) =>
      validate(schema, parse(text)).map(({ message }) => `${id}: ${message}`),
    );
    expect(refused, 'npm run release -- schema lists which of them are live').toEqual([]);
  });

  it('is refused without a field that a release requests', () => {
    const [, text] = readOperations('host').find(([, each]) => each.includes('query SessionQuery')) ?? [];
    const source = readFileSync(join(root, 'schema.graphql'), 'utf8').replace(/^ {2}myself\b/m, '  oneself');
    const messages = validate(buildSchema(source), parse(text ?? '')).map(({ message }) => message);
    expect(messages.join('\n')).toContain('Cannot query field "myself"');
  });
});
