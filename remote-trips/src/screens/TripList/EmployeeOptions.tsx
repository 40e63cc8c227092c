import { useAllPages } from '@yado/shared/relay/use-all-pages';
import { Select } from '@yado/shared/ui/Select';
import { useId } from 'react';
import { graphql, usePaginationFragment } from 'react-relay';
import { ListNote } from '../../components/ListNote.tsx';
import type { EmployeeOptionsQuery } from './__generated__/EmployeeOptionsQuery.graphql';
import type { EmployeeOptions_query$key } from './__generated__/EmployeeOptions_query.graphql';

interface Props {
  query: EmployeeOptions_query$key;
  value: string;
  onChange: (employeeId: string) => void;
}

const PAGE = 100;

/** Everybody who can have booked, also those who have left; the pages after the first arrive by themselves. */
export function EmployeeOptions({ query, value, onChange }: Props) {
  const { data, ...pages } = usePaginationFragment<EmployeeOptionsQuery, EmployeeOptions_query$key>(
    graphql`
      fragment EmployeeOptions_query on Query
      @argumentDefinitions(
        branchId: { type: "ID" }
        first: { type: "Int", defaultValue: 100 }
        after: { type: "String" }
      )
      @refetchable(queryName: "EmployeeOptionsQuery") {
        employees(branchId: $branchId, first: $first, after: $after)
          @connection(key: "EmployeeOptions_employees", filters: ["branchId"]) {
          edges {
            node {
              id
              name
              status
            }
          }
        }
      }
    `,
    query,
  );
  const { failed } = useAllPages(pages, PAGE);
  const noteId = useId();
  const people = data.employees.edges.flatMap((edge) =>
    edge?.node && edge.node.status !== 'INVITED' ? [edge.node] : [],
  );
  return (
    <>
      <Select
        value={value}
        aria-describedby={failed ? noteId : undefined}
        options={[
          { value: '', label: 'すべて' },
          ...people.map(({ id, name, status }) => ({
            value: id,
            label: status === 'DELETED' ? `${name}(削除済み)` : name,
          })),
        ]}
        onChange={(event) => onChange(event.target.value)}
      />
      {failed && <ListNote id={noteId}>予約者の一覧を最後まで読み込めませんでした。</ListNote>}
    </>
  );
}
