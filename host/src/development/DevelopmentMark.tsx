import { DEVELOPMENT_PATH } from '@yado/shared/contract/development';
import { css } from '#styled/css';

interface Props {
  /** Of the remote that comes from the development server; absent while that does not answer. */
  name?: string;
  origin: string;
}

/** Always in sight, so that nobody takes a developer's screen for the published one. */
export function DevelopmentMark({ name, origin }: Props) {
  return (
    <aside
      aria-label="開発中の表示"
      data-print="hide"
      className={css({
        position: 'fixed',
        insetInlineStart: '4',
        bottom: '4',
        maxWidth: 'calc(100% - 2rem)',
        display: 'flex',
        flexWrap: 'wrap',
        gap: '3',
        paddingX: '4',
        paddingY: '2',
        borderRadius: 'md',
        bg: 'text',
        color: 'bg',
        fontSize: 'sm',
        zIndex: '50',
      })}
    >
      <span>
        {name
          ? `「${name}」は開発中のものを表示しています（${origin}）`
          : `開発用サーバーにつながらないため、公開中の画面を表示しています（${origin}）`}
      </span>
      <a href={DEVELOPMENT_PATH} className={css({ textDecoration: 'underline', color: 'inherit' })}>
        開発中の表示を終える
      </a>
    </aside>
  );
}
