import type { MenuEntry } from '@yado/shared/contract/release-document';
import { NavLink } from '@yado/shared/router';
import { css } from '#styled/css';

/** Menu of wide windows. */
export function MainMenu({ entries }: { entries: MenuEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <nav aria-label="メインメニュー" className={css({ display: { base: 'none', md: 'block' } })}>
      <ul className={css({ display: 'flex', gap: '1' })}>
        {entries.map(({ label, path }) => (
          <li key={path}>
            <NavLink
              to={path}
              end={path === '/'}
              className={css({
                display: 'flex',
                alignItems: 'center',
                height: '64px',
                paddingX: '3',
                color: 'text.muted',
                borderBottomWidth: '3px',
                borderColor: 'transparent',
                _hover: { color: 'text' },
                '&[aria-current=page]': { color: 'link', borderColor: 'link', fontWeight: 'bold' },
                // Forced colors draw transparent borders too.
                _highContrast: { borderColor: 'Canvas', '&[aria-current=page]': { borderColor: 'LinkText' } },
              })}
            >
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
