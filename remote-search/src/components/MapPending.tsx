import { Skeleton } from '@yado/shared/ui/Skeleton';
import { useEffect, useState } from 'react';
import { css } from '#styled/css';

const PATIENCE_MS = 8_000;

/** In the map's place until its code is there; after a while it says that the code is still missing. */
export function MapPending() {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setLate, PATIENCE_MS, true);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div role="status" className={css({ h: 'full' })}>
      {late ? (
        <div className={message}>
          <p className={css({ fontWeight: 'bold' })}>地図をまだ読み込めていません</p>
          <p className={css({ fontSize: 'sm', color: 'text.muted', maxW: '80' })}>
            通信の状態をご確認ください。読み込めしだい表示します。地図がなくても、ほかの操作は続けられます。
          </p>
        </div>
      ) : (
        <Skeleton height="100%" className={css({ rounded: 'none' })} />
      )}
    </div>
  );
}

const message = css({
  h: 'full',
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: '3',
  p: '4',
  bg: 'surface.sunken',
  textAlign: 'center',
});
