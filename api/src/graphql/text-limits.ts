import {
  type DocumentNode,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  parse,
  type SelectionNode,
} from 'graphql';
import { HttpError } from './http-error.ts';

interface Size {
  /** Fields of the operation itself, each of which does work of its own. */
  roots: number;
  depth: number;
  aliases: number;
  directives: number;
}

/**
 * What an operation may contain at most, as text of a request or published with a release. The largest of our own has
 * three root fields and 1,100 tokens: beyond, a release would let one request do the work of hundreds.
 */
const limits = {
  text: { tokens: 1_000, roots: 20, depth: 12, aliases: 15, directives: 50 },
  published: { tokens: 10_000, roots: 10, depth: 15, aliases: 500, directives: 50 },
} satisfies Record<string, Size & { tokens: number }>;

export type OperationOrigin = keyof typeof limits;

/** A text that does not parse; carries its syntax error the way the executor reports its own. */
export class SyntaxRefusal extends Error {
  override name = 'SyntaxRefusal';
  readonly errors: readonly GraphQLError[];
  constructor(error: GraphQLError) {
    super(error.message);
    this.errors = [error];
  }
}

/**
 * Parses the text of an operation and measures it with its fragments expanded, so that a few short fragments cannot
 * stand for a long text. Throws SyntaxRefusal, or HttpError 400 OPERATION_TOO_LARGE.
 */
export function parseWithinLimits(source: string, origin: OperationOrigin): DocumentNode {
  const most = limits[origin];
  const document = parseText(source, most.tokens);
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  }
  const measure = createMeasure(fragments);
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    const size = measure(definition.selectionSet.selections);
    size.directives += definition.directives?.length ?? 0;
    for (const name of ['roots', 'depth', 'aliases', 'directives'] as const) {
      if (size[name] > most[name]) throw tooLarge(name, most[name]);
    }
  }
  return document;
}

function parseText(source: string, maxTokens: number): DocumentNode {
  try {
    return parse(source, { maxTokens });
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    if (error.message.includes('Parsing aborted')) throw tooLarge('tokens', maxTokens);
    throw new SyntaxRefusal(error);
  }
}

function createMeasure(fragments: ReadonlyMap<string, FragmentDefinitionNode>) {
  const known = new Map<string, Size>();
  const measure = (selections: readonly SelectionNode[]): Size => {
    const total: Size = { roots: 0, depth: 0, aliases: 0, directives: 0 };
    for (const selection of selections) {
      const size = measureOne(selection);
      total.roots += size.roots;
      total.depth = Math.max(total.depth, size.depth);
      total.aliases += size.aliases;
      total.directives += size.directives + (selection.directives?.length ?? 0);
    }
    return total;
  };
  const measureOne = (selection: SelectionNode): Size => {
    if (selection.kind === Kind.FRAGMENT_SPREAD) return measureFragment(selection.name.value);
    const inner = measure(selection.selectionSet?.selections ?? []);
    if (selection.kind === Kind.INLINE_FRAGMENT) return inner;
    return {
      roots: 1,
      depth: inner.depth + 1,
      aliases: inner.aliases + (selection.alias ? 1 : 0),
      directives: inner.directives,
    };
  };
  const measureFragment = (name: string): Size => {
    const size = known.get(name);
    if (size) return size;
    // Kept while the fragment is measured: one that contains itself adds nothing here and is refused by validation.
    known.set(name, { roots: 0, depth: 0, aliases: 0, directives: 0 });
    const measured = measure(fragments.get(name)?.selectionSet.selections ?? []);
    known.set(name, measured);
    return measured;
  };
  return measure;
}

function tooLarge(what: keyof Size | 'tokens', most: number): HttpError {
  return new HttpError(400, 'OPERATION_TOO_LARGE', `An operation may have ${what} up to ${most}.`);
}
