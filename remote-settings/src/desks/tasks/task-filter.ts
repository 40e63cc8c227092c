import type { Known } from '@yado/shared/contract/known';
import { taskTexts } from './task-texts.ts';
import type { OperatorTaskKind, OperatorTasksInput } from './__generated__/TasksScreenQuery.graphql';

export interface TaskFilter {
  resolved: boolean;
  /** Empty: of any kind. */
  kind: Known<OperatorTaskKind> | '';
}

/** Reads the queue's address; what means nothing is dropped. */
export function parseTaskFilter(url: URL): TaskFilter {
  const word = url.searchParams.get('kind');
  const kinds = Object.keys(taskTexts) as Known<OperatorTaskKind>[];
  return {
    resolved: url.searchParams.get('status') === 'resolved',
    kind: kinds.find((kind) => kindWord(kind) === word) ?? '',
  };
}

export function toTasksInput({ resolved, kind }: TaskFilter): OperatorTasksInput {
  return { status: resolved ? 'RESOLVED' : 'OPEN', kinds: kind ? [kind] : undefined };
}

export function taskFilterToParams({ resolved, kind }: TaskFilter): URLSearchParams {
  const params = new URLSearchParams();
  if (resolved) params.set('status', 'resolved');
  if (kind) params.set('kind', kindWord(kind));
  return params;
}

function kindWord(kind: string): string {
  return kind.toLowerCase().replaceAll('_', '-');
}
