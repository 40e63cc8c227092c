import { Card } from '@yado/shared/ui/Card';
import { Field } from '@yado/shared/ui/Field';
import { TextInput } from '@yado/shared/ui/TextInput';
import { css } from '#styled/css';
import type { Draft } from '../../lib/draft.ts';
import type { FormProblems } from '../../lib/guest-form.ts';

interface Props {
  draft: Draft;
  problems: FormProblems | null;
  onChange: (draft: Draft) => void;
}

/** Whom the hotel and we reach about this booking, and the company's own codes for its accounts. */
export function ContactFields({ draft, problems, onChange }: Props) {
  const columns = css({ display: 'grid', gap: '5', gridTemplateColumns: { base: '1fr', md: '1fr 1fr' } });
  return (
    <>
      <Card heading="連絡先">
        <div className={columns}>
          <Field
            label="メールアドレス"
            helper="予約の確認メールをお送りします"
            error={problems?.email}
            required
          >
            <TextInput
              type="email"
              autoComplete="email"
              value={draft.email}
              onChange={(event) => onChange({ ...draft, email: event.target.value })}
            />
          </Field>
          <Field label="電話番号" helper="例: 03-1234-5678" error={problems?.phone} required>
            <TextInput
              type="tel"
              autoComplete="tel"
              value={draft.phone}
              onChange={(event) => onChange({ ...draft, phone: event.target.value })}
            />
          </Field>
        </div>
      </Card>
      <Card heading="社内管理用">
        <div className={columns}>
          <Field label="企業管理コード" optional>
            <TextInput
              maxLength={60}
              value={draft.companyCode}
              onChange={(event) => onChange({ ...draft, companyCode: event.target.value })}
            />
          </Field>
          <Field label="部署コード" optional>
            <TextInput
              maxLength={60}
              value={draft.departmentCode}
              onChange={(event) => onChange({ ...draft, departmentCode: event.target.value })}
            />
          </Field>
        </div>
      </Card>
    </>
  );
}
