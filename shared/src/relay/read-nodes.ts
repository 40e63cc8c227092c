/**
 * The items of a paged list in order: an item that moved between two pages is in both and is kept once; one
 * that the server could not read is null, left out and counted.
 */
export function readNodes<N extends { readonly id: string }>(
  edges: readonly ({ readonly node: N | null | undefined } | null | undefined)[],
): { nodes: N[]; unreadable: number } {
  const byId = new Map<string, N>();
  let unreadable = 0;
  for (const edge of edges) {
    if (!edge?.node) unreadable += 1;
    else if (!byId.has(edge.node.id)) byId.set(edge.node.id, edge.node);
  }
  return { nodes: [...byId.values()], unreadable };
}
