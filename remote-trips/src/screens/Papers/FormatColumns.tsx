import { Button } from '@yado/shared/ui/Button';
import { Field } from '@yado/shared/ui/Field';
import { Icon } from '@yado/shared/ui/Icon';
import { IconButton } from '@yado/shared/ui/IconButton';
import { Select } from '@yado/shared/ui/Select';
import { TextInput } from '@yado/shared/ui/TextInput';
import { css } from '#styled/css';
import { type ColumnDraft, MAX_TEXT, moveColumn } from '../../lib/accounting-format.ts';
import { fieldTexts } from './format-texts.ts';

interface Props {
  columns: readonly ColumnDraft[];
  onChange: (columns: readonly ColumnDraft[]) => void;
}

const fieldOptions = Object.entries(fieldTexts).map(([value, label]) => ({ value, label }));
const row = css({
  display: 'grid',
  gap: '2',
  alignItems: 'start',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1fr) auto' },
  paddingBlock: '2',
  borderBottomWidth: '1px',
  borderColor: 'border',
});

/** The columns of a format in their order: title, content, and position. */
export function FormatColumns({ columns, onChange }: Props) {
  const change = (index: number, part: Partial<ColumnDraft>) => {
    const column = columns[index];
    if (column) onChange(columns.with(index, { ...column, ...part }));
  };
  const add = () =>
    onChange([...columns, { key: crypto.randomUUID(), title: '', field: 'FIXED_TEXT', text: '' }]);
  return (
    <div className={css({ display: 'grid', gap: '3', gridTemplateColumns: 'minmax(0, 1fr)' })}>
      <ol>
        {columns.map(({ key, title, field, text }, index) => {
          const name = `${index + 1}列目`;
          return (
            <li key={key} className={row}>
              <Field label={`${name}の見出し`} hideLabel>
                <TextInput
                  value={title}
                  maxLength={MAX_TEXT}
                  placeholder="見出し"
                  onChange={({ target }) => change(index, { title: target.value })}
                />
              </Field>
              <Field label={`${name}の内容`} hideLabel>
                <Select
                  value={field}
                  options={fieldOptions}
                  onChange={({ target }) => change(index, { field: target.value as ColumnDraft['field'] })}
                />
              </Field>
              {field === 'FIXED_TEXT' ? (
                <Field label={`${name}の文字`} hideLabel>
                  <TextInput
                    value={text}
                    maxLength={MAX_TEXT}
                    placeholder="文字(空欄のままでも可)"
                    onChange={({ target }) => change(index, { text: target.value })}
                  />
                </Field>
              ) : (
                <span className={css({ hideBelow: 'md' })} />
              )}
              <div className={css({ display: 'flex', gap: '1' })}>
                <IconButton
                  label={`${name}を前へ`}
                  disabled={index === 0}
                  onClick={() => onChange(moveColumn(columns, index, -1))}
                >
                  <Icon name="chevronUp" size={18} />
                </IconButton>
                <IconButton
                  label={`${name}を後へ`}
                  disabled={index === columns.length - 1}
                  onClick={() => onChange(moveColumn(columns, index, 1))}
                >
                  <Icon name="chevronDown" size={18} />
                </IconButton>
                <IconButton label={`${name}を削除`} onClick={() => onChange(columns.toSpliced(index, 1))}>
                  <Icon name="trash" size={18} />
                </IconButton>
              </div>
            </li>
          );
        })}
      </ol>
      <Button
        variant="outline"
        size="sm"
        startIcon={<Icon name="plus" size={18} />}
        onClick={add}
        className={css({ justifySelf: 'start' })}
      >
        列を追加
      </Button>
    </div>
  );
}
