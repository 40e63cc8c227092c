import { Skeleton } from '@yado/shared/ui/Skeleton';
import { VisuallyHidden } from '@yado/shared/ui/VisuallyHidden';
import { calendarGrid } from './calendar-grid.ts';

/** Seven days while their prices are on their way. */
export function CalendarSkeleton() {
  return (
    <div aria-busy="true">
      <VisuallyHidden as="output">前後の日の料金を確認しています</VisuallyHidden>
      <div className={calendarGrid}>
        {[1, 2, 3, 4, 5, 6, 7].map((day) => (
          <Skeleton key={day} height="72px" />
        ))}
      </div>
    </div>
  );
}
