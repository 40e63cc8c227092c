import {
  type GraphQLField,
  type GraphQLNamedOutputType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isLeafType,
  isNonNullType,
  isObjectType,
} from 'graphql';

/** Content of the catalog: the same for everybody, so that one field of it proves it was reached. */
const stops: Record<string, string> = { PropertyContent: '{ __typename id }' };

/**
 * Everything that can be selected of a type, down to where a type would contain itself. Fields of different types of
 * one union get aliases, as they may differ in type.
 */
export function fullSelection(
  schema: GraphQLSchema,
  type: GraphQLNamedOutputType,
  path: string[] = [],
): string {
  if (isLeafType(type)) return '';
  const stop = stops[type.name];
  if (stop) return stop;
  if (isAbstractType(type)) {
    const parts = schema.getPossibleTypes(type).map((possible) => {
      const fields = buildSelection(
        schema,
        Object.values(possible.getFields()),
        [...path, possible.name],
        (field) => `${possible.name}_${field.name}: `,
      );
      return `... on ${possible.name} { ${fields} }`;
    });
    return `{ __typename ${parts.join(' ')} }`;
  }
  if (!isObjectType(type)) return '';
  return `{ __typename ${buildSelection(schema, Object.values(type.getFields()), [...path, type.name], () => '')} }`;
}

function buildSelection(
  schema: GraphQLSchema,
  fields: GraphQLField<unknown, unknown>[],
  path: string[],
  alias: (field: GraphQLField<unknown, unknown>) => string,
): string {
  return fields
    .flatMap((field) => {
      const type = getNamedType(field.type);
      const needsArguments = field.args.some(
        (argument) => isNonNullType(argument.type) && argument.defaultValue === undefined,
      );
      if (needsArguments || path.includes(type.name)) return [];
      return [`${alias(field)}${field.name} ${fullSelection(schema, type, path)}`];
    })
    .join(' ');
}

/** The text of one operation with variables for all its arguments and everything selected. */
export function operationText(
  schema: GraphQLSchema,
  type: 'Query' | 'Mutation',
  field: GraphQLField<unknown, unknown>,
): string {
  const variables = field.args.map(
    (argument) =>
      `$${argument.name}: ${String(argument.type)}${formatDefault(argument.type, argument.defaultValue)}`,
  );
  const values = field.args.map((argument) => `${argument.name}: $${argument.name}`);
  const head = variables.length > 0 ? `(${variables.join(', ')})` : '';
  const call = values.length > 0 ? `(${values.join(', ')})` : '';
  const selection = fullSelection(schema, getNamedType(field.type));
  return `${type.toLowerCase()} Everything${head} { ${field.name}${call} ${selection} }`;
}

/** A variable that is left out must leave the argument its default. */
function formatDefault(type: unknown, value: unknown): string {
  return value === undefined || isNonNullType(type) ? '' : ` = ${JSON.stringify(value)}`;
}
