import { Combobox } from '@yado/shared/ui/Combobox';
import { Field } from '@yado/shared/ui/Field';
import { useEffect, useState, useTransition } from 'react';
import { graphql, useRefetchableFragment } from 'react-relay';
import type { EmployeePicker_query$key } from './__generated__/EmployeePicker_query.graphql';
import type { EmployeePickerQuery } from './__generated__/EmployeePickerQuery.graphql';

interface Props {
  query: EmployeePicker_query$key;
  error?: string;
  /** Empty when what is typed is nobody. */
  onChange: (employeeId: string) => void;
}

const PAUSE_MS = 300;

/** Who the trip is booked for: one of the branch's active people, found by name or address. */
export function EmployeePicker({ query, error, onChange }: Props) {
  const [{ employees }, refetch] = useRefetchableFragment<EmployeePickerQuery, EmployeePicker_query$key>(
    graphql`
      fragment EmployeePicker_query on Query
      @argumentDefinitions(branchId: { type: "ID!" }, keyword: { type: "String" })
      @refetchable(queryName: "EmployeePickerQuery") {
        employees(branchId: $branchId, keyword: $keyword, status: ACTIVE, first: 20) {
          edges {
            node {
              id
              name
              email
            }
          }
        }
      }
    `,
    query,
  );
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState('');
  const [searching, startSearch] = useTransition();
  const keyword = text === chosen ? '' : text.trim();
  useEffect(() => {
    const timer = setTimeout(() => startSearch(() => void refetch({ keyword: keyword || null })), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [keyword, refetch]);
  const items = employees.edges.flatMap((edge) =>
    edge?.node ? [{ id: edge.node.id, label: edge.node.name, description: edge.node.email }] : [],
  );
  return (
    <Field
      label="予約者"
      required
      error={error}
      helper="支店の社員から選びます。名前かメールアドレスで探せます。"
    >
      <Combobox
        name="employee"
        icon="user"
        items={items}
        inputValue={text}
        loading={searching}
        placeholder="名前を入力"
        emptyText="該当する社員がいません"
        onInputChange={(typed) => {
          setText(typed);
          onChange('');
        }}
        onSelect={({ id, label }) => {
          setText(label);
          setChosen(label);
          onChange(id);
        }}
      />
    </Field>
  );
}
