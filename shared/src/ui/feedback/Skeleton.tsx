import { css, cx } from '#styled/css';
import { skeleton } from '#styled/recipes';

export interface SkeletonProps {
  shape?: 'block' | 'line' | 'circle';
  /** Number of text lines; the last one is shorter. Only with `shape="line"`. */
  lines?: number;
  /** CSS lengths; a line is as wide as its surroundings by default. */
  width?: string;
  height?: string;
  className?: string;
}

/**
 * Silent: the owner of the skeletons says once that it is loading (`aria-busy`, Spinner's label). The shell shows
 * its footer once there is none left in the content.
 */
export function Skeleton({ shape = 'block', lines = 1, width, height, className }: SkeletonProps) {
  const style = { inlineSize: width, blockSize: height };
  if (shape !== 'line' || lines === 1) {
    return (
      <span
        aria-hidden="true"
        data-skeleton=""
        className={cx(skeleton({ shape }), className)}
        style={style}
      />
    );
  }
  return (
    <span
      aria-hidden="true"
      data-skeleton=""
      className={cx(css({ display: 'block' }), className)}
      style={style}
    >
      {Array.from({ length: lines }, (_, index) => (
        <span key={index} className={cx(skeleton({ shape }), css({ '&:last-child': { w: '60%' } }))} />
      ))}
    </span>
  );
}
