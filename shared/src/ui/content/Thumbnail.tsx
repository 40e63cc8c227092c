import { useState } from 'react';
import { cx } from '#styled/css';
import { thumbnail } from '#styled/recipes';
import { Icon, type IconName } from './Icon.tsx';

export interface ThumbnailProps {
  /** Absent or broken: a quiet icon takes its place. */
  src?: string | null;
  /** Empty when the text beside it says the same. */
  alt: string;
  ratio?: '4:3' | '3:2' | '16:9' | '1:1' | 'fill';
  /** True for what is seen first: loads at once and with priority. */
  priority?: boolean;
  fallbackIcon?: IconName;
  className?: string;
}

/** A picture that never moves the page while it loads. */
export function Thumbnail({
  src,
  alt,
  ratio,
  priority = false,
  fallbackIcon = 'hotel',
  className,
}: ThumbnailProps) {
  const styles = thumbnail({ ratio });
  const [failed, setFailed] = useState<string | null>(null);
  return (
    <span className={cx(styles.root, className)}>
      {src && failed !== src ? (
        <img
          src={src}
          alt={alt}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : 'auto'}
          decoding="async"
          onError={() => setFailed(src)}
          className={styles.image}
        />
      ) : (
        <span className={styles.fallback}>
          <Icon name={fallbackIcon} size={32} label={alt || undefined} />
        </span>
      )}
    </span>
  );
}
