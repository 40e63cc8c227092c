import { defineSlotRecipe } from '@pandacss/dev';

export const disclosureRecipe = defineSlotRecipe({
  className: 'disclosure',
  slots: ['root', 'summary', 'icon', 'body'],
  base: {
    root: { minW: '0', '& summary::-webkit-details-marker': { display: 'none' } },
    summary: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '2',
      minH: '11',
      listStyle: 'none',
      rounded: 'sm',
      fontWeight: 'medium',
      fontSize: 'sm',
      cursor: 'pointer',
      _hover: { color: 'link' },
    },
    icon: {
      color: 'text.muted',
      transitionProperty: 'rotate',
      transitionDuration: 'fast',
      'details[open] > summary > &': { rotate: '180deg' },
    },
    body: { pb: '4', fontSize: 'sm' },
  },
  variants: {
    variant: {
      row: {},
      inline: {
        summary: { display: 'inline-flex', gap: '0.5', minH: { base: '11', md: '6' }, fontWeight: 'normal' },
      },
    },
  },
  defaultVariants: { variant: 'row' },
});
