import { codeLabels, memoLabel } from '@yado/shared/format/code-labels';
import { Card } from '@yado/shared/ui/Card';
import { Field } from '@yado/shared/ui/Field';
import { TextArea } from '@yado/shared/ui/TextArea';
import { TextInput } from '@yado/shared/ui/TextInput';
import { css } from '#styled/css';
import type { Draft } from '../../lib/draft.ts';
import type { FormProblems } from '../../lib/guest-form.ts';
import { contactFieldId } from '../../lib/problem-list.ts';

interface Props {
  draft: Draft;
  problems: FormProblems | null;
  onChange: (draft: Draft) => void;
}

/** The company's own codes for its accounts, which begin with the branch's, and what the trip is for. */
export function CodeFields({ draft, problems, onChange }: Props) {
  return (
    <Card heading="社内管理用">
      <div
        className={css({ display: 'grid', gap: '5', gridTemplateColumns: { base: '1fr', md: '1fr 1fr' } })}
      >
        <Field
          label={codeLabels.company}
          controlId={contactFieldId('companyCode')}
          helper="予約一覧のCSVに出力されます"
          error={problems?.companyCode}
          optional
        >
          <TextInput
            value={draft.companyCode}
            onChange={(event) => onChange({ ...draft, companyCode: event.target.value })}
          />
        </Field>
        <Field
          label={codeLabels.department}
          controlId={contactFieldId('departmentCode')}
          helper="予約一覧のCSVに出力されます"
          error={problems?.departmentCode}
          optional
        >
          <TextInput
            value={draft.departmentCode}
            onChange={(event) => onChange({ ...draft, departmentCode: event.target.value })}
          />
        </Field>
        <Field
          label={memoLabel}
          controlId={contactFieldId('memo')}
          helper="予約の詳細とCSVに表示され、支店の方と旅行会社、運営担当者が見られます。ホテルには送りません"
          error={problems?.memo}
          className={css({ gridColumn: '1 / -1' })}
          optional
        >
          <TextArea
            rows={1}
            autoresize
            value={draft.memo}
            onChange={(event) => onChange({ ...draft, memo: event.target.value })}
          />
        </Field>
      </div>
    </Card>
  );
}
