import { DEVELOPMENT_PATH } from '@yado/shared/contract/development';
import { css } from '#styled/css';

interface Props {
  /** Of the remote that comes from the development server; absent while that does not answer. */
  name?: string;
  origin: string;
}

/**
 * Always in sight, so that nobody takes a developer's screen for the published one, and in nobody's way: it has room
 * of its own at the end of the page, and bars that stick to the lower edge of the window stand above it.
 */
export function DevelopmentMark({ name, origin }: Props) {
  return (
    <aside
      ref={takeLowerEdge}
      aria-label="開発中の表示"
      data-print="hide"
      className={css({
        position: 'sticky',
        bottom: '0',
        height: '10',
        display: 'flex',
        alignItems: 'center',
        gap: '3',
        paddingX: '4',
        bg: 'text',
        color: 'bg',
        // In a narrow window two lines of it fit.
        fontSize: { base: 'xs', md: 'sm' },
        lineHeight: 'tight',
        zIndex: 'header',
      })}
    >
      <span className={css({ lineClamp: { base: '2', md: '1' } })}>
        {name
          ? `「${name}」は開発中のものを表示しています（${origin}）`
          : `開発用サーバーにつながらないため、公開中の画面を表示しています（${origin}）`}
      </span>
      <a
        href={DEVELOPMENT_PATH}
        className={css({
          flexShrink: '0',
          marginLeft: 'auto',
          textDecoration: 'underline',
          color: 'inherit',
        })}
      >
        開発中の表示を終える
      </a>
    </aside>
  );
}

/** Says how far above the window's edge bars of the screens have to stand. */
function takeLowerEdge(mark: HTMLElement | null): (() => void) | undefined {
  if (!mark) return undefined;
  const { style } = document.documentElement;
  style.setProperty('--lower-edge', `${mark.offsetHeight}px`);
  return () => style.removeProperty('--lower-edge');
}
