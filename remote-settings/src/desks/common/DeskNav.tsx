import { NavLink } from '@yado/shared/router';
import { paths } from '@yado/shared/routing/paths';
import { css } from '#styled/css';
import type { Desk } from './desk.ts';

interface Entry {
  label: string;
  to: string;
  /** Pages below it belong to another entry. */
  end?: boolean;
}

const entries: Record<Desk, readonly Entry[]> = {
  agency: [
    { label: '担当支店', to: paths.deskBranches('agency') },
    { label: '担当者', to: paths.agencyDeskUsers() },
    { label: 'ブランド表示', to: paths.agencyDeskBrand() },
  ],
  operator: [
    { label: '要確認', to: paths.operatorDesk(), end: true },
    { label: '支店', to: paths.deskBranches('operator') },
    { label: '代理店', to: paths.deskAgencies() },
    { label: '運営担当者', to: paths.deskOperators() },
    { label: 'お知らせ', to: paths.deskNews() },
  ],
};
const names: Record<Desk, string> = { agency: '代理店デスク', operator: '運営デスク' };

export function DeskNav({ desk }: { desk: Desk }) {
  return (
    <nav aria-label={names[desk]} className={css({ borderBottomWidth: '1px', borderColor: 'border' })}>
      <ul className={css({ display: 'flex', flexWrap: 'wrap', columnGap: '1' })}>
        {entries[desk].map(({ label, to, end }) => (
          <li key={to}>
            <NavLink to={to} end={end} className={link}>
              {label}
            </NavLink>
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
  paddingX: '3',
  marginBottom: '-1px',
  color: 'text.muted',
  fontSize: 'sm',
  whiteSpace: 'nowrap',
  borderBottomWidth: '2px',
  borderColor: 'transparent',
  _hover: { color: 'text', bg: 'surface.hover' },
  '&[aria-current=page]': { color: 'link', borderColor: 'link', fontWeight: 'bold' },
});
