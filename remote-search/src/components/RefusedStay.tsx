import { formatParty } from '@yado/shared/format/counts';
import { formatStay } from '@yado/shared/format/dates';
import type { Stay } from '@yado/shared/routing/stay';
import { Banner } from '@yado/shared/ui/Banner';
import { Button } from '@yado/shared/ui/Button';

interface Props {
  /** The stay whose prices were shown before. */
  stay: Stay;
  onReturn: () => void;
}

/** Instead of prices of another stay than the one that was entered and refused: none of them can be booked by mistake. */
export function RefusedStay({ stay, onReturn }: Props) {
  return (
    <Banner
      tone="warning"
      title="入力した宿泊日と人数では、まだ検索していません"
      action={
        <Button variant="outline" size="sm" onClick={onReturn}>
          前の条件の料金に戻る
        </Button>
      }
    >
      入力を直して、もう一度お試しください。前の条件は、
      {formatStay(stay.checkin, stay.checkout, { year: true })}・{formatParty(stay.occupancies)}です。
    </Banner>
  );
}
