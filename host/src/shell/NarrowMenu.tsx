import type { MenuEntry } from '@yado/shared/contract/release-document';
import { NavLink } from '@yado/shared/router';
import { Icon } from '@yado/shared/ui/Icon';
import { useEffect, useId, useRef, useState } from 'react';
import { css } from '#styled/css';

/** Menu of narrow windows, a disclosure below the header. The header closes it on each page by a new key. */
export function NarrowMenu({ entries }: { entries: MenuEntry[] }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!open) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [open]);
  return (
    <div className={css({ display: { base: 'block', md: 'none' } })}>
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={id}
        aria-label={open ? 'メニューを閉じる' : 'メニューを開く'}
        onClick={() => setOpen(!open)}
        className={css({
          width: '44px',
          height: '44px',
          display: 'grid',
          placeItems: 'center',
          cursor: 'pointer',
        })}
      >
        <Icon name={open ? 'close' : 'menu'} />
      </button>
      <nav
        id={id}
        aria-label="メインメニュー"
        hidden={!open}
        className={css({
          position: 'absolute',
          top: '64px',
          left: '0',
          right: '0',
          bg: 'surface',
          borderBottomWidth: '1px',
          borderColor: 'border',
          boxShadow: 'md',
        })}
      >
        <ul>
          {entries.map(({ label, path }) => (
            <li key={path}>
              <NavLink
                to={path}
                end={path === '/'}
                className={css({
                  display: 'block',
                  paddingX: '6',
                  paddingY: '4',
                  borderTopWidth: '1px',
                  borderColor: 'border',
                  '&[aria-current=page]': { color: 'link', fontWeight: 'bold' },
                })}
              >
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
