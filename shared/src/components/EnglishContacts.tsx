import { css } from '#styled/css';
import type { EnglishLines } from '../site/arranger.ts';
import { TextWithPhones } from './TextWithPhones.tsx';

/** Whom a guest calls who reads no Japanese, at the foot of a voucher. */
export function EnglishContacts({ name, normal, emergency }: EnglishLines & { name: string }) {
  const lines: [string, string | null][] = [
    ['Contact', normal],
    ['Emergency', emergency],
  ];
  return (
    <div lang="en" className={css({ display: 'grid', gap: '1' })}>
      <p>Arranged by {name}</p>
      {lines.map(
        ([label, text]) =>
          text && (
            <p key={label}>
              {label}: <TextWithPhones text={text} />
            </p>
          ),
      )}
    </div>
  );
}
