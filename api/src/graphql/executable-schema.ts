import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  buildSchema,
  defaultFieldResolver,
  type GraphQLFieldResolver,
  type GraphQLSchema,
  type GraphQLTypeResolver,
  isInterfaceType,
  isObjectType,
  isScalarType,
  isUnionType,
} from 'graphql';
import { assertAccess, type AccessRule, accessTable } from './access.ts';
import type { RequestContext } from './request-context.ts';
import { resolvers } from './resolvers.ts';
import { scalarResolvers } from './scalars.ts';

const schemaPath = resolve(import.meta.dirname, '../../../schema.graphql');

type FieldResolver = GraphQLFieldResolver<unknown, RequestContext>;

/**
 * schema.graphql with our resolvers behind the access table.
 * Throws when a field has no access rule, a rule or resolver has no field, or a root field has no resolver.
 * @param extension more schema text, behind the same checks
 */
export function createExecutableSchema(extension = ''): GraphQLSchema {
  const schema = buildSchema(`${readFileSync(schemaPath, 'utf8')}\n${extension}`);
  const problems = [...attachResolvers(schema), ...applyAccess(schema)];
  if (problems.length > 0) throw new Error(`schema.graphql and the API disagree:\n${problems.join('\n')}`);
  return schema;
}

function attachResolvers(schema: GraphQLSchema): string[] {
  const problems: string[] = [];
  for (const [typeName, fields] of Object.entries<object>({ ...resolvers })) {
    const type = schema.getType(typeName);
    if (isUnionType(type) || isInterfaceType(type)) {
      if ('__resolveType' in fields)
        type.resolveType = fields.__resolveType as GraphQLTypeResolver<unknown, unknown>;
      continue;
    }
    if (!isObjectType(type)) {
      problems.push(`There is no object type ${typeName} to resolve.`);
      continue;
    }
    for (const [fieldName, resolver] of Object.entries(fields)) {
      const field = type.getFields()[fieldName];
      if (field === undefined) problems.push(`There is no field ${typeName}.${fieldName} to resolve.`);
      else field.resolve = resolver as FieldResolver;
    }
  }
  for (const type of Object.values(schema.getTypeMap())) {
    if (isUnionType(type) || isInterfaceType(type)) {
      type.resolveType ??= (value: { __typename?: string }) => value.__typename;
    }
    if (isScalarType(type) && type.name in scalarResolvers) {
      const { serialize, parseValue, parseLiteral } =
        scalarResolvers[type.name as keyof typeof scalarResolvers];
      Object.assign(type, { serialize, parseValue, parseLiteral });
    }
  }
  return problems;
}

function applyAccess(schema: GraphQLSchema): string[] {
  const problems: string[] = [];
  const unused = new Set(accessTable.keys());
  const roots = new Set([schema.getQueryType(), schema.getMutationType()]);
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields())) {
      const key = `${type.name}.${field.name}`;
      const rule = accessTable.get(key);
      unused.delete(key);
      if (rule === undefined) problems.push(`${key} has no access rule.`);
      else if (roots.has(type) && rule.kind === 'reachable')
        problems.push(`${key} is a root field without a check.`);
      else if (roots.has(type) && field.resolve === undefined) problems.push(`${key} has no resolver.`);
      // Fields that are merely reachable keep their plain resolver: the common case costs nothing.
      else if (rule.kind !== 'reachable')
        field.resolve = guarded(rule, field.resolve ?? defaultFieldResolver);
    }
  }
  for (const key of unused) problems.push(`The access table names ${key}, which is not in the schema.`);
  return problems;
}

function guarded(rule: AccessRule, resolver: FieldResolver): FieldResolver {
  const { limit } = rule;
  if (limit === undefined) {
    return (source, args, context, info) => {
      assertAccess(rule, context.viewer);
      return resolver(source, args, context, info);
    };
  }
  return async (source, args, context, info) => {
    assertAccess(rule, context.viewer);
    await context.countCall(limit);
    return resolver(source, args, context, info);
  };
}
