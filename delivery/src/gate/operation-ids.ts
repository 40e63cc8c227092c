/** How a compiled operation names itself in a script. */
const OPERATION_ID = /\bid:\s*["']([0-9a-f]{64})["']/g;

/** Ids of the operations that a script sends. */
export function findOperationIds(script: string): Set<string> {
  return new Set([...script.matchAll(OPERATION_ID)].map((match) => match[1] as string));
}
