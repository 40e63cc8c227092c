import { getDirective } from '@graphql-tools/utils';
import { type GraphQLField, type GraphQLObjectType, type GraphQLSchema, isObjectType } from 'graphql';
import type { AccessDirectiveArgs, CallLimit, AccessRule as RuleName } from './__generated__/schema-types.ts';
import type { CallLimitName } from '../limits/call-limits.ts';
import type { AccessRule } from './access.ts';

const kinds = { PUBLIC: 'public', SIGNED_IN: 'signed-in', REACHABLE: 'reachable' } as const satisfies Record<
  RuleName,
  AccessRule['kind']
>;
const limits: Record<CallLimit, CallLimitName | 'none'> = {
  NONE: 'none',
  PUBLIC_KEY: 'public-key',
  PASSWORD_RESET: 'password-reset',
  EMAIL_UNDO: 'email-undo',
  SEARCH: 'search',
  SHOP: 'shop',
  CALENDAR: 'calendar',
  PREPARE: 'prepare',
  CONFIRM: 'confirm',
  INVITE: 'invite',
  CARD: 'card',
  ACCOUNT: 'account',
  WRITE: 'write',
  EXPORT: 'export',
  ARCHIVE: 'archive',
};

/** Rules by "Type.field". */
export type AccessRules = ReadonlyMap<string, AccessRule>;

/**
 * The rule of each field by "Type.field": its own, else that of its type. Fields of Query and Mutation only have their
 * own. A field without a rule is missing.
 */
export function readAccessRules(schema: GraphQLSchema): AccessRules {
  const roots = new Set([schema.getQueryType(), schema.getMutationType()]);
  const rules = new Map<string, AccessRule>();
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    const shared = roots.has(type) ? null : readAnnotation(schema, type, type.name);
    for (const field of Object.values(type.getFields())) {
      const key = `${type.name}.${field.name}`;
      const rule = readAnnotation(schema, field, key) ?? shared;
      if (rule) rules.set(key, rule);
    }
  }
  return rules;
}

function readAnnotation(
  schema: GraphQLSchema,
  node: GraphQLObjectType | GraphQLField<unknown, unknown>,
  name: string,
): AccessRule | null {
  const [annotation] = (getDirective(schema, node, 'access') ?? []) as AccessDirectiveArgs[];
  if (!annotation) return null;
  const { rule, anyOf, limit } = annotation;
  const counted = limit ? { limit: limits[limit] } : {};
  if (rule && !anyOf) return { kind: kinds[rule], ...counted };
  if (anyOf && !rule) return { kind: 'permission', anyOf, ...counted };
  throw new Error(`@access of ${name} needs either a rule or permissions.`);
}
