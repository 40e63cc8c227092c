import { ark } from '@ark-ui/react/factory';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { css, cx } from '#styled/css';
import { button } from '#styled/recipes';
import { Spinner } from '../feedback/Spinner.tsx';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: 'solid' | 'outline' | 'subtle' | 'ghost' | 'danger' | 'link';
  /** 40, 48 (default) or 56 px high. */
  size?: 'sm' | 'md' | 'lg';
  /** Keeps the focus, ignores clicks and tells screen readers `loadingText`. */
  loading?: boolean;
  loadingText?: string;
  startIcon?: ReactNode;
  endIcon?: ReactNode;
  fullWidth?: boolean;
  /** Takes the form of its only child, e.g. a label. For links use LinkButton. */
  asChild?: boolean;
}

/** `type` is `button` unless given otherwise, so that only a named submit button submits. */
export function Button({
  variant,
  size,
  loading = false,
  loadingText = '処理中です',
  startIcon,
  endIcon,
  fullWidth,
  asChild,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const classes = cx(button({ variant, size, fullWidth }), className);
  if (asChild) {
    return (
      <ark.button asChild className={classes} onClick={onClick} {...rest}>
        {children}
      </ark.button>
    );
  }
  // Not `disabled`: that would throw the focus away in the middle of a form.
  const ignoreWhileLoading = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <>
      <button
        type="button"
        {...rest}
        className={classes}
        onClick={ignoreWhileLoading}
        aria-busy={loading || undefined}
        aria-disabled={loading || rest['aria-disabled']}
      >
        {startIcon && <span className={hiddenWhile(loading)}>{startIcon}</span>}
        <span className={hiddenWhile(loading)}>{children}</span>
        {endIcon && <span className={hiddenWhile(loading)}>{endIcon}</span>}
        {loading && (
          <span className={css({ position: 'absolute', inset: '0', display: 'grid', placeItems: 'center' })}>
            <Spinner size="sm" label={null} />
          </span>
        )}
      </button>
      <VisuallyHidden as="output">{loading ? loadingText : ''}</VisuallyHidden>
    </>
  );
}

/** Not `visibility`: the button's name must stay while its text can't be seen. */
function hiddenWhile(loading: boolean) {
  return css({ display: 'inline-flex', alignItems: 'center', opacity: loading ? '0' : undefined });
}
