import type { LoadArguments } from '@yado/shared/contract/remote';
import { startQuery } from '@yado/shared/relay';
import { useRevalidator, useSearchParams } from '@yado/shared/router';
import { Field } from '@yado/shared/ui/Field';
import { SegmentedControl } from '@yado/shared/ui/SegmentedControl';
import { Select } from '@yado/shared/ui/Select';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import { css } from '#styled/css';
import { DeskPage } from '../common/DeskPage.tsx';
import { type TaskFilter, parseTaskFilter, taskFilterToParams, toTasksInput } from './task-filter.ts';
import { taskTexts } from './task-texts.ts';
import { TaskList } from './TaskList.tsx';
import tasksQuery, { type TasksScreenQuery } from './__generated__/TasksScreenQuery.graphql';

interface Data {
  filter: TaskFilter;
  query: PreloadedQuery<TasksScreenQuery>;
}

export function load({ url }: LoadArguments): Data {
  const filter = parseTaskFilter(url);
  return { filter, query: startQuery<TasksScreenQuery>(tasksQuery, { input: toTasksInput(filter) }) };
}

const kindOptions = [
  { value: '', label: 'すべて' },
  ...Object.entries(taskTexts).map(([value, { label }]) => ({ value, label })),
];

/** The operators' queue, their first page: what about bookings and money needs a person. */
export function Screen({ data: { filter, query } }: { data: Data }) {
  const tasks = usePreloadedQuery<TasksScreenQuery>(
    graphql`
      query TasksScreenQuery($input: OperatorTasksInput) @throwOnFieldError {
        ...TaskList_query @arguments(input: $input)
      }
    `,
    query,
  );
  const [, setParams] = useSearchParams();
  const { revalidate } = useRevalidator();
  const show = (next: TaskFilter) => setParams(taskFilterToParams(next), { preventScrollReset: true });
  return (
    <DeskPage
      desk="operator"
      heading="要確認の予約とお支払い"
      description="自動では確かめられなかったことです。内容を確認し、対応を記録してください。"
    >
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '4', alignItems: 'end' })}>
        <SegmentedControl
          label="表示する状態"
          value={filter.resolved ? 'resolved' : 'open'}
          options={[
            { value: 'open', label: '未対応' },
            { value: 'resolved', label: '終了' },
          ]}
          onChange={(value) => show({ ...filter, resolved: value === 'resolved' })}
        />
        <Field label="種類" className={css({ flex: '0 1 18rem' })}>
          <Select
            value={filter.kind}
            options={kindOptions}
            onChange={({ target }) => show({ ...filter, kind: target.value as TaskFilter['kind'] })}
          />
        </Field>
      </div>
      <TaskList query={tasks} narrowed={filter.kind !== ''} onResolved={() => void revalidate()} />
    </DeskPage>
  );
}
