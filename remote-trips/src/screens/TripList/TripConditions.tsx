import { memoLabel } from '@yado/shared/format/code-labels';
import { useForm } from '@yado/shared/forms/use-form';
import { Button } from '@yado/shared/ui/Button';
import { Field } from '@yado/shared/ui/Field';
import { Icon } from '@yado/shared/ui/Icon';
import { Select } from '@yado/shared/ui/Select';
import { TextInput } from '@yado/shared/ui/TextInput';
import { useState } from 'react';
import { css } from '#styled/css';
import { paymentTypeText } from '@yado/shared/format/payment-type-text';
import {
  getImmediateFilter,
  isNarrowed,
  noFilter,
  periodProblem,
  type TripFilter,
  type TripText,
} from '../../lib/trip-filter.ts';
import { BranchSelect } from '../../components/BranchSelect.tsx';
import { EmployeeSelect } from './EmployeeSelect.tsx';
import { PeriodFields } from './PeriodFields.tsx';

interface Props {
  filter: TripFilter;
  desk: boolean;
  onSend: (filter: TripFilter) => void;
}

const textLabels: Readonly<Record<TripText, string>> = {
  hotel: 'ホテル名',
  guest: '宿泊者名(ローマ字)',
  number: '予約番号',
  memo: memoLabel,
};

/** What a trip is looked up by, typed and then sent. */
export function TripConditions({ filter, desk, onSend }: Props) {
  const [typed, setTyped] = useState(filter);
  const change = (part: Partial<TripFilter>) => setTyped({ ...typed, ...part });
  const periods = {
    stay: periodProblem(typed.stayFrom, typed.stayTo),
    booked: periodProblem(typed.bookedFrom, typed.bookedTo),
  };
  const form = useForm<keyof typeof periods>({
    check: () => periods,
    send: async () => onSend({ ...typed, ...getImmediateFilter(filter) }),
  });
  const problems: Partial<typeof periods> = form.isTried ? periods : {};
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
      {(Object.keys(textLabels) as TripText[]).map((field) => (
        <Field key={field} label={textLabels[field]} className={css({ gridColumn: { md: 'span 2' } })}>
          <TextInput
            type="search"
            value={typed[field]}
            onChange={(event) => change({ [field]: event.target.value })}
          />
        </Field>
      ))}
      {desk && (
        <BranchSelect
          placeholder="すべての支店"
          value={typed.branchId}
          onChange={(branchId) => change({ branchId, employeeId: '' })}
          className={css({ gridColumn: { md: 'span 2' } })}
        />
      )}
      <EmployeeSelect
        branchId={desk ? typed.branchId : null}
        value={typed.employeeId}
        onChange={(employeeId) => change({ employeeId })}
        className={css({ gridColumn: { md: 'span 2' } })}
      />
      <Field label="お支払い方法" className={css({ gridColumn: { md: 'span 2' } })}>
        <Select
          value={typed.paymentType}
          options={[
            { value: '', label: 'すべて' },
            { value: 'CREDIT_CARD', label: paymentTypeText('CREDIT_CARD') },
            { value: 'INVOICE', label: paymentTypeText('INVOICE') },
          ]}
          onChange={(event) => change({ paymentType: event.target.value as TripFilter['paymentType'] })}
        />
      </Field>
      <PeriodFields
        label="宿泊日"
        names={['stayFrom', 'stayTo']}
        values={typed}
        problem={problems.stay}
        onChange={change}
      />
      <PeriodFields
        label="予約日"
        names={['bookedFrom', 'bookedTo']}
        values={typed}
        problem={problems.booked}
        onChange={change}
      />
      <div
        className={css({
          display: 'flex',
          gap: '3',
          gridColumn: { md: 'span 2 / -1' },
          justifyContent: 'end',
          alignSelf: 'end',
        })}
      >
        {isNarrowed(filter) && (
          <Button
            variant="ghost"
            onClick={() => {
              setTyped(noFilter);
              onSend({ ...noFilter, sort: filter.sort });
            }}
          >
            すべて解除
          </Button>
        )}
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
