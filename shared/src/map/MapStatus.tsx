import { css } from '#styled/css';
import { Button } from '../ui/actions/Button.tsx';
import { Icon } from '../ui/content/Icon.tsx';
import { Spinner } from '../ui/feedback/Spinner.tsx';

interface Props {
  failed: boolean;
  onRetry: () => void;
}

/** What is in the map's place until there is one, or when there can't be one. */
export function MapStatus({ failed, onRetry }: Props) {
  return (
    <div className={panel}>
      {failed ? (
        <div role="alert" className={css({ display: 'grid', justifyItems: 'center', gap: '3' })}>
          <Icon name="map" size={28} className={css({ color: 'text.muted' })} />
          <p className={css({ fontWeight: 'bold' })}>地図を表示できませんでした</p>
          <p className={css({ fontSize: 'sm', color: 'text.muted', maxW: '80' })}>
            通信の状況や、ブラウザーの設定(WebGL)によるものです。地図がなくても、ほかの操作は続けられます。
          </p>
          <Button size="sm" variant="outline" onClick={onRetry}>
            もう一度表示する
          </Button>
        </div>
      ) : (
        <Spinner label="地図を読み込んでいます" />
      )}
    </div>
  );
}

const panel = css({
  position: 'absolute',
  inset: '0',
  display: 'grid',
  placeItems: 'center',
  p: '4',
  bg: 'surface.sunken',
  textAlign: 'center',
});
