import { css, cx } from '#styled/css';
import { formatWhole } from '../../format/whole-number.ts';
import { Icon } from './Icon.tsx';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';

export interface RatingProps {
  /** 0 to 5; halves are shown. */
  value: number;
  /** `stars` for a hotel's class, `score` for what guests say (with `count`). */
  variant?: 'stars' | 'score';
  count?: number;
  className?: string;
}

/** What a score is called, from the highest. */
const words = [
  [4.5, '最高'],
  [4, 'とても良い'],
  [3.5, '良い'],
  [0, '普通'],
] as const;

/** 最高 to 普通: the word for a score of 0 to 5. */
export function scoreWord(score: number): string | undefined {
  return words.find(([from]) => score >= from)?.[1];
}

/** Read only. */
export function Rating({ value, variant = 'stars', count, className }: RatingProps) {
  if (variant === 'score') return <Score value={value} count={count} className={className} />;
  const filled = Math.max(0, Math.min(5, value));
  return (
    <span className={cx(row, className)}>
      <VisuallyHidden>5段階中{trim(value)}</VisuallyHidden>
      <span
        aria-hidden="true"
        className={css({ position: 'relative', display: 'inline-flex', color: 'border.strong' })}
      >
        <Stars faint />
        <span
          className={css({
            position: 'absolute',
            inset: '0',
            display: 'flex',
            overflow: 'hidden',
            color: 'star',
          })}
          style={{ width: `${(filled / 5) * 100}%` }}
        >
          <Stars />
        </span>
      </span>
    </span>
  );
}

function Score({ value, count, className }: Pick<RatingProps, 'value' | 'count' | 'className'>) {
  const shown = value.toFixed(1);
  const word = scoreWord(Number(shown));
  return (
    <span className={cx(row, css({ fontSize: 'sm', gap: '1.5' }), className)}>
      <span
        className={css({
          px: '1.5',
          bg: 'primary.subtle',
          color: 'primary.onSubtle',
          rounded: 'sm',
          fontWeight: 'bold',
          fontVariantNumeric: 'tabular-nums',
        })}
      >
        {shown}
      </span>
      <span className={css({ fontWeight: 'medium' })}>{word}</span>
      {count !== undefined && (
        <span className={css({ color: 'text.muted', fontSize: 'xs' })}>{formatWhole(count)}件</span>
      )}
    </span>
  );
}

function Stars({ faint = false }: { faint?: boolean }) {
  return (
    <span className={css({ display: 'inline-flex', w: 'max', opacity: faint ? '0.35' : '1' })}>
      {[1, 2, 3, 4, 5].map((star) => (
        <Icon key={star} name="star" size={16} />
      ))}
    </span>
  );
}

const row = css({ display: 'inline-flex', alignItems: 'center', verticalAlign: 'middle' });
const trim = (value: number) => String(Math.round(value * 10) / 10);
