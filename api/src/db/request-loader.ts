import DataLoader from 'dataloader';
import { createSharedLoader } from './shared-loader.ts';

/** Looks rows up by their ids for all requests of the process. */
export function byId<Row extends { id: string }>(find: (ids: readonly string[]) => Promise<Row[]>) {
  return createSharedLoader<readonly string[], (Row | null)[]>(async (questions) => {
    const rows = new Map((await find([...new Set(questions.flat())])).map((row) => [row.id, row]));
    return questions.map((ids) => ids.map((id) => rows.get(id) ?? null));
  });
}

/** Asks a loader of the process for all that one request needs at a time, and remembers it for that request. */
export function forRequest<Value>(shared: DataLoader<readonly string[], Value[]>): DataLoader<string, Value> {
  return new DataLoader((ids) => shared.load(ids));
}
