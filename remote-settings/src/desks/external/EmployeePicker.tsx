import { readNodes } from '@yado/shared/relay/read-nodes';
import { Combobox } from '@yado/shared/ui/Combobox';
import { Field } from '@yado/shared/ui/Field';
import { useMemo, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useEmployeeSearch } from './use-employee-search.ts';
import type { EmployeePicker_query$key } from './__generated__/EmployeePicker_query.graphql';

interface Props {
  branchId: string;
  query: EmployeePicker_query$key;
  error?: string;
  /** Empty when what is typed is nobody. */
  onChange: (employeeId: string) => void;
}

/** Who the trip is booked for: one of the branch's active people, found by name or address. */
export function EmployeePicker({ branchId, query, error, onChange }: Props) {
  const { employees } = useFragment(
    graphql`
      fragment EmployeePicker_query on Query @argumentDefinitions(branchId: { type: "ID!" }) {
        employees(branchId: $branchId, status: ACTIVE, first: 20) {
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
  // Asked for beside the screen's own query: a look-up that fails must not take the filled-in form with it.
  const { kind, found, search } = useEmployeeSearch(branchId);
  const items = useMemo(
    () =>
      (found ?? readNodes(employees.edges).nodes).map(({ id, name, email }) => ({
        id,
        label: name,
        description: email,
      })),
    [found, employees],
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
        loading={kind === 'busy'}
        placeholder="名前を入力"
        emptyText={kind === 'failed' ? '候補を読み込めませんでした' : '該当する社員がいません'}
        onInputChange={(typed) => {
          setText(typed);
          search(typed.trim());
          onChange('');
        }}
        onSelect={({ id, label }) => {
          setText(label);
          search('');
          onChange(id);
        }}
      />
    </Field>
  );
}
