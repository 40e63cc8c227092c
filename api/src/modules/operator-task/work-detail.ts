import { type RawBuilder, sql } from 'kysely';

const PREFIX = 'work=';

/** What a task of the watch says, as `name=value` facts: first the work by which the watch knows its own tasks. */
export function workDetail(work: string, facts: Record<string, string | number | null>): string {
  const rest = Object.entries(facts).flatMap(([name, value]) => (value === null ? [] : `${name}=${value}`));
  return [`${PREFIX}${work}`, ...rest].join(' ');
}

/** Whether a task's detail was written by the watch. */
export function isWorkDetail(detail: string | null): boolean {
  return detail?.startsWith(PREFIX) ?? false;
}

/** The same in a query of tasks. */
export function hasWorkDetail(): RawBuilder<boolean> {
  return sql<boolean>`starts_with(detail, ${PREFIX})`;
}
