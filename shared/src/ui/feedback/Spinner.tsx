import { cx } from '#styled/css';
import { spinner } from '#styled/recipes';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';

export interface SpinnerProps {
  size?: 'sm' | 'md' | 'lg';
  /** Read out politely; null where the surroundings already say it. */
  label?: string | null;
  className?: string;
}

export function Spinner({ size, label = '読み込み中です', className }: SpinnerProps) {
  return (
    <>
      <span aria-hidden="true" className={cx(spinner({ size }), className)} />
      {label !== null && <VisuallyHidden as="output">{label}</VisuallyHidden>}
    </>
  );
}
