import type { HotelView } from '@yado/shared/routing/hotel-view';
import { Button } from '@yado/shared/ui/Button';
import { EmptyState } from '@yado/shared/ui/EmptyState';

interface Props {
  view: HotelView;
  onView: (view: HotelView) => void;
}

/** The hotel has rooms, but none as the filters ask for. */
export function NoFittingRates({ view: { sort, language, continues }, onView }: Props) {
  return (
    <EmptyState
      icon="filter"
      title="絞り込みに合う料金がありません"
      headingLevel={3}
      action={
        <Button variant="outline" onClick={() => onView({ sort, language, continues })}>
          絞り込みをすべて外す
        </Button>
      }
    >
      条件を外すと、空室のある料金をご覧いただけます。
    </EmptyState>
  );
}
