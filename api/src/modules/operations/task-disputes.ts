import DataLoader from 'dataloader';
import type { RequestContext } from '../../graphql/request-context.ts';
import type { CardDisputeRow } from '../dispute/tables.ts';
import type { OperatorTaskRow } from '../operator-task/tables.ts';

const loaders = new WeakMap<RequestContext['loaders'], DataLoader<string, CardDisputeRow | null>>();

/** The dispute that a task is about; one query for all tasks of a request. */
export async function loadTaskDispute(
  context: RequestContext,
  { kind, subject }: OperatorTaskRow,
): Promise<CardDisputeRow | null> {
  if (kind !== 'DISPUTE') return null;
  let loader = loaders.get(context.loaders);
  if (!loader) {
    loader = new DataLoader(
      async (ids) => {
        const rows = await context.app.db
          .selectFrom('card_disputes')
          .selectAll()
          .where('id', 'in', [...ids])
          .execute();
        return ids.map((id) => rows.find((row) => row.id === id) ?? null);
      },
      // Sending evidence changes what a later field of the same request has to say.
      { cache: false },
    );
    loaders.set(context.loaders, loader);
  }
  return loader.load(subject);
}
