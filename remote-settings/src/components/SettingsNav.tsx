import { NavLink } from '@yado/shared/router';
import { paths } from '@yado/shared/routing/paths';
import { css } from '#styled/css';

const entries = [
  { label: '支店情報', to: paths.branch(), permission: 'MANAGE_BRANCH' },
  { label: '社員', to: paths.employees(), permission: 'MANAGE_EMPLOYEES' },
  { label: 'カード', to: paths.cards(), permission: 'MANAGE_CARDS' },
  { label: 'アカウント', to: paths.account(), permission: null },
];

/** The settings that somebody with these permissions has; nothing when there is no choice. */
export function SettingsNav({ permissions }: { permissions: readonly string[] }) {
  const own = entries.filter(({ permission }) => !permission || permissions.includes(permission));
  if (own.length < 2) return null;
  return (
    <nav aria-label="設定" data-print="hide" className={css({ paddingTop: { base: '4', lg: '8' } })}>
      <ul
        className={css({
          display: 'flex',
          flexDirection: { base: 'row', lg: 'column' },
          flexWrap: { base: 'wrap', md: 'nowrap' },
          gap: '1',
        })}
      >
        {own.map(({ label, to }) => (
          <li key={to}>
            <NavLink to={to} className={link}>
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
  minHeight: '44px',
  paddingX: { base: '3', md: '4' },
  borderRadius: 'md',
  color: 'text.muted',
  fontSize: 'sm',
  whiteSpace: 'nowrap',
  _hover: { bg: 'surface.hover', color: 'text' },
  '&[aria-current=page]': { bg: 'primary.subtle', color: 'primary.onSubtle', fontWeight: 'bold' },
});
