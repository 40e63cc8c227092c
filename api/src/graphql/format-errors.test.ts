import { buildSchema, execute, GraphQLError, parse, validate } from 'graphql';
import { describe, expect, it, vi } from 'vitest';
import { NotFoundError } from '../lib/errors.ts';
import { createLogger } from '../lib/logger.ts';
import { formatErrors } from './format-errors.ts';

const schema = buildSchema(`
  type Query { myself: Person, greet(name: String): String, color(of: Color): String, hello(who: Input): String }
  type Person { id: ID, name: String }
  enum Color { RED GREEN }
  input Input { name: String }
`);

function format(error: Error, terse = false) {
  const log = createLogger('silent');
  const logged = vi.spyOn(log, 'error');
  const [formatted] = formatErrors([error], { requestId: 'request-1', log, terse });
  return { formatted, logged: logged.mock.calls.length };
}

describe('an error in a response', () => {
  it('is masked and logged once when nobody expected it', () => {
    const cause = new Error('relation "users" does not exist; token eyJ.secret');
    const { formatted, logged } = format(
      new GraphQLError(cause.message, { originalError: cause, path: ['myself'] }),
    );
    expect(formatted).toEqual({
      message: 'Unexpected error.',
      path: ['myself'],
      extensions: { code: 'INTERNAL', requestId: 'request-1' },
    });
    expect(logged).toBe(1);
  });

  it('is masked and logged when a resolver gave null for a field that has none', () => {
    const { formatted, logged } = format(
      new GraphQLError('Cannot return null for non-nullable field Travel.id.', { path: ['travel', 'id'] }),
    );
    expect(formatted).toMatchObject({ message: 'Unexpected error.', extensions: { code: 'INTERNAL' } });
    expect(logged).toBe(1);
  });

  it('keeps its code when it was expected', () => {
    const { formatted, logged } = format(new GraphQLError('x', { originalError: new NotFoundError() }));
    expect(formatted).toMatchObject({
      message: 'There is no such object.',
      extensions: { code: 'NOT_FOUND' },
    });
    expect(logged).toBe(0);
  });

  it('does not help to guess the schema when terse', () => {
    const error = new GraphQLError('Cannot query field "mysel" on type "Query". Did you mean "myself"?');
    expect(format(error, true).formatted?.message).toBe('Cannot query field "mysel" on type "Query".');
    expect(format(error).formatted?.message).toContain('Did you mean');
  });

  it.each([
    ['{ mysel { id } }', {}],
    ['{ myself { nam } }', {}],
    ['query ($a: Inpu!) { __typename }', {}],
    ['{ greet(nam: "x") }', {}],
    ['{ color(of: REDD) }', {}],
    ['query ($color: Color!) { color(of: $color) }', { color: 'REDD' }],
    ['query ($who: Input!) { hello(who: $who) }', { who: { nam: 'x' } }],
  ])('suggests no name for %s %o when terse', async (source, variableValues) => {
    const document = parse(source);
    const found = validate(schema, document);
    const { errors = [] } =
      found.length > 0 ? { errors: found } : await execute({ schema, document, variableValues });
    const messages = errors.map((error) => [format(error, true), format(error)]);
    expect(messages.some(([, open]) => open?.formatted?.message.includes('Did you mean'))).toBe(true);
    for (const [terse] of messages) expect(terse?.formatted?.message).not.toContain('Did you mean');
  });
});
