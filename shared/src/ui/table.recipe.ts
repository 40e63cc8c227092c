import { defineSlotRecipe } from '@pandacss/dev';

/** Below `md` each row becomes a block that repeats the column names. */
export const tableRecipe = defineSlotRecipe({
  className: 'table',
  slots: ['table', 'caption', 'head', 'header', 'body', 'row', 'cell', 'cellLabel'],
  base: {
    table: { w: 'full', borderCollapse: 'collapse', fontSize: 'sm', display: { mdDown: 'block' } },
    caption: { textAlign: 'start', color: 'text.muted', fontSize: 'sm', pb: '3' },
    head: { mdDown: { srOnly: true } },
    header: {
      px: '4',
      py: '3',
      '&:first-child': { pl: '6' },
      '&:last-child': { pr: '6' },
      textAlign: 'start',
      verticalAlign: 'bottom',
      color: 'text.muted',
      fontSize: 'xs',
      fontWeight: 'medium',
      whiteSpace: 'nowrap',
      borderBottom: '1px solid {colors.border}',
      '&[data-align=end]': { textAlign: 'end' },
    },
    body: { display: { mdDown: 'flex' }, flexDirection: 'column' },
    row: {
      borderBottom: '1px solid {colors.border}',
      '&:last-child': { borderBottomWidth: '0' },
      '&[data-hover]': { _hover: { bg: 'surface.hover' } },
      mdDown: { display: 'block', py: '3' },
    },
    cell: {
      px: '4',
      py: '3.5',
      md: { '&:first-child': { pl: '6' }, '&:last-child': { pr: '6' } },
      verticalAlign: 'middle',
      '&[data-align=end]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
      mdDown: {
        display: 'grid',
        gridTemplateColumns: '7rem 1fr',
        gap: '3',
        py: '1',
        '&[data-align=end]': { textAlign: 'start' },
        '&[data-primary]': { display: 'block', fontSize: 'md', fontWeight: 'semibold' },
        '&[data-actions]': { display: 'block', pt: '2' },
      },
    },
    cellLabel: {
      color: 'text.muted',
      fontSize: 'xs',
      pt: '0.5',
      md: { display: 'none' },
      '[data-primary] > &, [data-actions] > &': { display: 'none' },
    },
  },
});
