import DataLoader from 'dataloader';
import type { RequestContext } from '../../graphql/request-context.ts';
import type { TravelRow } from '../travel/tables.ts';
import { findTravelsOfTasks } from '../operator-task/operator-task-store.ts';
import type { OperatorTaskRow } from '../operator-task/tables.ts';

const loaders = new WeakMap<RequestContext['loaders'], DataLoader<OperatorTaskRow, TravelRow | null>>();

/** The trip that a task is about, also one made after the task was raised; one query for all tasks of a request. */
export function loadTaskTravel(context: RequestContext, task: OperatorTaskRow): Promise<TravelRow | null> {
  let loader = loaders.get(context.loaders);
  if (!loader) {
    loader = new DataLoader(async (tasks) => {
      const travels = await findTravelsOfTasks(context.app.db, tasks);
      return tasks.map(
        ({ travel_id, attempt_id }) =>
          travels.find((travel) => travel.id === travel_id || travel.attempt_id === attempt_id) ?? null,
      );
    });
    loaders.set(context.loaders, loader);
  }
  return loader.load(task);
}
