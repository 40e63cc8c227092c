import { Link, useLocation } from '@yado/shared/router';
import { paths } from '@yado/shared/routing/paths';
import { css } from '#styled/css';
import type { Desk } from './desk.ts';

interface Entry {
  label: string;
  to: string;
  /** Where the pages below it are, when not below its own address; null for none. */
  below?: string | null;
}

const entries: Record<Desk, readonly Entry[]> = {
  agency: [
    { label: '担当支店', to: paths.deskBranches('agency'), below: '/desk/agency/branches' },
    { label: '担当者', to: paths.agencyDeskUsers() },
    { label: '契約と請求', to: paths.agencyDeskIssuer() },
    { label: 'ブランド表示', to: paths.agencyDeskBrand() },
  ],
  operator: [
    { label: '要確認', to: paths.operatorDesk(), below: null },
    { label: '支店', to: paths.deskBranches('operator') },
    { label: '代理店', to: paths.deskAgencies() },
    { label: '運営担当者', to: paths.deskOperators() },
    { label: '利用制限', to: paths.deskBrakes() },
    { label: '税の根拠', to: paths.deskHotelTaxes() },
    { label: 'お知らせ', to: paths.deskNews() },
  ],
};
const names: Record<Desk, string> = { agency: '代理店デスク', operator: '運営デスク' };

export function DeskNav({ desk }: { desk: Desk }) {
  const { pathname } = useLocation();
  return (
    <nav
      aria-label={names[desk]}
      data-print="hide"
      className={css({ borderBottomWidth: '1px', borderColor: 'border' })}
    >
      <ul className={css({ display: 'flex', flexWrap: 'wrap', columnGap: '1' })}>
        {entries[desk].map(({ label, to, below = to }) => (
          <li key={to}>
            <Link
              to={to}
              aria-current={
                pathname === to || (below && pathname.startsWith(`${below}/`)) ? 'page' : undefined
              }
              className={link}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const link = css({
  display: 'flex',
  alignItems: 'center',
  minHeight: '48px',
  paddingX: { base: '2', md: '3' },
  marginBottom: '-1px',
  color: 'text.muted',
  fontSize: 'sm',
  whiteSpace: 'nowrap',
  borderBottomWidth: '2px',
  borderColor: 'transparent',
  _hover: { color: 'text', bg: 'surface.hover' },
  '&[aria-current=page]': { color: 'link', borderColor: 'link', fontWeight: 'bold' },
});
