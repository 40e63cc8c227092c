interface Edge<N> {
  readonly node: N | null | undefined;
}

/** The nodes of a merged list in order, each once; those that could not be read (null) are left out. */
export function readableNodes<N extends { readonly id: string }>(
  edges: readonly (Edge<N> | null | undefined)[],
): N[] {
  const byId = new Map<string, N>();
  for (const edge of edges) {
    if (edge?.node && !byId.has(edge.node.id)) byId.set(edge.node.id, edge.node);
  }
  return [...byId.values()];
}
