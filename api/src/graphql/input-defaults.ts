import { LRUCache } from 'lru-cache';
import {
  type GraphQLInputType,
  type GraphQLSchema,
  isInputObjectType,
  isListType,
  isNonNullType,
  Kind,
  parse,
  typeFromAST,
} from 'graphql';

type Variables = Record<string, unknown> | undefined;

/** Types of the variables of a document by name. */
type VariableTypes = ReadonlyMap<string, GraphQLInputType>;

const MAX_DOCUMENTS = 2_000;

/**
 * Fills the defaults of input object fields into variables, as the GraphQL specification asks. The JIT compiler
 * forgets them (graphql-jit reads the defaults of variables only), and then refuses required fields that have one.
 * Anything that does not fit its type is left for the executor to refuse.
 */
export function createInputDefaults(
  schema: GraphQLSchema,
): (source: string, variables: Variables) => Variables {
  const known = new LRUCache<string, VariableTypes>({ max: MAX_DOCUMENTS });
  return (source, variables) => {
    let types = known.get(source);
    if (!types) {
      types = variableTypes(schema, source);
      known.set(source, types);
    }
    if (!variables || types.size === 0) return variables;
    const filled: Variables = { ...variables };
    for (const [name, type] of types) {
      if (name in filled) filled[name] = fill(type, filled[name]);
    }
    return filled;
  };
}

function variableTypes(schema: GraphQLSchema, source: string): VariableTypes {
  const types = new Map<string, GraphQLInputType>();
  let document: ReturnType<typeof parse>;
  try {
    document = parse(source, { noLocation: true, maxTokens: 10_000 });
  } catch {
    return types;
  }
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    for (const variable of definition.variableDefinitions ?? []) {
      const type = typeFromAST(schema, variable.type as Parameters<typeof typeFromAST>[1]) as
        | GraphQLInputType
        | undefined;
      if (type) types.set(variable.variable.name.value, type);
    }
  }
  return types;
}

function fill(type: GraphQLInputType, value: unknown): unknown {
  if (value === null || value === undefined) return value;
  if (isNonNullType(type)) return fill(type.ofType, value);
  if (isListType(type)) {
    return Array.isArray(value) ? value.map((item) => fill(type.ofType, item)) : fill(type.ofType, value);
  }
  if (!isInputObjectType(type) || typeof value !== 'object' || Array.isArray(value)) return value;
  const filled: Record<string, unknown> = { ...value };
  for (const field of Object.values(type.getFields())) {
    if (filled[field.name] !== undefined) filled[field.name] = fill(field.type, filled[field.name]);
    else if (field.defaultValue !== undefined) filled[field.name] = field.defaultValue;
  }
  return filled;
}
