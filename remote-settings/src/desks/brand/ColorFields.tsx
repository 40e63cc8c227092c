import type { BrandColors } from '@yado/shared/contract/release-document';
import { Field } from '@yado/shared/ui/Field';
import { TextInput } from '@yado/shared/ui/TextInput';
import { css } from '#styled/css';
import { colorLabels, colorNames, readColor } from './brand-entry.ts';

interface Props {
  entry: Readonly<Record<keyof BrandColors, string>>;
  onChange: (name: keyof BrandColors, text: string) => void;
}

export function ColorFields({ entry, onChange }: Props) {
  return (
    <div
      className={css({
        display: 'grid',
        gap: '4',
        alignItems: 'start',
        gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
      })}
    >
      {colorNames.map((name) => {
        const color = readColor(entry[name]);
        const { label, helper } = colorLabels[name];
        return (
          <Field
            key={name}
            label={label}
            helper={helper}
            error={color ? null : '#と6桁の16進数で入力してください。例: #2c67ac'}
          >
            <TextInput
              autoComplete="off"
              spellCheck={false}
              value={entry[name]}
              endElement={
                <span
                  aria-hidden="true"
                  style={{ background: color ?? 'transparent' }}
                  className={css({
                    width: '6',
                    height: '6',
                    borderRadius: 'sm',
                    borderWidth: '1px',
                    borderColor: 'border.strong',
                  })}
                />
              }
              onChange={({ target }) => onChange(name, target.value)}
            />
          </Field>
        );
      })}
    </div>
  );
}
