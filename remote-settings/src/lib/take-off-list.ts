import { ConnectionHandler, type RecordProxy, type RecordSourceSelectorProxy } from 'relay-runtime';

/**
 * Takes a deleted person off a list. Relay's `@deleteEdge` looks for the id of the answer, and our store's keys name the
 * type too. The list's next answer brings a total without that person; until then it has to agree with the rows.
 */
export function takeOffList(
  store: RecordSourceSelectorProxy,
  connectionId: string,
  person: RecordProxy | null | undefined,
): void {
  const connection = store.get(connectionId);
  if (!connection || !person) return;
  ConnectionHandler.deleteNode(connection, person.getDataID());
  const total = connection.getValue('totalCount');
  if (typeof total === 'number') connection.setValue(total - 1, 'totalCount');
}
