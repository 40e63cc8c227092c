import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { DelegateDialog } from './DelegateDialog.tsx';
import { DeleteDialog } from './DeleteDialog.tsx';
import type { EmployeeDialogs_employee$key } from './__generated__/EmployeeDialogs_employee.graphql';

export interface Question {
  kind: 'delete' | 'delegate';
  employee: EmployeeDialogs_employee$key;
}

/** Asks one question about one person; mounted anew for each. */
export function EmployeeDialogs({ kind, employee }: Question) {
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
  const Dialog = kind === 'delete' ? DeleteDialog : DelegateDialog;
  return <Dialog employee={data} open={open} onClose={() => setOpen(false)} />;
}
