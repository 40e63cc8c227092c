import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { codegen } from '@graphql-codegen/core';
import * as typescript from '@graphql-codegen/typescript';
import * as typescriptResolvers from '@graphql-codegen/typescript-resolvers';
import { parse } from 'graphql';
import { mappers } from './mappers.ts';

const root = resolve(import.meta.dirname, '../..');
const output = resolve(root, 'api/src/graphql/__generated__/schema-types.ts');

const generated = await codegen({
  documents: [],
  schema: parse(await readFile(resolve(root, 'schema.graphql'), 'utf8')),
  filename: output,
  config: {
    useTypeImports: true,
    enumsAsTypes: true,
    contextType: '../request-context.ts#RequestContext',
    mappers,
    // Members of unions and interfaces are distinguished by the __typename that resolvers return.
    resolversNonOptionalTypename: { unionMember: true, interfaceImplementingType: true },
    scalars: {
      ID: { input: 'string', output: 'string' },
      Date: { input: 'string', output: 'string' },
      DateTime: { input: 'string', output: 'string | Date' },
      Yen: { input: 'number', output: 'number' },
    },
    inputMaybeValue: 'T | null | undefined',
    maybeValue: 'T | null',
  },
  plugins: [{ typescript: {} }, { resolvers: {} }],
  pluginMap: { typescript, resolvers: typescriptResolvers },
});

// Only write a change, so that watchers and type checking stay quiet.
const text = `// Generated from schema.graphql by api/codegen/generate.ts; do not edit.\n${generated}\n`;
await mkdir(resolve(output, '..'), { recursive: true });
if ((await readFile(output, 'utf8').catch(() => '')) !== text) await writeFile(output, text);
