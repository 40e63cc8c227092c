import { MapperKind, mapSchema } from '@graphql-tools/utils';
import {
  defaultFieldResolver,
  type GraphQLFieldResolver,
  type GraphQLSchema,
  type GraphQLTypeResolver,
  isInterfaceType,
  isObjectType,
  isScalarType,
  isUnionType,
} from 'graphql';
import { assertAccess, type AccessRule } from '../graphql/access.ts';
import { type AccessRules, readAccessRules } from '../graphql/access-rules.ts';
import { buildContract } from '../graphql/contract.ts';
import type { RequestContext } from '../graphql/request-context.ts';
import { resolvers } from './resolvers.ts';
import { scalarResolvers } from '../graphql/scalars.ts';

type FieldResolver = GraphQLFieldResolver<unknown, RequestContext>;

/**
 * schema.graphql with our resolvers behind its access rules.
 * Throws when a field has no rule, a resolver has no field, or a root field has no rule of its own, no limit or no resolver.
 * @param extension more schema text, behind the same checks
 */
export function createExecutableSchema(extension = ''): GraphQLSchema {
  const schema = buildContract(extension);
  const rules = readAccessRules(schema);
  const problems = [...attachResolvers(schema), ...findUnguarded(schema, rules)];
  if (problems.length > 0) throw new Error(`schema.graphql and the API disagree:\n${problems.join('\n')}`);
  const [queryName, mutationName] = [schema.getQueryType()?.name, schema.getMutationType()?.name];
  return mapSchema(schema, {
    [MapperKind.OBJECT_FIELD]: (field, fieldName, typeName) => {
      const rule = rules.get(`${typeName}.${fieldName}`);
      // Fields that are merely reachable keep their plain resolver: the common case costs nothing.
      if (rule === undefined || (rule.kind === 'reachable' && rule.limit === undefined)) return field;
      const isRoot = typeName === queryName || typeName === mutationName;
      return { ...field, resolve: guarded(rule, field.resolve ?? defaultFieldResolver, isRoot) };
    },
  });
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

function findUnguarded(schema: GraphQLSchema, rules: AccessRules): string[] {
  const roots = new Set([schema.getQueryType(), schema.getMutationType()]);
  return Object.values(schema.getTypeMap()).flatMap((type) => {
    if (!isObjectType(type) || type.name.startsWith('__')) return [];
    return Object.values(type.getFields()).flatMap((field) => {
      const key = `${type.name}.${field.name}`;
      const rule = rules.get(key);
      if (rule === undefined) return [`${key} has no access rule.`];
      if (!roots.has(type)) return [];
      if (rule.kind === 'reachable') return [`${key} is a root field without a check.`];
      if (rule.limit === undefined) return [`${key} has neither a limit nor says that it costs nothing.`];
      return field.resolve === undefined ? [`${key} has no resolver.`] : [];
    });
  });
}

/** A root field counts each time, aliases included; another one, which may be in every row, once for a request. */
function guarded(rule: AccessRule, resolver: FieldResolver, isRoot: boolean): FieldResolver {
  const { limit } = rule;
  if (limit === undefined || limit === 'none') {
    return (source, args, context, info) => {
      assertAccess(rule, context.viewer);
      return resolver(source, args, context, info);
    };
  }
  return async (source, args, context, info) => {
    assertAccess(rule, context.viewer);
    await (isRoot ? context.countCall(limit) : context.countRequest(limit));
    return resolver(source, args, context, info);
  };
}
