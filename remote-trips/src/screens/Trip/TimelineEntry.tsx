import { Icon, type IconName } from '@yado/shared/ui/Icon';
import type { ReactNode } from 'react';
import { css } from '#styled/css';

interface Props {
  icon: IconName;
  title: string;
  /** Who did or wrote it, when that is known. */
  by: string | null;
  at: string;
  action?: ReactNode;
  children?: ReactNode;
}

/** One point of the timeline; the line to the next one runs through the icon's column. */
export function TimelineEntry({ icon, title, by, at, action, children }: Props) {
  return (
    <li
      className={css({
        display: 'grid',
        gridTemplateColumns: '32px minmax(0, 1fr)',
        columnGap: '3',
        position: 'relative',
        paddingBottom: '5',
        _before: {
          content: '""',
          position: 'absolute',
          left: '15px',
          top: '32px',
          bottom: '0',
          borderLeft: '2px solid {colors.border}',
        },
        '&:last-child': { paddingBottom: '0', _before: { display: 'none' } },
      })}
    >
      <span
        className={css({
          display: 'grid',
          placeItems: 'center',
          width: '32px',
          height: '32px',
          borderRadius: 'full',
          bg: 'primary.subtle',
          color: 'primary.onSubtle',
        })}
      >
        <Icon name={icon} size={16} />
      </span>
      <div className={css({ minWidth: '0' })}>
        <div
          className={css({ display: 'flex', alignItems: 'start', justifyContent: 'space-between', gap: '2' })}
        >
          <div>
            <p className={css({ fontWeight: 'medium', lineHeight: 'snug', paddingTop: '1' })}>{title}</p>
            <p className={css({ color: 'text.muted', fontSize: 'xs', textStyle: 'number' })}>
              {[at, by].filter(Boolean).join(' ・ ')}
            </p>
          </div>
          {action}
        </div>
        {children && (
          <div className={css({ fontSize: 'sm', whiteSpace: 'pre-line', marginTop: '1' })}>{children}</div>
        )}
      </div>
    </li>
  );
}
