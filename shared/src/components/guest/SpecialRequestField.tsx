import { Disclosure } from '@yado/shared/ui/Disclosure';
import { Field } from '@yado/shared/ui/Field';
import { TextArea } from '@yado/shared/ui/TextArea';
import { useRef } from 'react';
import { css } from '#styled/css';
import {
  hasPhrase,
  insertPhrase,
  MAX_REQUEST,
  removePhrase,
  requestProblem,
} from '../../format/special-request.ts';
import { RequestPhrases } from './RequestPhrases.tsx';

interface Props {
  value: string;
  problem: string | undefined;
  unicodeAllowed: boolean;
  controlId: string;
  onChange: (value: string) => void;
}

/** A wish to the hotel, in letters that it can read; ready phrases are put where the caret was, or at the end. */
export function SpecialRequestField({ value, problem, unicodeAllowed, controlId, onChange }: Props) {
  const caret = useRef<number | null>(null);
  const length = value.trim().length;
  // Letters that the hotel can't read are reported while one types; the rest when one continues.
  const shown = problem ?? (value && requestProblem(value, unicodeAllowed));

  const toggle = (phrase: string) => {
    if (hasPhrase(value, phrase)) {
      caret.current = null;
      onChange(removePhrase(value, phrase));
      return;
    }
    const next = insertPhrase(value, phrase, caret.current ?? value.length);
    caret.current = next.caret;
    onChange(next.text);
  };
  return (
    <div className={css({ display: 'grid', gap: '3' })}>
      <Field
        label="ホテルへのご要望"
        optional
        controlId={controlId}
        error={shown}
        helper={
          <>
            {unicodeAllowed
              ? 'ご要望は確約ではありません。'
              : 'このホテルへは半角の英数字で伝えます。ご要望は確約ではありません。'}{' '}
            <span
              data-over={length > MAX_REQUEST || undefined}
              className={css({
                whiteSpace: 'nowrap',
                fontVariantNumeric: 'tabular-nums',
                '&[data-over]': { color: 'danger' },
              })}
            >
              {length} / {MAX_REQUEST}文字
            </span>
          </>
        }
      >
        <TextArea
          rows={2}
          autoresize
          lang={unicodeAllowed ? undefined : 'en'}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onSelect={(event) => {
            caret.current = event.currentTarget.selectionStart;
          }}
        />
      </Field>
      <Disclosure summary="よくあるご要望から選ぶ">
        <RequestPhrases text={value} unicodeAllowed={unicodeAllowed} onToggle={toggle} />
      </Disclosure>
    </div>
  );
}
