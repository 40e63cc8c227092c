import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { buildSchema, type GraphQLSchema } from 'graphql';

const path = resolve(import.meta.dirname, '../../../schema.graphql');

/**
 * schema.graphql, without resolvers.
 * @param extension more schema text
 */
export function buildContract(extension = ''): GraphQLSchema {
  return buildSchema(`${readFileSync(path, 'utf8')}\n${extension}`);
}
