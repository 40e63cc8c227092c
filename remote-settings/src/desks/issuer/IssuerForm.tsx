import { actionMessage } from '@yado/shared/errors/action-message';
import { FailureBanner } from '@yado/shared/forms/FailureBanner';
import { useForm } from '@yado/shared/forms/use-form';
import { Button } from '@yado/shared/ui/Button';
import { Card } from '@yado/shared/ui/Card';
import { Field } from '@yado/shared/ui/Field';
import { Select } from '@yado/shared/ui/Select';
import { TextInput } from '@yado/shared/ui/TextInput';
import { toast } from '@yado/shared/ui/Toaster';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import { LeaveQuestion } from '../../components/LeaveQuestion.tsx';
import type { IssuerForm_agency$key } from './__generated__/IssuerForm_agency.graphql';
import {
  changedIssuerFields,
  type IssuerField,
  type IssuerFields,
  issuerAdvice,
  issuerFieldOrder,
  issuerLabels,
  licenseGrades,
  tidyIssuerFields,
} from './issuer-fields.ts';
import { issuerMessages } from './issuer-messages.ts';
import { useUpdateAgency } from './use-update-agency.ts';

const helpers: Partial<Record<IssuerField, string>> = {
  representative: '役職と氏名',
  postalAddress: '〒から建物名まで',
  licenseNumber: '例: 東京都知事登録旅行業第2-1234号',
  registrationNumber: 'Tと13桁の数字。空欄のままでは、請求書と領収書は適格請求書になりません。',
  bankAccount: '空欄のときは、運営会社が代金を受領します。',
};

/** What customers read of the company that sells to them, on contracts, the legal notice, invoices and receipts. */
export function IssuerForm({
  agency,
  onSaved,
}: {
  agency: IssuerForm_agency$key;
  /** What the form shows is kept; the history of changes has one more. */
  onSaved: () => void;
}) {
  const { id, name, ...kept } = useFragment(
    graphql`
      fragment IssuerForm_agency on Agency {
        id
        name
        representative
        postalAddress
        licenseGrade
        licenseNumber
        registrationNumber
        billingContact
        bankAccount
      }
    `,
    agency,
  );
  const saved = toFields(kept);
  // What the form began with: what somebody else changes meanwhile differs from it.
  const [seen, setSeen] = useState(saved);
  const [typed, setTyped] = useState<Partial<IssuerFields>>({});
  const [conflict, setConflict] = useState<IssuerField | null>(null);
  const fields = { ...seen, ...typed };
  const [updateAgency] = useUpdateAgency();
  const form = useForm<IssuerField>({
    send: async ({ show, fail }) => {
      const wanted = tidyIssuerFields(fields);
      // Who tries again after a conflict has read what is kept now.
      const known = conflict ? { ...seen, [conflict]: saved[conflict] } : seen;
      const result = await updateAgency({ input: { agencyId: id, ...changedIssuerFields(wanted, known) } });
      if (result.kind === 'ok') {
        setSeen(wanted);
        setTyped({});
        setConflict(null);
        toast({ tone: 'success', title: '発行者の情報を保存しました' });
        onSaved();
        return;
      }
      const message = actionMessage('発行者の情報の保存', result, issuerMessages);
      if (result.kind !== 'refused') return fail(message);
      const field = issuerFieldOrder.find((each) => each === result.refusal.field);
      if (result.code === 'INVALID_FIELD' && field) return show({ [field]: issuerAdvice[field] });
      setSeen(known);
      setConflict(field ?? null);
      fail(message);
    },
  });
  const edit = (field: IssuerField, text: string) => {
    setTyped((before) => ({ ...before, [field]: text }));
    form.clear(field);
  };
  const isChanged = issuerFieldOrder.some((field) => fields[field] !== seen[field]);

  return (
    <Card heading="契約と発行者の情報">
      <LeaveQuestion when={isChanged && !form.isPending} />
      <form
        noValidate
        aria-label="契約と発行者の情報"
        onSubmit={form.submit}
        className={css({ display: 'grid', gap: '5' })}
      >
        <p className={css({ color: 'text.muted' })}>
          {name}として、契約の確認、特定商取引法に基づく表記、請求書、領収書に表示します。
        </p>
        <FailureBanner failure={form.failure} />
        {issuerFieldOrder.map((field) => (
          <Field
            key={field}
            label={issuerLabels[field]}
            helper={conflict === field ? `保存されている内容: ${saved[field] || '(空欄)'}` : helpers[field]}
            error={form.problems[field]}
            optional
          >
            {field === 'licenseGrade' ? (
              <Select
                value={fields.licenseGrade}
                onChange={(event) => edit(field, event.target.value)}
                options={[
                  { value: '', label: '選んでください' },
                  ...licenseGrades.map((grade) => ({ value: grade, label: grade })),
                ]}
              />
            ) : (
              <TextInput
                autoComplete="off"
                value={fields[field]}
                onChange={(event) => edit(field, event.target.value)}
              />
            )}
          </Field>
        ))}
        <div>
          <Button type="submit" loading={form.isPending} loadingText="保存しています">
            保存する
          </Button>
        </div>
      </form>
    </Card>
  );
}

function toFields(kept: { readonly [field in IssuerField]?: string | null }): IssuerFields {
  return Object.fromEntries(
    issuerFieldOrder.map((field) => [field, kept[field] ?? '']),
  ) as unknown as IssuerFields;
}
