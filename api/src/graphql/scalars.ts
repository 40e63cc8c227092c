import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';
import { parseDateTime } from './parse-date-time.ts';

const calendarDay = /^\d{4}-\d{2}-\d{2}$/;
/** Beyond these no stay, booking or invoice lies, and a time zone or a day more could leave what a `date` can say. */
const firstDay = '1900-01-01';
const lastDay = '2199-12-31';

/** YYYY-MM-DD that exists in the calendar, of 1900 to 2199. */
function parseDate(value: unknown): string {
  if (typeof value === 'string' && calendarDay.test(value) && value >= firstDay && value <= lastDay) {
    const instant = new Date(`${value}T00:00:00Z`);
    if (!Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(value)) return value;
  }
  throw new GraphQLError('Date must be a calendar day as YYYY-MM-DD, of the years 1900 to 2199.');
}

/** Our own days come out of `date` columns and the supplier's checked answers: only the form is looked at. */
function serializeDate(value: unknown): string {
  if (typeof value === 'string' && calendarDay.test(value)) return value;
  throw new GraphQLError('Date must be a calendar day as YYYY-MM-DD.');
}

/** A Date becomes UTC; text keeps the offset it has (a property's own). */
function serializeDateTime(value: unknown): string {
  if (value instanceof Date) return value.toISOString();
  return parseDateTime(value);
}

/** A whole number that is exact in JSON and in JavaScript. */
function toYen(value: unknown): number {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return value;
  throw new GraphQLError('Yen must be a whole number of at most 9007199254740991.');
}

const literal = (parse: (value: unknown) => string) => (node: { kind: string; value?: unknown }) =>
  parse(node.kind === Kind.STRING ? node.value : undefined);

export const scalarResolvers = {
  Date: new GraphQLScalarType({
    name: 'Date',
    serialize: serializeDate,
    parseValue: parseDate,
    parseLiteral: literal(parseDate),
  }),
  DateTime: new GraphQLScalarType({
    name: 'DateTime',
    serialize: serializeDateTime,
    parseValue: parseDateTime,
    parseLiteral: literal(parseDateTime),
  }),
  Yen: new GraphQLScalarType({
    name: 'Yen',
    serialize: toYen,
    parseValue: toYen,
    parseLiteral: (node) => toYen(node.kind === Kind.INT ? Number(node.value) : undefined),
  }),
};
