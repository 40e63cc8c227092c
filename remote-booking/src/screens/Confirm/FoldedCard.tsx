import { Card } from '@yado/shared/ui/Card';
import { Disclosure } from '@yado/shared/ui/Disclosure';
import type { ReactNode } from 'react';
import { css } from '#styled/css';

interface Props {
  heading: string;
  /** What one sees of it while it is folded. */
  note: string;
  /** Where it holds what one must not miss. */
  isOpen?: boolean;
  children: ReactNode;
}

/** Long texts of the agreement, one press away. */
export function FoldedCard({ heading, note, isOpen, children }: Props) {
  return (
    <Card
      as="section"
      aria-label={heading}
      padding="none"
      className={css({ paddingX: '6', paddingTop: '1' })}
    >
      <Disclosure
        defaultOpen={isOpen}
        summary={
          <span className={css({ display: 'grid', paddingBottom: '2' })}>
            <h2 className={css({ textStyle: 'h3' })}>{heading}</h2>
            <span className={css({ textStyle: 'small', color: 'text.muted' })}>{note}</span>
          </span>
        }
      >
        {children}
      </Disclosure>
    </Card>
  );
}
