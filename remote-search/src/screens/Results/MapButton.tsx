import { Button } from '@yado/shared/ui/Button';
import { Icon } from '@yado/shared/ui/Icon';
import { css } from '#styled/css';

/** To the map, where there is no room beside the list. */
export function MapButton({ onOpen }: { onOpen: () => void }) {
  return (
    <Button
      variant="outline"
      size="sm"
      aria-haspopup="dialog"
      startIcon={<Icon name="map" size={16} />}
      onClick={onOpen}
      className={css({ hideFrom: 'lg', flexShrink: '0', _print: { display: 'none' } })}
    >
      地図
    </Button>
  );
}
