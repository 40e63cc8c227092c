import { RadioGroup } from '@yado/shared/ui/RadioGroup';
import { css } from '#styled/css';

interface Props {
  /** Whether the room allows it; null when nobody knows. */
  allowed: boolean | null;
  /** The room is for smokers. */
  only?: boolean;
  value: boolean;
  onChange: (smoking: boolean) => void;
}

/** Asked only where the room leaves a choice. */
export function SmokingChoice({ allowed, only = false, value, onChange }: Props) {
  if (allowed === false || only) {
    return (
      <div>
        <p className={css({ textStyle: 'label' })}>喫煙・禁煙</p>
        <p>{only ? '喫煙ルーム' : '禁煙ルーム'}</p>
      </div>
    );
  }
  return (
    <RadioGroup
      label="喫煙・禁煙"
      orientation="horizontal"
      options={[
        { value: 'no', label: '禁煙を希望' },
        { value: 'yes', label: '喫煙を希望' },
      ]}
      value={value ? 'yes' : 'no'}
      onChange={(next) => onChange(next === 'yes')}
    />
  );
}
