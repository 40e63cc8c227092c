import { graphql, usePaginationFragment } from 'react-relay';
import { css } from '#styled/css';
import { PagedList } from '../common/PagedList.tsx';
import { TaskCard } from './TaskCard.tsx';
import type { TaskListPaginationQuery } from './__generated__/TaskListPaginationQuery.graphql';
import type { TaskList_query$key } from './__generated__/TaskList_query.graphql';

interface Props {
  query: TaskList_query$key;
  narrowed: boolean;
  onResolved: () => void;
}

export function TaskList({ query, narrowed, onResolved }: Props) {
  const { data, ...pages } = usePaginationFragment<TaskListPaginationQuery, TaskList_query$key>(
    graphql`
      fragment TaskList_query on Query
      @argumentDefinitions(
        input: { type: "OperatorTasksInput" }
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String" }
      )
      @refetchable(queryName: "TaskListPaginationQuery") {
        operatorTasks(input: $input, first: $count, after: $cursor) @connection(key: "TaskList_operatorTasks") {
          totalCount
          edges {
            node {
              id
              ...TaskCard_task
            }
          }
        }
      }
    `,
    query,
  );
  return (
    <PagedList
      connection={data.operatorTasks}
      pages={pages}
      narrowed={narrowed}
      empty={{
        icon: 'success',
        title: '確認が必要なことはありません',
        advice: '自動で確かめられない予約やお支払いがあると、ここに表示されます。',
      }}
    >
      {(tasks) => (
        <ul className={css({ display: 'grid', gap: '4', gridTemplateColumns: 'minmax(0, 1fr)' })}>
          {tasks.map((task) => (
            <li key={task.id}>
              <TaskCard task={task} onResolved={onResolved} />
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  );
}
