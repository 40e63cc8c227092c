import { Icon } from '@yado/shared/ui/Icon';
import { Thumbnail } from '@yado/shared/ui/Thumbnail';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import { PhotoViewer } from './PhotoViewer.tsx';
import type { HotelGallery_hotel$key } from './__generated__/HotelGallery_hotel.graphql';

const IN_GRID = 5;

/** The first photos side by side (on phones in a row to swipe); each opens all of them, large. */
export function HotelGallery({ hotel }: { hotel: HotelGallery_hotel$key }) {
  const { images } = useFragment(
    graphql`
      fragment HotelGallery_hotel on PropertyContent {
        images {
          url
          largeUrl
          caption
        }
      }
    `,
    hotel,
  );
  const [shown, setShown] = useState<number | null>(null);
  if (images.length === 0) return null;
  return (
    <section aria-label="写真">
      <ul className={strip}>
        {images.slice(0, IN_GRID).map(({ largeUrl, caption }, index) => (
          <li key={largeUrl} className={tile}>
            <button
              type="button"
              aria-label={`写真${index + 1}を拡大${caption ? `: ${caption}` : ''}`}
              onClick={() => setShown(index)}
              className={press}
            >
              <Thumbnail
                src={largeUrl}
                alt=""
                ratio="fill"
                priority={index === 0}
                className={css({ rounded: 'none' })}
              />
              {index === IN_GRID - 1 && images.length > IN_GRID && (
                <span className={more}>
                  <Icon name="plus" size={16} />
                  {images.length - IN_GRID}枚
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
      <PhotoViewer images={images} index={shown} onChange={setShown} />
    </section>
  );
}

const strip = css({
  display: { base: 'flex', md: 'grid' },
  gap: '2',
  gridTemplateColumns: '2fr 1fr 1fr',
  gridTemplateRows: 'repeat(2, 180px)',
  overflowX: { base: 'auto', md: 'hidden' },
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  rounded: 'lg',
});
const tile = css({
  flex: { base: '0 0 88%', md: 'none' },
  h: { base: '220px', md: 'auto' },
  scrollSnapAlign: 'start',
  overflow: 'hidden',
  rounded: { base: 'lg', md: 'none' },
  _first: { md: { gridRow: 'span 2' } },
});
const press = css({
  position: 'relative',
  display: 'block',
  w: 'full',
  h: 'full',
  cursor: 'zoom-in',
  _focusVisible: { outline: '3px solid {colors.focus}', outlineOffset: '-3px' },
});
const more = css({
  position: 'absolute',
  right: '2',
  bottom: '2',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1',
  px: '2.5',
  py: '1',
  rounded: 'full',
  bg: 'surface',
  color: 'text',
  fontSize: 'xs',
  fontWeight: 'medium',
});
