import { GraphQLError } from 'graphql';

const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/;

/** RFC 3339 text with an explicit offset, unchanged; throws a GraphQLError otherwise. */
export function parseDateTime(value: unknown): string {
  if (typeof value === 'string' && instant.test(value) && !Number.isNaN(Date.parse(value))) return value;
  throw new GraphQLError('DateTime must be RFC 3339 with an explicit offset.');
}
