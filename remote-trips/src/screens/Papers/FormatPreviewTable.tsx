import { useId } from 'react';
import { css } from '#styled/css';
import type { AccountingFormatInput } from './__generated__/useFormatPreviewQuery.graphql';
import { useFormatPreview } from './use-format-preview.ts';

const cell = css({
  paddingBlock: '1',
  paddingInline: '2',
  borderWidth: '1px',
  borderColor: 'border',
  whiteSpace: 'nowrap',
  textAlign: 'start',
  fontWeight: 'normal',
});

/** How a file in the format would begin, as it is edited. */
export function FormatPreviewTable({ format }: { format: AccountingFormatInput }) {
  const { shown, failed } = useFormatPreview(format);
  const id = useId();
  const replaced = shown?.preview.replacements ?? [];
  return (
    <section
      aria-labelledby={id}
      className={css({ display: 'grid', gap: '2', gridTemplateColumns: 'minmax(0, 1fr)' })}
    >
      <h3 id={id} className={css({ fontWeight: 'semibold' })}>
        プレビュー
      </h3>
      <p className={css({ fontSize: 'sm', color: 'text.muted' })}>{noteOf(shown?.preview, failed)}</p>
      {shown && (
        <div
          role="group"
          aria-labelledby={id}
          // Safari gives the focus to no box that scrolls by itself, and without it the keyboard can't (WCAG 2.1.1).
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          className={css({ overflowX: 'auto', fontSize: 'sm' })}
        >
          <table className={css({ borderCollapse: 'collapse' })}>
            {format.hasHeader && (
              <thead>
                <tr>
                  {shown.titles.map((title, index) => (
                    <th key={`${index} ${title}`} scope="col" className={cell}>
                      {title}
                    </th>
                  ))}
                </tr>
              </thead>
            )}
            <tbody>
              {shown.preview.rows.map((cells, index) => (
                <tr key={`${index} ${cells.join(' ')}`}>
                  {cells.map((text, place) => (
                    <td key={`${place} ${text}`} className={cell}>
                      {text}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {replaced.length > 0 && (
        <p className={css({ fontSize: 'sm', color: 'text.muted' })}>
          Shift_JISで表せない文字を置き換えます:
          {replaced.map(({ character, replacement }) => `${character}→${replacement}`).join('、')}
        </p>
      )}
    </section>
  );
}

function noteOf(preview: { readonly isExample: boolean } | undefined, failed: boolean): string {
  if (failed) return 'プレビューを表示できませんでした。内容を変えると、もう一度読み込みます。';
  if (!preview) return 'プレビューを読み込んでいます。';
  return preview.isExample
    ? '書き出せる明細がまだないため、例の明細を表示しています。'
    : 'この支店の新しい明細を、5件まで表示しています。';
}
