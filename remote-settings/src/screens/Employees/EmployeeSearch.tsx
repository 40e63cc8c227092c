import { useNavigate } from '@yado/shared/router';
import { paths } from '@yado/shared/routing/paths';
import { Button } from '@yado/shared/ui/Button';
import { Field } from '@yado/shared/ui/Field';
import { Icon } from '@yado/shared/ui/Icon';
import { Select } from '@yado/shared/ui/Select';
import { TextInput } from '@yado/shared/ui/TextInput';
import type { FormEvent } from 'react';
import { css } from '#styled/css';
import type { EmployeeFilter } from '../../lib/employee-filter.ts';
import { useFollowingText } from '../../lib/use-following-text.ts';

const statuses = [
  { value: '', label: 'すべて' },
  { value: 'ACTIVE', label: '利用中' },
  { value: 'INVITED', label: '招待中' },
];

/** Narrows the list; what is asked for is in the address. */
export function EmployeeSearch({ filter }: { filter: EmployeeFilter }) {
  const navigate = useNavigate();
  const [keyword, setKeyword] = useFollowingText(filter.keyword ?? '');
  const show = (status: string) =>
    void navigate(
      paths.employees({ keyword: keyword.trim(), status: (status || null) as EmployeeFilter['status'] }),
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    show(filter.status ?? '');
  };
  return (
    <form
      role="search"
      data-print="hide"
      aria-label="社員を探す"
      onSubmit={submit}
      className={css({
        display: 'grid',
        gap: '3',
        gridTemplateColumns: { base: '1fr auto', md: '1fr 160px auto' },
        alignItems: 'end',
        marginBottom: '5',
      })}
    >
      <Field label="名前・メールアドレス" className={css({ gridColumn: { base: '1 / -1', md: 'auto' } })}>
        <TextInput
          type="search"
          startIcon={<Icon name="search" />}
          value={keyword}
          onChange={(event) => setKeyword(event.target.value)}
        />
      </Field>
      <Field label="状態">
        <Select
          options={statuses}
          value={filter.status ?? ''}
          onChange={(event) => show(event.target.value)}
        />
      </Field>
      <Button type="submit" variant="outline">
        探す
      </Button>
    </form>
  );
}
