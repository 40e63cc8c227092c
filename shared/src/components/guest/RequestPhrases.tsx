import { Chip } from '@yado/shared/ui/Chip';
import { type ReactNode, useId } from 'react';
import { css } from '#styled/css';
import { type RequestPhrase, type RequestPhraseGroup, requestPhrases } from './request-phrases.ts';
import { hasPhrase } from '../../format/special-request.ts';

interface Props {
  text: string;
  unicodeAllowed: boolean;
  onToggle: (phrase: string) => void;
}

/** Ready wishes by group: what each means in Japanese, and the English that a hotel with Latin letters receives. */
export function RequestPhrases({ text, unicodeAllowed, onToggle }: Props) {
  return (
    <div className={css({ display: 'grid', gap: '5' })}>
      {requestPhrases.map((group) => (
        <Group key={group.heading} group={group}>
          {(phrase) => {
            const sent = unicodeAllowed ? `${phrase.ja}。` : phrase.en;
            return (
              <Chip selected={hasPhrase(text, sent)} onToggle={() => onToggle(sent)} className={chip}>
                <span className={css({ display: 'block' })}>{phrase.ja}</span>
                {!unicodeAllowed && (
                  <span
                    lang="en"
                    className={css({ display: 'block', textStyle: 'caption', opacity: '0.85' })}
                  >
                    {phrase.en}
                  </span>
                )}
              </Chip>
            );
          }}
        </Group>
      ))}
    </div>
  );
}

const chip = css({
  display: 'block',
  height: 'auto',
  minHeight: '11',
  paddingY: '2',
  textAlign: 'left',
  whiteSpace: 'normal',
  rounded: 'lg',
});

interface GroupProps {
  group: RequestPhraseGroup;
  children: (phrase: RequestPhrase) => ReactNode;
}

function Group({ group, children }: GroupProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <p id={id} className={css({ textStyle: 'small', fontWeight: 'bold', marginBottom: '2' })}>
        {group.heading}
      </p>
      <ul className={css({ display: 'flex', flexWrap: 'wrap', gap: '2' })}>
        {group.phrases.map((phrase) => (
          <li key={phrase.en}>{children(phrase)}</li>
        ))}
      </ul>
    </section>
  );
}
