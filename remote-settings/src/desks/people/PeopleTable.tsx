import { formatDateNumeric } from '@yado/shared/format/dates';
import { wallClock } from '@yado/shared/format/instants';
import { Card } from '@yado/shared/ui/Card';
import { Table, type TableColumn } from '@yado/shared/ui/Table';
import type { ReactNode } from 'react';
import { css } from '#styled/css';

export interface Person {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly createdAt: string;
}

interface Props {
  caption: string;
  people: readonly Person[];
  busy: boolean;
  /** What can be done with a person; none: the table has no such column. */
  action?: (person: Person) => ReactNode;
}

export function PeopleTable({ caption, people, busy, action }: Props) {
  const actions: TableColumn<Person>[] = action
    ? [{ id: 'actions', header: '操作', actions: true, align: 'end', cell: action }]
    : [];
  return (
    <Card as="div" padding="none">
      <Table<Person>
        caption={caption}
        rows={people}
        rowKey={({ id }) => id}
        busy={busy}
        columns={[
          { id: 'name', header: '名前', primary: true, cell: ({ name }) => name },
          {
            id: 'email',
            header: 'メールアドレス',
            cell: ({ email }) => <span className={css({ wordBreak: 'break-all' })}>{email}</span>,
          },
          {
            id: 'since',
            header: '登録日',
            cell: ({ createdAt }) => formatDateNumeric(wallClock(createdAt, 'Asia/Tokyo').date),
          },
          ...actions,
        ]}
      />
    </Card>
  );
}
