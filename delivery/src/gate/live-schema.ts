import { readFile } from 'node:fs/promises';
import { buildSchema, type GraphQLSchema, isEnumType, parse, validate } from 'graphql';
import { ReleaseError } from '../errors.ts';

/** What the API answers, as far as a release has to agree with it. */
export interface LiveSchema {
  /** One sentence for each thing in an operation that the API would refuse. */
  findFaults(operation: string): string[];
  /** What routes and menu entries may ask for. */
  permissions: ReadonlySet<string>;
}

/** Reads a schema from a file. Throws a `ReleaseError` when it is none. */
export async function readSchema(file: string): Promise<LiveSchema> {
  try {
    return liveSchema(buildSchema(await readFile(file, 'utf8')));
  } catch (error) {
    throw new ReleaseError(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function liveSchema(schema: GraphQLSchema): LiveSchema {
  const permission = schema.getType('Permission');
  const names = isEnumType(permission) ? permission.getValues().map(({ name }) => name) : [];
  return { findFaults: (operation) => findFaults(schema, operation), permissions: new Set(names) };
}

function findFaults(schema: GraphQLSchema, operation: string): string[] {
  const name = /\b(?:query|mutation)\s+(\w+)/.exec(operation)?.[1] ?? 'unnamed';
  try {
    return validate(schema, parse(operation)).map(({ message }) => `${name}: ${message}`);
  } catch (error) {
    return [`${name}: ${error instanceof Error ? error.message : String(error)}`];
  }
}
