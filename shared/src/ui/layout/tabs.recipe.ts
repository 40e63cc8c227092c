import { defineSlotRecipe } from '@pandacss/dev';

export const tabsRecipe = defineSlotRecipe({
  className: 'tabs',
  slots: ['root', 'list', 'trigger', 'count', 'content'],
  base: {
    root: { display: 'flex', flexDirection: 'column', minW: '0' },
    list: {
      display: 'flex',
      gap: '1',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      borderBottom: '1px solid {colors.border}',
    },
    trigger: {
      position: 'relative',
      flexShrink: '0',
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2',
      minH: '11',
      px: '4',
      color: 'text.muted',
      fontSize: 'sm',
      fontWeight: 'medium',
      cursor: 'pointer',
      _hover: { color: 'text' },
      _focusVisible: { outlineOffset: '-2px' },
      '&[data-selected]': { color: 'link', fontWeight: 'bold', boxShadow: 'inset 0 -2px 0 {colors.link}' },
      '&[data-disabled]': { color: 'text.disabled', cursor: 'not-allowed' },
    },
    count: {
      px: '1.5',
      bg: 'surface.sunken',
      color: 'text.muted',
      rounded: 'full',
      fontSize: 'xs',
      fontVariantNumeric: 'tabular-nums',
    },
    content: { pt: '6', minW: '0', outline: 'none', _focusVisible: { outline: '2px solid {colors.focus}' } },
  },
});
