import { DEVELOPMENT_PATH } from '@yado/shared/contract/development';
import { css } from '#styled/css';

interface Props {
  /** Name of the remote from the development server; absent when the server does not answer. */
  name?: string;
  origin: string;
}

/**
 * Bar that marks a page with a developer's remote. Always visible, so that it is not taken for the published page. It
 * covers nothing: it has its own space at the end of the page, and sticky bars of screens are placed above it.
 */
export function DevelopmentMark({ name, origin }: Props) {
  return (
    <aside
      ref={setLowerEdge}
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
        // Two lines of it fit into a narrow window.
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

/** Publishes its height, above which sticky bars of screens are placed. */
function setLowerEdge(mark: HTMLElement | null): (() => void) | undefined {
  if (!mark) return undefined;
  const { style } = document.documentElement;
  style.setProperty('--lower-edge', `${mark.offsetHeight}px`);
  return () => style.removeProperty('--lower-edge');
}
