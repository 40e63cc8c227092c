import { type ComponentProps, type ReactNode, useId } from 'react';
import { cx } from '#styled/css';
import { card } from '#styled/recipes';

export interface CardProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** Also names the card's region for screen readers. */
  heading?: ReactNode;
  headingLevel?: 2 | 3 | 4;
  /** To the right of the heading. */
  action?: ReactNode;
  footer?: ReactNode;
  variant?: 'outline' | 'raised' | 'sunken';
  padding?: 'none' | 'sm' | 'md' | 'lg';
  /** Lifts under the pointer: for cards that hold one link over their whole area. */
  interactive?: boolean;
  as?: 'section' | 'article' | 'div' | 'li';
}

export function Card({
  heading,
  headingLevel = 2,
  action,
  footer,
  variant,
  padding,
  interactive,
  as,
  className,
  children,
  ...rest
}: CardProps) {
  const id = useId();
  const styles = card({ variant, padding, interactive });
  const Heading = `h${headingLevel}` as const;
  // Props of the four elements differ only in the type of their ref.
  const Root = (as ?? (heading ? 'section' : 'div')) as 'section';
  return (
    <Root aria-labelledby={heading ? id : undefined} {...rest} className={cx(styles.root, className)}>
      {heading && (
        <div className={styles.header}>
          <Heading id={id} className={styles.heading}>
            {heading}
          </Heading>
          {action}
        </div>
      )}
      <div className={styles.body}>{children}</div>
      {footer && <div className={styles.footer}>{footer}</div>}
    </Root>
  );
}
