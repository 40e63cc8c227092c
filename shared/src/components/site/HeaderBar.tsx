import type { Brand } from '../../contract/release-document.ts';
import { Link } from '@yado/shared/router';
import { paths } from '../../routing/paths.ts';
import { Container } from '@yado/shared/ui/Container';
import type { ReactNode } from 'react';
import { css } from '#styled/css';

export type HeaderBrand = Pick<Brand, 'siteName' | 'logoUrl'>;

interface Props {
  brand: HeaderBrand;
  /** Before the logo, in narrow windows. */
  start?: ReactNode;
  /** Behind the logo, in wide windows. */
  menu?: ReactNode;
  /** At the end. */
  children: ReactNode;
}

/** The bar at the top of every page, with the brand. */
export function HeaderBar({ brand, start, menu, children }: Props) {
  return (
    <header
      className={css({
        // Not sticky: it would cover the target when the keyboard or a search in the page scrolls.
        position: 'relative',
        zIndex: '40',
        // Includes the border.
        height: 'header',
        bg: 'surface',
        borderBottomWidth: '1px',
        borderColor: 'border',
        _print: { display: 'none' },
      })}
    >
      <Container
        className={css({
          height: 'full',
          display: 'flex',
          alignItems: 'center',
          gap: { base: '2', md: '6' },
        })}
      >
        {start}
        <SiteLogo brand={brand} />
        {menu}
        <div className={css({ marginLeft: 'auto', display: 'flex', alignItems: 'center', gap: '1' })}>
          {children}
        </div>
      </Container>
    </header>
  );
}

function SiteLogo({ brand }: { brand: HeaderBrand }) {
  return (
    <Link
      to={paths.search()}
      className={css({
        display: 'flex',
        alignItems: 'center',
        gap: '2',
        minHeight: '44px',
        fontWeight: 'bold',
        fontSize: { base: 'md', md: 'lg' },
        color: 'text',
        whiteSpace: 'nowrap',
        overflow: 'hidden',
        textOverflow: 'ellipsis',
      })}
    >
      {brand.logoUrl ? (
        <img src={brand.logoUrl} alt={brand.siteName} className={css({ height: '36px', width: 'auto' })} />
      ) : (
        brand.siteName
      )}
    </Link>
  );
}
