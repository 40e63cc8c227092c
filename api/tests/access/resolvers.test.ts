import { describe, expect, it } from 'vitest';
import { buildContract } from '../../src/graphql/contract.ts';
import { resolvers } from '../../src/server/resolvers.ts';

const schema = buildContract();
const rootTypes = [schema.getQueryType(), schema.getMutationType()];
const operations = rootTypes.flatMap((type) =>
  type === null || type === undefined ? [] : Object.keys(type.getFields()).map((name) => [type.name, name]),
);

describe('every operation of schema.graphql', () => {
  it.each(operations)('has a resolver: %s.%s', (type = '', name = '') => {
    const fields: Record<string, object | undefined> = { ...resolvers };
    expect(fields[type]).toHaveProperty(name, expect.any(Function));
  });
});
