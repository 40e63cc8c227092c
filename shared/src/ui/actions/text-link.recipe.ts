import { defineRecipe } from '@pandacss/dev';

export const textLinkRecipe = defineRecipe({
  className: 'text-link',
  base: {
    color: 'link',
    rounded: 'sm',
    cursor: 'pointer',
    textUnderlineOffset: '0.2em',
    textDecorationThickness: '1px',
    _hover: { textDecoration: 'underline', textDecorationThickness: '2px' },
  },
  variants: {
    /** `quiet` only where place and form already show that it is a link. */
    variant: { underline: { textDecoration: 'underline' }, quiet: { textDecoration: 'none' } },
  },
  defaultVariants: { variant: 'underline' },
});
