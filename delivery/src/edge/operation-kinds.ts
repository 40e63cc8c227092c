import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import {
  type FragmentDefinitionNode,
  type InlineFragmentNode,
  Kind,
  OperationTypeNode,
  parse,
  type SelectionSetNode,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import { operationKey } from '../release/operations.ts';
import type { Store } from '../store/store.ts';
import { supplierFields, supplierRoots } from './__generated__/supplier-fields.ts';

export interface OperationKind {
  /** It has no effect: it may be ended, or sent once more. */
  isRead: boolean;
  /** It waits for the supplier's answer. */
  asksSupplier: boolean;
}

const ROOTS = new Set(['Query', 'Mutation']);
const SHA256 = /^[0-9a-f]{64}$/;
const MAX_KNOWN = 2_000;
/** How long a request waits at most until its kind is known. */
const STORE_MS = 500;

/**
 * Tells what a request to `/graphql` is from the published operation that it names. One that names none, or none that
 * the store gives in time, is judged by its method.
 */
export function createOperationKinds(store: Store): (request: FastifyRequest) => Promise<OperationKind> {
  const known = new LRUCache<string, OperationKind>({
    max: MAX_KNOWN,
    fetchMethod: async (id) => {
      const text = await store.get(operationKey(id));
      return text ? readKind(text.toString()) : undefined;
    },
  });
  return async (request) => {
    const id = readId(request);
    const kind = id === null ? undefined : (known.get(id) ?? (await within(STORE_MS, known.fetch(id))));
    return kind ?? { isRead: isReadByMethod(request), asksSupplier: false };
  };
}

export const isReadByMethod = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD';

function readKind(text: string): OperationKind {
  const { definitions } = parse(text, { noLocation: true });
  return {
    isRead: definitions.every(
      (definition) =>
        definition.kind !== Kind.OPERATION_DEFINITION || definition.operation === OperationTypeNode.QUERY,
    ),
    asksSupplier: definitions.some((definition) => {
      if (definition.kind === Kind.OPERATION_DEFINITION) return asksSupplier(definition.selectionSet, true);
      return definition.kind === Kind.FRAGMENT_DEFINITION && fragmentAsks(definition, false);
    }),
  };
}

function asksSupplier(set: SelectionSetNode | undefined, isRoot: boolean): boolean {
  return (set?.selections ?? []).some((selection) => {
    if (selection.kind === Kind.INLINE_FRAGMENT) return fragmentAsks(selection, isRoot);
    if (selection.kind !== Kind.FIELD) return false;
    const marked = isRoot ? supplierRoots : supplierFields;
    return marked.has(selection.name.value) || asksSupplier(selection.selectionSet, false);
  });
}

/** `isRoot`: of what has no type of its own. */
function fragmentAsks(
  { typeCondition, selectionSet }: FragmentDefinitionNode | InlineFragmentNode,
  isRoot: boolean,
): boolean {
  return asksSupplier(selectionSet, typeCondition ? ROOTS.has(typeCondition.name.value) : isRoot);
}

function readId({ query, body }: FastifyRequest): string | null {
  const { id } = (Buffer.isBuffer(body) ? parseJson(body) : query) as { id?: unknown };
  return typeof id === 'string' && SHA256.test(id) ? id : null;
}

/** What is no object, or no JSON, is the API's to refuse. */
function parseJson(body: Buffer): object {
  try {
    return Object(JSON.parse(body.toString()));
  } catch {
    return {};
  }
}

/** Nothing when it fails or takes longer. */
function within<T>(ms: number, promise: Promise<T>): Promise<T | undefined> {
  return Promise.race([promise.catch(() => undefined), sleep(ms, undefined)]);
}
