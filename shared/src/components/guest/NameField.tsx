import { checkGuestName, hasKanji } from '../../format/guest-name.ts';
import { Button } from '@yado/shared/ui/Button';
import { Field } from '@yado/shared/ui/Field';
import { TextInput } from '@yado/shared/ui/TextInput';
import { css } from '#styled/css';

interface Props {
  label: string;
  example: string;
  autoComplete: string;
  controlId: string;
  value: string;
  problem: string | undefined;
  required?: boolean;
  onChange: (value: string) => void;
}

/** A name in romaji, full-width letters made ASCII when one leaves the field; kana brings an offer at once, which changes nothing until it is taken. */
export function NameField({
  label,
  example,
  autoComplete,
  controlId,
  value,
  problem,
  required = true,
  onChange,
}: Props) {
  const check = checkGuestName(value);
  const suggestion = check.ok ? null : check.suggestion;
  const kanji = hasKanji(value) && !problem;
  return (
    <div>
      <Field
        label={label}
        controlId={controlId}
        helper={
          kanji
            ? '漢字はローマ字に変換できません。A〜Zで入力してください。'
            : `例: ${example}(パスポートと同じ表記)`
        }
        error={problem}
        required={required}
        optional={!required}
      >
        <TextInput
          autoComplete={autoComplete}
          autoCapitalize="characters"
          spellCheck={false}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onBlur={() => {
            if (check.ok && check.value !== value.toUpperCase()) onChange(check.value);
          }}
        />
      </Field>
      <div role="status">
        {suggestion && (
          <p
            className={css({
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              gap: '2',
              marginTop: '2',
            })}
          >
            <span className={css({ textStyle: 'small', color: 'text.muted' })}>ローマ字の候補</span>
            <Button variant="subtle" size="sm" onClick={() => onChange(suggestion)}>
              「{suggestion}」にする
            </Button>
          </p>
        )}
      </div>
    </div>
  );
}
