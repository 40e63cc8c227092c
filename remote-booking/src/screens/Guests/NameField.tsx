import { Button } from '@yado/shared/ui/Button';
import { Field } from '@yado/shared/ui/Field';
import { TextInput } from '@yado/shared/ui/TextInput';
import { css } from '#styled/css';
import type { NameProblem } from '../../lib/guest-form.ts';

interface Props {
  label: string;
  example: string;
  autoComplete: string;
  value: string;
  problem: NameProblem | undefined;
  onChange: (value: string) => void;
}

/** A name in romaji; kana brings an offer, which changes nothing until it is taken. */
export function NameField({ label, example, autoComplete, value, problem, onChange }: Props) {
  const suggestion = problem?.suggestion;
  return (
    <div>
      <Field label={label} helper={`例: ${example}(パスポートと同じ表記)`} error={problem?.message} required>
        <TextInput
          autoComplete={autoComplete}
          autoCapitalize="characters"
          spellCheck={false}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </Field>
      {suggestion && suggestion !== value && (
        <p className={css({ marginTop: '2' })}>
          <Button variant="subtle" size="sm" onClick={() => onChange(suggestion)}>
            「{suggestion}」にする
          </Button>
        </p>
      )}
    </div>
  );
}
