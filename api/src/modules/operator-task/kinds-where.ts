import type { OperatorTaskKind } from '../../graphql/__generated__/schema-types.ts';
import { type TaskKind, taskKinds } from './task-kinds.ts';

/** The kinds of which the table says this; without a question all that this release knows. */
export function kindsWhere(isSo: (kind: TaskKind) => boolean = () => true): OperatorTaskKind[] {
  const kinds = Object.keys(taskKinds) as OperatorTaskKind[];
  return kinds.filter((kind) => isSo(taskKinds[kind]));
}
