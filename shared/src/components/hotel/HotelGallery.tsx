import { VisuallyHidden } from '@yado/shared/ui/VisuallyHidden';
import { Disclosure } from '@yado/shared/ui/Disclosure';
import { type ReactNode, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import { Icon } from '@yado/shared/ui/Icon';
import { LatePart } from '@yado/shared/ui/LatePart';
import { Thumbnail } from '@yado/shared/ui/Thumbnail';
import { photoInMotion } from '../../routing/photo-in-motion.ts';
import { allPhotos, type Photo } from './photos.ts';
import type { HotelGallery_hotel$key } from './__generated__/HotelGallery_hotel.graphql';

const IN_GRID = 5;

interface Props {
  hotel: HotelGallery_hotel$key;
  /** In a page without React: a photo leads to its file, and all of them unfold below. */
  whole?: boolean;
}

/** The first photos side by side (on phones in a row to swipe); each opens all of them, large. */
export function HotelGallery({ hotel, whole = false }: Props) {
  const { images, rooms } = useFragment(
    graphql`
      fragment HotelGallery_hotel on PropertyContent {
        images {
          url
          largeUrl
          caption
          category
        }
        rooms {
          images {
            url
            largeUrl
            caption
            category
          }
        }
      }
    `,
    hotel,
  );
  const [shown, setShown] = useState<number | null>(null);
  const photos = allPhotos(images, rooms);
  if (photos.length === 0) return null;
  return (
    <section aria-label="写真">
      <ul className={strip} data-count={Math.min(IN_GRID, photos.length)}>
        {photos.slice(0, IN_GRID).map(({ largeUrl, caption }, index) => (
          <li key={largeUrl} className={tile} style={index === 0 ? photoInMotion : undefined}>
            <Press whole={whole} href={largeUrl} onClick={() => setShown(index)}>
              <Thumbnail
                src={largeUrl}
                alt=""
                ratio="fill"
                priority={index === 0}
                className={css({ rounded: 'none' })}
              />
              <VisuallyHidden>{`写真${index + 1}を拡大${caption ? `: ${caption}` : ''}`}</VisuallyHidden>
            </Press>
            {!whole && index === Math.min(IN_GRID, photos.length) - 1 && (
              <button type="button" onClick={() => setShown(0)} className={more} data-print="hide">
                <Icon name="eye" size={16} />
                すべての写真({photos.length}枚)
              </button>
            )}
          </li>
        ))}
      </ul>
      {whole && photos.length > IN_GRID && <AllPhotos photos={photos} />}
      <LatePart
        wanted={shown !== null}
        load={loadViewer}
        giveUp={() => setShown(null)}
        props={{ photos, index: shown, onChange: setShown }}
      />
    </section>
  );
}

interface PressProps {
  whole: boolean;
  href: string;
  onClick: () => void;
  children: ReactNode;
}

function Press({ whole, href, onClick, children }: PressProps) {
  if (whole)
    return (
      <a href={href} rel="noreferrer" className={press}>
        {children}
      </a>
    );
  return (
    <button type="button" onClick={onClick} className={press}>
      {children}
    </button>
  );
}

/** Loaded only once they are unfolded. */
function AllPhotos({ photos }: { photos: readonly Photo[] }) {
  return (
    <div data-print="hide">
      <Disclosure summary={`すべての写真(${photos.length}枚)`}>
        <ul className={all}>
          {photos.map(({ url, largeUrl, caption }) => (
            <li key={largeUrl}>
              <a href={largeUrl} rel="noreferrer" className={press}>
                <Thumbnail src={url} alt={caption ?? '写真'} ratio="3:2" />
              </a>
            </li>
          ))}
        </ul>
      </Disclosure>
    </div>
  );
}

const loadViewer = async () => (await import('./PhotoViewer.tsx')).PhotoViewer;

const strip = css({
  display: { base: 'flex', md: 'grid' },
  gap: '2',
  gridTemplateColumns: '2fr 1fr 1fr',
  gridTemplateRows: 'repeat(2, 108px)',
  overflowX: { base: 'auto', md: 'hidden' },
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  rounded: 'lg',
  // Four fill the place of five; fewer are in one row.
  '&[data-count="4"] > li:last-child': { md: { gridColumn: 'span 2' } },
  '&[data-count="1"], &[data-count="2"], &[data-count="3"]': { md: { gridTemplateRows: '224px' } },
  '&[data-count="1"]': { md: { gridTemplateColumns: '1fr' } },
  '&[data-count="2"]': { md: { gridTemplateColumns: '2fr 1fr' } },
  _print: {
    display: 'grid',
    gridTemplateColumns: '2fr 1fr 1fr',
    gridTemplateRows: 'repeat(2, 30mm)',
    overflow: 'visible',
    breakInside: 'avoid',
  },
});
const all = css({
  display: 'grid',
  gap: '2',
  gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
});
const tile = css({
  position: 'relative',
  flex: { base: '0 0 88%', md: 'none' },
  h: { base: '160px', md: 'auto' },
  scrollSnapAlign: 'start',
  overflow: 'hidden',
  rounded: { base: 'lg', md: 'none' },
  _first: { md: { gridRow: 'span 2' }, _print: { gridRow: 'span 2' } },
  _print: { h: 'auto', rounded: 'none' },
  '[data-count="1"] > &, [data-count="2"] > &, [data-count="3"] > &': { gridRow: 'auto' },
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
  cursor: 'pointer',
  // The target is larger than what is drawn.
  _before: { content: '""', position: 'absolute', inset: '-2' },
});
