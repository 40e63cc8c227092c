import { type GraphQLTaggedNode, getRequest } from 'relay-runtime';

/** Id of a persisted operation. */
export function operationId(query: GraphQLTaggedNode): string {
  const { id, name } = getRequest(query).params;
  if (!id) throw new Error(`${name} is not persisted`);
  return id;
}
