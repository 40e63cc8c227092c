import { defineSlotRecipe } from '@pandacss/dev';
import { floating } from '../overlays/popover.recipe.ts';
import { controlBox, controlSizes } from './text-input.recipe.ts';

export const comboboxRecipe = defineSlotRecipe({
  className: 'combobox',
  slots: [
    'root',
    'control',
    'input',
    'start',
    'end',
    'content',
    'group',
    'item',
    'itemIcon',
    'itemText',
    'description',
    'notice',
  ],
  base: {
    root: { w: 'full', minW: '0' },
    control: { position: 'relative', display: 'flex', alignItems: 'center' },
    // Without text there is no button to clear it.
    input: {
      ...controlBox,
      ...controlSizes.md,
      pr: '11',
      _placeholderShown: { pr: '2' },
      textOverflow: 'ellipsis',
    },
    start: { position: 'absolute', left: '3.5', display: 'flex', color: 'text.muted', pointerEvents: 'none' },
    end: { position: 'absolute', right: '1', display: 'flex', alignItems: 'center', color: 'text.muted' },
    content: {
      ...floating,
      w: 'max(var(--reference-width), min(26rem, calc(100vw - 16px)))',
      maxW: 'calc(100vw - 16px)',
      maxH: 'min(26rem, var(--available-height, 26rem))',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      py: '2',
      '&:empty': { display: 'none' },
    },
    group: { px: '4', pt: '3', pb: '1', color: 'text.muted', fontSize: 'xs', fontWeight: 'medium' },
    item: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minH: '11',
      px: '4',
      py: '1.5',
      cursor: 'pointer',
      lineHeight: 'snug',
      '&[data-highlighted]': { bg: 'primary.subtle', color: 'primary.onSubtle' },
    },
    itemIcon: { flexShrink: '0', color: 'text.muted', '[data-highlighted] > &': { color: 'inherit' } },
    itemText: {
      minW: '0',
      display: 'flex',
      flexDirection: 'column',
      overflowWrap: 'anywhere',
      '& mark': { bg: 'transparent', color: 'inherit', fontWeight: 'bold' },
    },
    description: { color: 'text.muted', fontSize: 'xs', '[data-highlighted] &': { color: 'inherit' } },
    // Beside the list, not in it: a listbox may hold nothing but options.
    notice: {
      ...floating,
      maxW: 'min(26rem, calc(100vw - 16px))',
      px: '4',
      py: '3',
      overflowWrap: 'anywhere',
      color: 'text.muted',
      fontSize: 'sm',
    },
  },
  variants: { withStart: { true: { input: { pl: '11' } } } },
});
