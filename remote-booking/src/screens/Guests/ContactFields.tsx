import { Card } from '@yado/shared/ui/Card';
import { Field } from '@yado/shared/ui/Field';
import { Select } from '@yado/shared/ui/Select';
import { TextInput } from '@yado/shared/ui/TextInput';
import { useMemo } from 'react';
import { css } from '#styled/css';
import { countryOptions, tidyPhone } from '../../lib/contact-phone.ts';
import type { Draft } from '../../lib/draft.ts';
import type { FormProblems } from '../../lib/guest-form.ts';
import { contactFieldId } from '../../lib/problem-list.ts';

interface Props {
  draft: Draft;
  problems: FormProblems | null;
  onChange: (draft: Draft) => void;
}

/** Whom the hotel and we reach about this booking. */
export function ContactFields({ draft, problems, onChange }: Props) {
  const countries = useMemo(() => countryOptions(), []);
  const tidy = () => {
    const { countryCode, phone } = tidyPhone(draft);
    if (countryCode !== draft.countryCode || phone !== draft.phone)
      onChange({ ...draft, countryCode, phone });
  };
  return (
    <Card heading="連絡先">
      <div className={css({ display: 'grid', gap: '5' })}>
        <Field
          label="メールアドレス"
          controlId={contactFieldId('email')}
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
        <div
          className={css({
            display: 'grid',
            gap: '5',
            gridTemplateColumns: { base: '1fr', md: '240px 1fr' },
          })}
        >
          <Field label="国・地域番号">
            <Select
              autoComplete="tel-country-code"
              options={countries}
              value={draft.countryCode}
              onChange={(event) => onChange({ ...draft, countryCode: event.target.value })}
            />
          </Field>
          <Field
            label="電話番号"
            controlId={contactFieldId('phone')}
            helper="例: 03-1234-5678。全角で入力すると半角に直して表示します"
            error={problems?.phone}
            required
          >
            <TextInput
              type="tel"
              autoComplete="tel-national"
              value={draft.phone}
              onChange={(event) => onChange({ ...draft, phone: event.target.value })}
              onBlur={tidy}
            />
          </Field>
        </div>
      </div>
    </Card>
  );
}
