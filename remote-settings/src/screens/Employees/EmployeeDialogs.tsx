import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { DelegateDialog } from './DelegateDialog.tsx';
import { DeleteDialog } from './DeleteDialog.tsx';
import type { EmployeeDialogs_employee$key } from './__generated__/EmployeeDialogs_employee.graphql';

export interface Question {
  kind: 'delete' | 'delegate';
  employee: EmployeeDialogs_employee$key;
}

interface Props extends Question {
  /** The list that loses who is deleted. */
  connectionId: string;
}

/** Asks one question about one person; mounted again for each. */
export function EmployeeDialogs({ kind, employee, connectionId }: Props) {
  const data = useFragment(
    graphql`
      fragment EmployeeDialogs_employee on Employee {
        ...DeleteDialog_employee
        ...DelegateDialog_employee
      }
    `,
    employee,
  );
  const [open, setOpen] = useState(true);
  const shared = { employee: data, open, onClose: () => setOpen(false) };
  return kind === 'delete' ? (
    <DeleteDialog {...shared} connectionId={connectionId} />
  ) : (
    <DelegateDialog {...shared} />
  );
}
