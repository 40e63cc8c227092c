import { getProfile } from '@yado/shared/auth';
import { actionMessage } from '@yado/shared/errors/action-message';
import { FailureBanner } from '@yado/shared/forms/FailureBanner';
import { useForm } from '@yado/shared/forms/use-form';
import { Button } from '@yado/shared/ui/Button';
import { Card } from '@yado/shared/ui/Card';
import { toast } from '@yado/shared/ui/Toaster';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import {
  type BranchField,
  type BranchFields,
  branchFieldOrder,
  findBranchProblems,
  tidyBranchFields,
} from '../../lib/branch-fields.ts';
import { AddressFields } from './AddressFields.tsx';
import { branchMessages } from './branch-messages.ts';
import { BranchTextField } from './BranchTextField.tsx';
import { CodeFields } from './CodeFields.tsx';
import { useUpdateCompanyBranch } from './use-update-company-branch.ts';
import type { BranchForm_branch$key } from './__generated__/BranchForm_branch.graphql';

/** What of a branch its administrator may change. */
export function BranchForm({ branch }: { branch: BranchForm_branch$key }) {
  const { id, ...kept } = useFragment(
    graphql`
      fragment BranchForm_branch on CompanyBranch {
        id
        branchName
        postalCode
        state
        cityAndLine
        phone
        phoneExtension
        companyIdByEmployee
        departmentIdByEmployee
      }
    `,
    branch,
  );
  const saved = toFields(kept);
  const [fields, setFields] = useState(saved);
  const [updateCompanyBranch] = useUpdateCompanyBranch();
  const form = useForm<BranchField>({
    check: () => {
      const tidy = tidyBranchFields(fields);
      setFields(tidy);
      return findBranchProblems(tidy);
    },
    send: async ({ show, fail }) => {
      const input = { branchId: id, ...tidyBranchFields(fields) };
      const result = await updateCompanyBranch({ input });
      if (result.kind === 'ok') {
        toast({ tone: 'success', title: '支店情報を保存しました' });
        await getProfile().refresh();
        return;
      }
      const message = actionMessage('支店情報の保存', result, branchMessages);
      const field = result.kind === 'refused' ? result.refusal.field : null;
      if (field && branchFieldOrder.includes(field as BranchField)) show({ [field]: message });
      else fail(message);
    },
  });
  const changed = branchFieldOrder.some((field) => fields[field] !== saved[field]);

  const edit = (changes: Partial<BranchFields>) => {
    setFields((before) => ({ ...before, ...changes }));
    form.clear(...(Object.keys(changes) as BranchField[]));
  };
  const shared = { fields, problems: form.problems, onEdit: edit };

  return (
    <Card heading="支店の情報">
      <form
        noValidate
        aria-label="支店の情報"
        onSubmit={form.submit}
        className={css({ display: 'grid', gap: '8' })}
      >
        <FailureBanner failure={form.failure} />
        <BranchTextField {...shared} field="branchName" label="支店名" required autoComplete="off" />
        <AddressFields {...shared} />
        <CodeFields {...shared} />
        <div className={css({ display: 'flex', gap: '3', flexWrap: 'wrap' })}>
          <Button type="submit" loading={form.isPending} loadingText="保存しています">
            保存する
          </Button>
          {changed && !form.isPending && (
            <Button
              variant="ghost"
              onClick={() => {
                setFields(saved);
                form.reset();
              }}
            >
              変更を取り消す
            </Button>
          )}
        </div>
      </form>
    </Card>
  );
}

function toFields(kept: { readonly [field in BranchField]?: string | null }): BranchFields {
  return Object.fromEntries(
    branchFieldOrder.map((field) => [field, kept[field] ?? '']),
  ) as unknown as BranchFields;
}
