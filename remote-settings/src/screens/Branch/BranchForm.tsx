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
import { LeaveQuestion } from '../../components/LeaveQuestion.tsx';
import {
  type BranchField,
  type BranchFields,
  branchFieldOrder,
  findBranchProblems,
} from '../../lib/branch-fields.ts';
import {
  addEdits,
  type BranchEdits,
  editedFields,
  findConflicts,
  tidyEdits,
  toBranchInput,
  withoutSaved,
} from '../../lib/branch-edits.ts';
import { AddressFields } from './AddressFields.tsx';
import { BranchConflicts } from './BranchConflicts.tsx';
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
        peppolId
      }
    `,
    branch,
  );
  const saved = toFields(kept);
  const [edits, setEdits] = useState<BranchEdits>({});
  const fields = editedFields(edits, saved);
  const conflicts = findConflicts(edits, saved);
  const wanted = tidyEdits(edits, saved);
  const [updateCompanyBranch] = useUpdateCompanyBranch();
  const form = useForm<BranchField>({
    check: () => {
      setEdits(wanted);
      const found = findBranchProblems(editedFields(wanted, saved));
      // What nobody changed is not sent, so nothing of it needs correction.
      return Object.fromEntries(Object.entries(found).filter(([field]) => field in wanted));
    },
    send: async ({ show, fail }) => {
      const result = await updateCompanyBranch({ input: { branchId: id, ...toBranchInput(wanted) } });
      if (result.kind === 'ok') {
        setEdits((now) => withoutSaved(now, wanted));
        toast({ tone: 'success', title: '支店情報を保存しました' });
        await getProfile().refresh();
        return;
      }
      const message = actionMessage('支店情報の保存', result, branchMessages);
      const field = result.kind === 'refused' ? result.refusal.field : null;
      // What is kept now came with the refusal: `BranchConflicts` shows it.
      if (result.kind === 'refused' && result.code === 'CHANGED_MEANWHILE') return fail(message);
      if (field && branchFieldOrder.includes(field as BranchField)) show({ [field]: message });
      else fail(message);
    },
  });
  const changed = Object.keys(edits).length > 0;

  const edit = (changes: Partial<BranchFields>) => {
    setEdits((before) => addEdits(before, saved, changes));
    form.clear(...(Object.keys(changes) as BranchField[]));
  };
  const decide = (field: BranchField, to: string) => {
    const { [field]: _conflict, ...others } = edits;
    setEdits(addEdits(others, saved, { [field]: to }));
    form.reset();
  };
  const shared = { fields, problems: form.problems, onEdit: edit };

  return (
    <Card heading="支店の情報">
      <LeaveQuestion when={changed && !form.isPending} />
      <form
        noValidate
        aria-label="支店の情報"
        onSubmit={form.submit}
        className={css({ display: 'grid', gap: '8' })}
      >
        <FailureBanner failure={form.failure} />
        <BranchConflicts
          conflicts={conflicts}
          kept={saved}
          typed={fields}
          onTakeKept={(field) => decide(field, saved[field])}
          onTakeTyped={(field) => decide(field, fields[field])}
        />
        <BranchTextField {...shared} field="branchName" required autoComplete="off" />
        <AddressFields {...shared} />
        <CodeFields {...shared} />
        <BranchTextField
          {...shared}
          field="peppolId"
          autoComplete="off"
          helper="電子インボイスの受信先です。請求書の電子インボイス(JP PINT)に、宛先として記載します。例: 0188:8000000000001(0188は法人番号)、0221:T8000000000001(0221は適格請求書発行事業者の登録番号)"
        />
        <div className={css({ display: 'flex', gap: '3', flexWrap: 'wrap' })}>
          <Button type="submit" loading={form.isPending} loadingText="保存しています">
            保存する
          </Button>
          {changed && !form.isPending && (
            <Button
              variant="ghost"
              onClick={() => {
                setEdits({});
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
