import { Banner } from '@yado/shared/ui/Banner';
import { TextLink } from '@yado/shared/ui/TextLink';
import { css } from '#styled/css';
import type { ListedProblem } from '../lib/problem-list.ts';

/** What must be corrected, each a link to its field; says nothing when there is nothing. */
export function ErrorSummary({ problems }: { problems: readonly ListedProblem[] }) {
  if (problems.length === 0) return null;
  return (
    <Banner tone="error" title={`入力内容をご確認ください(${problems.length}件)`}>
      <ul className={css({ display: 'grid', gap: '1', paddingLeft: '5', listStyle: 'disc' })}>
        {problems.map(({ controlId, text }) => (
          <li key={controlId}>
            <TextLink
              href={`#${controlId}`}
              onClick={(event) => {
                // An address of its own for the field would be another step back.
                event.preventDefault();
                document.getElementById(controlId)?.focus();
              }}
            >
              {text}
            </TextLink>
          </li>
        ))}
      </ul>
    </Banner>
  );
}
