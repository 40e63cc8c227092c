import { Skeleton } from '@yado/shared/ui/Skeleton';
import { VisuallyHidden } from '@yado/shared/ui/VisuallyHidden';
import { nearbyGrid } from './nearby-grid.ts';

/** The places of the neighbors while their prices are on their way. */
export function NearbySkeleton() {
  return (
    <div aria-busy="true">
      <VisuallyHidden as="output">近くのホテルを確認しています</VisuallyHidden>
      <div className={nearbyGrid}>
        {[1, 2, 3].map((place) => (
          <Skeleton key={place} height="132px" />
        ))}
      </div>
    </div>
  );
}
