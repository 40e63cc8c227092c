import { Field } from '@yado/shared/ui/Field';
import { TextInput, type TextInputProps } from '@yado/shared/ui/TextInput';
import type { ReactNode } from 'react';
import {
  type BranchField,
  type BranchFields,
  branchLabels,
  type BranchProblems,
} from '../../lib/branch-fields.ts';

/** What the parts of the form share. */
export interface BranchFormPart {
  fields: BranchFields;
  problems: BranchProblems;
  onEdit: (changes: Partial<BranchFields>) => void;
}

interface Props
  extends BranchFormPart,
    Omit<TextInputProps, 'value' | 'onChange' | 'required' | 'className'> {
  field: BranchField;
  helper?: ReactNode;
  required?: boolean;
  className?: string;
}

/** One line of text with its problem beside it. */
export function BranchTextField({
  fields,
  problems,
  onEdit,
  field,
  helper,
  required,
  className,
  ...input
}: Props) {
  return (
    <Field
      label={branchLabels[field]}
      helper={helper}
      error={problems[field]}
      required={required}
      optional={!required}
      className={className}
    >
      <TextInput
        {...input}
        value={fields[field]}
        onChange={(event) => onEdit({ [field]: event.target.value })}
      />
    </Field>
  );
}
