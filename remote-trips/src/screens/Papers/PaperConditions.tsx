import { useForm } from '@yado/shared/forms/use-form';
import { Button } from '@yado/shared/ui/Button';
import { Field } from '@yado/shared/ui/Field';
import { Icon } from '@yado/shared/ui/Icon';
import { Select } from '@yado/shared/ui/Select';
import { TextInput } from '@yado/shared/ui/TextInput';
import { useState } from 'react';
import { css } from '#styled/css';
import { BranchSelect } from '../../components/BranchSelect.tsx';
import { noPaperFilter, type PaperFilter, paperProblems } from '../../lib/paper-filter.ts';
import { paperKindTexts } from '../../lib/paper-kind-text.ts';

interface Props {
  filter: PaperFilter;
  desk: boolean;
  onSend: (filter: PaperFilter) => void;
}

const pair = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '2',
  gridColumn: { md: 'span 3', lg: 'span 2' },
});

/** Days, amounts, counterparty and kind of papers, typed and then sent. */
export function PaperConditions({ filter, desk, onSend }: Props) {
  const [typed, setTyped] = useState(filter);
  const change = (part: Partial<PaperFilter>) => setTyped({ ...typed, ...part });
  const found = paperProblems(typed);
  const form = useForm<keyof typeof found>({ check: () => found, send: async () => onSend(typed) });
  const problems = form.isTried ? found : {};
  const dayField = (name: 'from' | 'to', label: string, error?: string) => (
    <Field label={label} error={error}>
      <TextInput
        type="date"
        name={name}
        max="9999-12-31"
        value={typed[name]}
        onChange={(event) => change({ [name]: event.target.value })}
      />
    </Field>
  );
  const amountField = (name: 'amountFrom' | 'amountTo', label: string) => (
    <Field label={label} error={problems[name]}>
      <TextInput
        inputMode="numeric"
        name={name}
        value={typed[name]}
        onChange={(event) => change({ [name]: event.target.value })}
      />
    </Field>
  );
  return (
    <form
      noValidate
      onSubmit={form.submit}
      className={css({
        display: 'grid',
        gap: '3',
        alignItems: 'start',
        gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(6, minmax(0, 1fr))' },
        padding: { md: '5' },
        bg: { md: 'surface' },
        borderWidth: { md: '1px' },
        borderColor: 'border',
        borderRadius: 'lg',
      })}
    >
      <div className={pair}>
        {dayField('from', '取引年月日(から)')}
        {dayField('to', '取引年月日(まで)', problems.to)}
      </div>
      <div className={pair}>
        {amountField('amountFrom', '金額(円以上)')}
        {amountField('amountTo', '金額(円以下)')}
      </div>
      <Field label="取引先" className={css({ gridColumn: { md: 'span 2' } })}>
        <TextInput
          type="search"
          maxLength={100}
          value={typed.counterparty}
          onChange={(event) => change({ counterparty: event.target.value })}
        />
      </Field>
      <Field label="種別" className={css({ gridColumn: { md: 'span 2' } })}>
        <Select
          value={typed.kind}
          options={[
            { value: '', label: 'すべて' },
            ...Object.entries(paperKindTexts).map(([value, label]) => ({ value, label })),
          ]}
          onChange={(event) => change({ kind: event.target.value as PaperFilter['kind'] })}
        />
      </Field>
      {desk && (
        <BranchSelect
          placeholder="すべての支店"
          value={typed.branchId}
          onChange={(branchId) => change({ branchId })}
          className={css({ gridColumn: { md: 'span 2' } })}
        />
      )}
      <div
        className={css({
          display: 'flex',
          gap: '3',
          gridColumn: { md: 'span 2 / -1' },
          justifyContent: 'end',
          alignSelf: 'end',
        })}
      >
        <Button
          variant="ghost"
          onClick={() => {
            setTyped(noPaperFilter);
            onSend(noPaperFilter);
          }}
        >
          すべて解除
        </Button>
        <Button
          type="submit"
          startIcon={<Icon name="search" size={18} />}
          className={css({ flex: { base: '1', md: '0 0 12rem' } })}
        >
          この条件で検索
        </Button>
      </div>
    </form>
  );
}
