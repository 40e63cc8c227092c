import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, getNamedType, isUnionType, parse, validate } from 'graphql';
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

/** By the type's name `useAction` (`shared/src/relay`) knows a refusal from a success. */
it.each(browserPackages)('each mutation of %s asks which member of a union it gets', (name) => {
  const unions = readOperations(name).flatMap(([, text]) =>
    parse(text).definitions.flatMap((definition) => {
      if (definition.kind !== 'OperationDefinition' || definition.operation !== 'mutation') return [];
      return definition.selectionSet.selections.flatMap((field) => {
        if (field.kind !== 'Field') return [];
        const type = schema.getMutationType()?.getFields()[field.name.value]?.type;
        if (!type || !isUnionType(getNamedType(type))) return [];
        const selected = field.selectionSet?.selections ?? [];
        const asks = selected.some((each) => each.kind === 'Field' && each.name.value === '__typename');
        return [{ field: field.name.value, asks }];
      });
    }),
  );
  expect(unions.filter(({ asks }) => !asks)).toEqual([]);
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
    const source = readFileSync(join(root, 'schema.graphql'), 'utf8').replaceAll(
      /^ {2}myself\b/gm,
      '  oneself',
    );
    const messages = validate(buildSchema(source), parse(text ?? '')).map(({ message }) => message);
    expect(messages.join('\n')).toContain('Cannot query field "myself"');
  });
});
