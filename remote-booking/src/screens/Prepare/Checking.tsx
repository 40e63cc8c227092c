import { formatParty } from '@yado/shared/format/counts';
import { formatStay } from '@yado/shared/format/dates';
import type { RateChoice } from '@yado/shared/routing/paths';
import { Card } from '@yado/shared/ui/Card';
import { Spinner } from '@yado/shared/ui/Spinner';
import { useEffect, useState } from 'react';
import { css } from '#styled/css';

const SLOW_MS = 8_000;

/** What is being checked, while it is being checked. */
export function Checking({ choice: { stay } }: { choice: RateChoice }) {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={css({ display: 'grid', gap: '6' })}>
      <h1 className={css({ textStyle: 'h1' })}>空室と料金を確認しています</h1>
      <Card>
        <div className={css({ display: 'grid', gap: '4', minHeight: '28' })}>
          <Spinner label="ホテルに確認しています" />
          <p>
            {formatStay(stay.checkin, stay.checkout, { year: true })} / {formatParty(stay.occupancies)}
          </p>
          <p role="status" className={css({ textStyle: 'small', color: 'text.muted' })}>
            {slow
              ? 'いつもより時間がかかっています。このままお待ちください。'
              : '数秒で終わります。最新の空室と料金をホテルに問い合わせています。'}
          </p>
        </div>
      </Card>
    </div>
  );
}
