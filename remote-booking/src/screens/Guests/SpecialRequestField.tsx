import { Chip } from '@yado/shared/ui/Chip';
import { Field } from '@yado/shared/ui/Field';
import { TextArea } from '@yado/shared/ui/TextArea';
import { css } from '#styled/css';
import { requestPhrases } from '../../lib/request-phrases.ts';

interface Props {
  value: string;
  problem: string | undefined;
  unicodeAllowed: boolean;
  onChange: (value: string) => void;
}

/** A wish to the hotel; ready phrases write English where the hotel takes Latin letters only. */
export function SpecialRequestField({ value, problem, unicodeAllowed, onChange }: Props) {
  return (
    <div className={css({ display: 'grid', gap: '3' })}>
      <Field
        label="ホテルへのご要望"
        optional
        error={problem}
        helper={
          unicodeAllowed
            ? 'ご要望は確約ではありません。ホテルの状況によってはお応えできないことがあります。'
            : 'このホテルへは半角の英数字で伝えます。ご要望は確約ではありません。'
        }
      >
        <TextArea rows={2} value={value} onChange={(event) => onChange(event.target.value)} />
      </Field>
      <ul aria-label="よくあるご要望" className={css({ display: 'flex', flexWrap: 'wrap', gap: '2' })}>
        {requestPhrases.map(({ ja, en }) => {
          const phrase = unicodeAllowed ? `${ja}。` : en;
          const chosen = value.includes(phrase);
          return (
            <li key={en}>
              <Chip
                selected={chosen}
                onToggle={() =>
                  onChange(chosen ? without(value, phrase) : [value, phrase].filter(Boolean).join('\n'))
                }
              >
                {ja}
              </Chip>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function without(value: string, phrase: string): string {
  return value
    .replace(phrase, '')
    .split('\n')
    .filter((line) => line.trim())
    .join('\n');
}
