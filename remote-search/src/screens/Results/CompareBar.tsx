import { Link } from '@yado/shared/router';
import type { AddressedSearch } from '@yado/shared/routing/hotel-search';
import { paths } from '@yado/shared/routing/paths';
import type { Stay } from '@yado/shared/routing/stay';
import { Button } from '@yado/shared/ui/Button';
import { LinkButton } from '@yado/shared/ui/LinkButton';
import { VisuallyHidden } from '@yado/shared/ui/VisuallyHidden';
import { useRef } from 'react';
import { css } from '#styled/css';
import { useComparedHotels } from '../../components/use-compared-hotels.ts';
import { COMPARED_AT_MOST, forgetHotels } from '../../lib/compared-hotels.ts';

interface Props {
  /** Whose choice it is. */
  owner: string;
  search: AddressedSearch;
  stay: Stay;
}

/** The hotels that are chosen for the comparison, and the way there; at the bottom of the window while one scrolls. */
export function CompareBar({ owner, search, stay }: Props) {
  const hotels = useComparedHotels(owner);
  const frame = useRef<HTMLDivElement>(null);
  const clear = () => {
    forgetHotels(owner);
    // The button that had the focus is gone.
    frame.current?.focus({ preventScroll: true });
  };
  return (
    <div ref={frame} tabIndex={-1} className={hotels.length > 0 ? edge : undefined} data-print="hide">
      <VisuallyHidden as="output">
        {hotels.length > 0 ? `比較するホテルを${hotels.length}軒選んでいます` : ''}
      </VisuallyHidden>
      {hotels.length > 0 && (
        <section aria-label="選んだホテルの比較" className={bar}>
          <div className={css({ flex: '1', minW: '40' })}>
            <p className={css({ fontWeight: 'bold', lineHeight: 'snug' })}>{hotels.length}軒を選択中</p>
            <p className={css({ color: 'text.muted', fontSize: 'xs', truncate: true })}>
              {hint(hotels.map(({ name }) => name))}
            </p>
          </div>
          <Button variant="ghost" size="sm" onClick={clear}>
            選択を解除
          </Button>
          {hotels.length > 1 ? (
            <LinkButton asChild size="sm">
              <Link
                to={paths.comparison(
                  { ...search, stay },
                  hotels.map(({ id }) => id),
                )}
              >
                比較する
              </Link>
            </LinkButton>
          ) : (
            <Button size="sm" disabled>
              比較する
            </Button>
          )}
        </section>
      )}
    </div>
  );
}

function hint(names: readonly string[]): string {
  if (names.length === 1) return `もう1軒選ぶと比較できます(${COMPARED_AT_MOST}軒まで)`;
  return names.join('、');
}

const edge = css({ position: 'sticky', bottom: 'var(--lower-edge, 0px)', zIndex: 'sticky', mt: '3' });
const bar = css({
  mx: { base: '-4', md: '0' },
  px: '4',
  py: '2',
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  bg: 'surface.raised',
  border: '1px solid {colors.border.strong}',
  rounded: { base: 'none', md: 'lg' },
  boxShadow: 'lg',
});
