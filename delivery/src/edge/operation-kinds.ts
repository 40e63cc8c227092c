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
import { createSlots } from './slots.ts';

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

/** How long an id that was not found counts as nobody's: one that is published then is soon known. */
const ABSENT_MS = 3_000;
/** How many ids may be looked for at once; one that was not found is counted while it is nobody's. */
const LOOKUPS = { total: 256, perAddress: 32 };

/**
 * Tells what a request to `/graphql` is from the published operation that it names. One that names none, or none that
 * the store gives in time, is judged by its method; so is what a stranger makes up, for which the store is not read
 * again and again.
 */
export function createOperationKinds(store: Store): (request: FastifyRequest) => Promise<OperationKind> {
  const absent = new LRUCache<string, true>({ max: LOOKUPS.total, ttl: ABSENT_MS });
  const slots = createSlots(LOOKUPS);
  const known = new LRUCache<string, OperationKind, string>({
    max: MAX_KNOWN,
    fetchMethod: async (id, _stale, { context: ip }) => {
      const release = absent.has(id) ? null : slots.take(ip);
      if (!release) return undefined;
      let kind: OperationKind | undefined;
      try {
        const text = await store.get(operationKey(id));
        kind = text ? readKind(text.toString()) : undefined;
        if (!text) absent.set(id, true);
      } finally {
        if (kind) release();
        else setTimeout(release, ABSENT_MS).unref();
      }
      return kind;
    },
  });
  return async (request) => {
    const id = readId(request);
    const found = async (key: string) =>
      known.get(key) ?? (await within(STORE_MS, known.fetch(key, { context: request.ip })));
    const kind = id === null ? undefined : await found(id);
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
