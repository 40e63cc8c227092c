import { Skeleton } from '@yado/shared/ui/Skeleton';
import { VisuallyHidden } from '@yado/shared/ui/VisuallyHidden';
import { css } from '#styled/css';

/** The places of the first cards while their prices are on their way. */
export function ClipsSkeleton() {
  return (
    <div aria-busy="true" className={css({ display: 'grid', gap: '4', pt: '14' })}>
      <VisuallyHidden as="output">保存した料金を確認しています</VisuallyHidden>
      {[1, 2, 3].map((card) => (
        <Skeleton key={card} height="192px" />
      ))}
    </div>
  );
}
