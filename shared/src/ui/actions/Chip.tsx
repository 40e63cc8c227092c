import type { ReactNode } from 'react';
import { cx } from '#styled/css';
import { chip } from '#styled/recipes';
import { Icon } from '../content/Icon.tsx';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';

export interface ChipProps {
  children: ReactNode;
  icon?: ReactNode;
  /** A filter that is switched on and off. */
  selected?: boolean;
  onToggle?: (selected: boolean) => void;
  /** Instead of the two above: an active condition that can be taken away. */
  onRemove?: () => void;
  disabled?: boolean;
  className?: string;
}

export function Chip({
  children,
  icon,
  selected = false,
  onToggle,
  onRemove,
  disabled,
  className,
}: ChipProps) {
  return (
    <button
      type="button"
      disabled={disabled}
      aria-pressed={onRemove ? undefined : selected}
      data-removable={onRemove ? '' : undefined}
      onClick={() => (onRemove ? onRemove() : onToggle?.(!selected))}
      className={cx(chip(), className)}
    >
      {icon}
      {children}
      {onRemove && (
        <>
          <VisuallyHidden>を解除</VisuallyHidden>
          <Icon name="close" size={14} />
        </>
      )}
    </button>
  );
}
