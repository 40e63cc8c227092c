import { defineSlotRecipe } from '@pandacss/dev';

// As `mdDown` and `md`, but on screens alone: to a query for the width, paper is no wider than a phone.
const phone = '@media screen and (width < 768px)';
const wide = '@media screen and (width >= 768px)';

/** Below `md` each row becomes a block that repeats the column names; on paper it stays a row. */
export const tableRecipe = defineSlotRecipe({
  className: 'table',
  slots: ['table', 'caption', 'head', 'header', 'body', 'row', 'cell', 'cellLabel'],
  base: {
    table: {
      w: 'full',
      borderCollapse: 'collapse',
      fontSize: 'sm',
      [phone]: { display: 'block' },
      _print: { fontSize: '2xs' },
    },
    caption: { textAlign: 'start', color: 'text.muted', fontSize: 'sm', pb: '3' },
    head: { [phone]: { srOnly: true } },
    header: {
      px: '4',
      py: '3',
      [wide]: { '&:first-child': { pl: '6' }, '&:last-child': { pr: '6' } },
      textAlign: 'start',
      verticalAlign: 'bottom',
      color: 'text.muted',
      fontSize: 'xs',
      fontWeight: 'medium',
      whiteSpace: 'nowrap',
      borderBottom: '1px solid {colors.border}',
      '&[data-align=end]': { textAlign: 'end' },
      _print: {
        px: '1.5',
        py: '1',
        fontSize: '2xs',
        whiteSpace: 'normal',
        '&[data-actions]': { display: 'none' },
      },
    },
    body: { [phone]: { display: 'flex', flexDirection: 'column' } },
    row: {
      borderBottom: '1px solid {colors.border}',
      '&:last-child': { borderBottomWidth: '0' },
      '&[data-hover]': { _hover: { bg: 'surface.hover' } },
      [phone]: { display: 'block', py: '3' },
      _print: { breakInside: 'avoid' },
    },
    cell: {
      px: '4',
      py: '3.5',
      [wide]: { '&:first-child': { pl: '6' }, '&:last-child': { pr: '6' } },
      verticalAlign: 'middle',
      '&[data-align=end]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
      _print: { px: '1.5', py: '1', overflowWrap: 'anywhere', '&[data-actions]': { display: 'none' } },
      [phone]: {
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
      [wide]: { display: 'none' },
      _print: { display: 'none' },
      '[data-primary] > &, [data-actions] > &': { display: 'none' },
    },
  },
  variants: {
    density: {
      normal: {},
      compact: {
        header: { [wide]: { py: '2' } },
        row: { [phone]: { py: '1.5' } },
        cell: {
          [wide]: { py: '2' },
          [phone]: { py: '0.5', lineHeight: 'snug', gridTemplateColumns: '5rem 1fr' },
        },
      },
    },
  },
  defaultVariants: { density: 'normal' },
});
