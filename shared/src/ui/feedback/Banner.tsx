import type { ReactNode } from 'react';
import { cx } from '#styled/css';
import { banner } from '#styled/recipes';
import { Icon, type IconName } from '../content/Icon.tsx';
import { IconButton } from '../actions/IconButton.tsx';

export interface BannerProps {
  tone?: 'info' | 'success' | 'warning' | 'error';
  title?: ReactNode;
  children?: ReactNode;
  /** Buttons or links below the text. */
  action?: ReactNode;
  onDismiss?: () => void;
  /** `off` for text that was there from the start. By default errors interrupt and the rest is read politely. */
  announce?: 'assertive' | 'polite' | 'off';
  className?: string;
}

const icons: Record<NonNullable<BannerProps['tone']>, IconName> = {
  info: 'info',
  success: 'success',
  warning: 'warning',
  error: 'error',
};
const roles = { assertive: 'alert', polite: 'status', off: undefined } as const;

export function Banner({
  tone = 'info',
  title,
  children,
  action,
  onDismiss,
  announce,
  className,
}: BannerProps) {
  const styles = banner({ tone });
  const role = roles[announce ?? (tone === 'error' ? 'assertive' : 'polite')];
  return (
    <div role={role} className={cx(styles.root, className)}>
      <Icon name={icons[tone]} size={20} className={styles.icon} />
      <div className={styles.content}>
        {title && <div className={styles.title}>{title}</div>}
        {children && <div className={styles.body}>{children}</div>}
        {action && <div className={styles.action}>{action}</div>}
      </div>
      {onDismiss && (
        <IconButton label="お知らせを閉じる" size="xs" onClick={onDismiss}>
          <Icon name="close" size={18} />
        </IconButton>
      )}
    </div>
  );
}
