import { Dialog } from '@yado/shared/ui/Dialog';
import { Icon } from '@yado/shared/ui/Icon';
import { IconButton } from '@yado/shared/ui/IconButton';
import { Thumbnail } from '@yado/shared/ui/Thumbnail';
import { type KeyboardEvent, useRef } from 'react';
import { css } from '#styled/css';

interface Props {
  images: readonly { readonly largeUrl: string; readonly caption: string | null | undefined }[];
  /** Null while closed. */
  index: number | null;
  onChange: (index: number | null) => void;
}

/** One photo at a time, large, with its caption; turned by buttons or arrow keys. */
export function PhotoViewer({ images, index, onChange }: Props) {
  const current = index === null ? undefined : images[index];
  const next = useRef<HTMLButtonElement>(null);
  const turn = (by: number) => index !== null && onChange((index + by + images.length) % images.length);
  const turnByKey = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') turn(1);
    if (key === 'ArrowLeft') turn(-1);
  };
  return (
    <Dialog
      open={current !== undefined}
      onClose={() => onChange(null)}
      title="写真"
      size="lg"
      closeOnOverlayClick
      initialFocus={next}
    >
      {current && index !== null && (
        <div>
          <Thumbnail
            src={current.largeUrl}
            alt={current.caption ?? `写真${index + 1}`}
            ratio="3:2"
            priority
          />
          <div className={css({ display: 'flex', alignItems: 'center', gap: '3', mt: '3' })}>
            <IconButton label="前の写真" variant="outline" onClick={() => turn(-1)} onKeyDown={turnByKey}>
              <Icon name="chevronLeft" />
            </IconButton>
            <output className={css({ flex: '1', textAlign: 'center', fontSize: 'sm' })}>
              {current.caption} ({index + 1}/{images.length})
            </output>
            <IconButton
              ref={next}
              label="次の写真"
              variant="outline"
              onClick={() => turn(1)}
              onKeyDown={turnByKey}
            >
              <Icon name="chevronRight" />
            </IconButton>
          </div>
        </div>
      )}
    </Dialog>
  );
}
