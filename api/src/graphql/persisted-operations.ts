import { createHash } from 'node:crypto';
import { Kind, OperationTypeNode } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { ReadOperation } from './operation-source.ts';
import type { Priority } from '../lib/priority.ts';
import { findPriority } from './operation-priority.ts';
import { parseWithinLimits } from './text-limits.ts';

const sha256Hex = /^[0-9a-f]{64}$/;
const maxCached = 2_000;

export interface PublishedOperation {
  source: string;
  /** Its own name, for metrics. */
  name: string;
  priority: Priority;
  isQuery: boolean;
}

/**
 * A published operation by its SHA-256, or null, also for a file of another text. Read on first use; files never change.
 * Throws SyntaxRefusal, HttpError 400 OPERATION_TOO_LARGE: a release of one remote must not stop the API for all.
 */
export type FindOperation = (id: string) => Promise<PublishedOperation | null>;

const named = /^\s*(?:query|mutation)\s+(\w+)/;

export function createPersistedOperations(read: ReadOperation): FindOperation {
  const known = new LRUCache<string, PublishedOperation>({ max: maxCached });
  return async (id) => {
    const cached = known.get(id);
    if (cached !== undefined) return cached;
    if (!sha256Hex.test(id)) return null;
    const source = await read(`${id}.graphql`);
    if (source === null || createHash('sha256').update(source).digest('hex') !== id) return null;
    const document = parseWithinLimits(source, 'published');
    const isQuery = document.definitions.every(
      (each) => each.kind !== Kind.OPERATION_DEFINITION || each.operation === OperationTypeNode.QUERY,
    );
    const name = named.exec(source)?.[1] ?? 'unnamed';
    const operation = { source, name, priority: findPriority(document), isQuery };
    known.set(id, operation);
    return operation;
  };
}
