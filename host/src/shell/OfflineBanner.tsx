import { Banner } from '@yado/shared/ui/Banner';
import { Container } from '@yado/shared/ui/Container';
import { useSyncExternalStore } from 'react';
import { css } from '#styled/css';

/** Banner while the browser is offline. Typed input is kept, and failed panels retry by themselves. */
export function OfflineBanner() {
  const online = useSyncExternalStore(watch, () => navigator.onLine);
  return (
    <div data-print="hide">
      {!online && (
        <Container className={css({ paddingY: '3' })}>
          <Banner tone="warning" title="インターネットに接続していません">
            入力した内容はこの画面に残っています。接続が戻ってから、もう一度操作してください。
          </Banner>
        </Container>
      )}
    </div>
  );
}

function watch(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
