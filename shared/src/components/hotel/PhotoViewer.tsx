import { type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { css } from '#styled/css';
import { Chip } from '@yado/shared/ui/Chip';
import { Dialog } from '@yado/shared/ui/Dialog';
import { Icon } from '@yado/shared/ui/Icon';
import { IconButton } from '@yado/shared/ui/IconButton';
import { Thumbnail } from '@yado/shared/ui/Thumbnail';
import { EVERYTHING, type Photo, photoGroup, photoGroups, turnedByKey, turnedBySwipe } from './photos.ts';

interface Props {
  photos: readonly Photo[];
  /** Null while closed. */
  index: number | null;
  onChange: (index: number | null) => void;
}

/** One photo at a time, large, with its caption; turned by buttons, keys or a swipe, narrowed to one kind. */
export function PhotoViewer({ photos, index, onChange }: Props) {
  const [group, setGroup] = useState(EVERYTHING);
  const next = useRef<HTMLButtonElement>(null);
  const start = useRef<{ x: number; y: number } | null>(null);
  const shown = photos.filter(({ category }) => group === EVERYTHING || photoGroup(category) === group);
  const at = index === null ? -1 : shown.findIndex((photo) => photo === photos[index]);
  const current = shown[at];
  const show = (position: number | null) => {
    const photo = position === null ? undefined : shown[position];
    if (photo) onChange(photos.indexOf(photo));
  };
  const turn = (by: number) => show((at + by + shown.length) % shown.length);
  const turnByKey = useEffectEvent((event: KeyboardEvent) => {
    const position = turnedByKey(event.key, at, shown.length);
    if (position === null) return;
    event.preventDefault();
    show(position);
  });
  // The keys work wherever the focus is, so that nobody has to find the right button first.
  useEffect(() => {
    if (index === null) return;
    document.addEventListener('keydown', turnByKey);
    return () => document.removeEventListener('keydown', turnByKey);
  }, [index]);
  const turnBySwipe = (event: PointerEvent) => {
    if (start.current) {
      const { x, y } = start.current;
      show(turnedBySwipe(event.clientX - x, event.clientY - y, at, shown.length));
    }
    start.current = null;
  };
  const choose = (name: string) => {
    setGroup(name);
    const first = photos.findIndex(({ category }) => name === EVERYTHING || photoGroup(category) === name);
    onChange(first);
  };
  const close = () => {
    onChange(null);
    setGroup(EVERYTHING);
  };
  return (
    <Dialog
      open={index !== null}
      onClose={close}
      title="写真"
      size="full"
      closeOnOverlayClick
      initialFocus={next}
    >
      {current && (
        <div className={layout}>
          <Groups photos={photos} chosen={group} onChoose={choose} />
          <div
            className={stage}
            onPointerDown={(event) => {
              start.current = { x: event.clientX, y: event.clientY };
            }}
            onPointerUp={turnBySwipe}
            onPointerCancel={() => {
              start.current = null;
            }}
          >
            <Thumbnail
              key={current.largeUrl}
              src={current.largeUrl}
              alt={current.caption ?? `写真${at + 1}`}
              ratio="fill"
              priority
              className={css({ rounded: 'md', '& img': { objectFit: 'contain' } })}
            />
            <Ahead photo={shown[(at + 1) % shown.length]} />
          </div>
          <div className={css({ display: 'flex', alignItems: 'center', gap: '3' })}>
            <IconButton label="前の写真" variant="outline" onClick={() => turn(-1)}>
              <Icon name="chevronLeft" />
            </IconButton>
            <output className={css({ flex: '1', textAlign: 'center', fontSize: 'sm', lineHeight: 'snug' })}>
              {current.caption}
              <span className={css({ ml: '2', color: 'text.muted', fontVariantNumeric: 'tabular-nums' })}>
                {at + 1} / {shown.length}枚
              </span>
            </output>
            <IconButton ref={next} label="次の写真" variant="outline" onClick={() => turn(1)}>
              <Icon name="chevronRight" />
            </IconButton>
          </div>
        </div>
      )}
    </Dialog>
  );
}

function Groups({
  photos,
  chosen,
  onChoose,
}: {
  photos: readonly Photo[];
  chosen: string;
  onChoose: (name: string) => void;
}) {
  const groups = photoGroups(photos);
  if (groups.length === 0) return null;
  return (
    <div
      role="group"
      aria-label="写真の種類"
      className={css({ display: 'flex', flexWrap: 'wrap', gap: '2' })}
    >
      {groups.map(({ name, count }) => (
        <Chip key={name} selected={chosen === name} onToggle={() => onChoose(name)}>
          {name}({count})
        </Chip>
      ))}
    </div>
  );
}

/** The next photo is fetched while one looks at this one. */
function Ahead({ photo }: { photo: Photo | undefined }) {
  return photo ? <img src={photo.largeUrl} alt="" hidden /> : null;
}

const layout = css({ display: 'flex', flexDirection: 'column', gap: '3', h: 'full' });
const stage = css({
  position: 'relative',
  h: { base: '56dvh', md: 'calc(100dvh - 270px)' },
  minH: '220px',
  bg: 'surface.sunken',
  rounded: 'md',
  touchAction: 'pan-y',
  userSelect: 'none',
});
