import { formatWhole } from '@yado/shared/format/whole-number';
import { VisuallyHidden } from '@yado/shared/ui/VisuallyHidden';
import { css } from '#styled/css';

/** How many hotels a choice would leave, behind its name. */
export function FilterCount({ count }: { count: number | undefined }) {
  if (count === undefined) return null;
  return (
    <span
      className={css({ ml: '2', color: 'text.muted', fontSize: 'xs', fontVariantNumeric: 'tabular-nums' })}
    >
      {formatWhole(count)}
      <VisuallyHidden>軒</VisuallyHidden>
    </span>
  );
}
