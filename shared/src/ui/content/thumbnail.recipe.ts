import { defineSlotRecipe } from '@pandacss/dev';

export const thumbnailRecipe = defineSlotRecipe({
  className: 'thumbnail',
  slots: ['root', 'image', 'fallback'],
  base: {
    root: {
      position: 'relative',
      display: 'block',
      w: 'full',
      overflow: 'hidden',
      bg: 'surface.sunken',
      rounded: 'md',
    },
    image: { position: 'absolute', inset: '0', w: 'full', h: 'full', objectFit: 'cover' },
    fallback: {
      position: 'absolute',
      inset: '0',
      display: 'grid',
      placeItems: 'center',
      color: 'text.disabled',
    },
  },
  variants: {
    ratio: {
      '4:3': { root: { aspectRatio: '4 / 3' } },
      '3:2': { root: { aspectRatio: '3 / 2' } },
      '16:9': { root: { aspectRatio: '16 / 9' } },
      '1:1': { root: { aspectRatio: '1' } },
      fill: { root: { h: 'full' } },
    },
  },
  defaultVariants: { ratio: '4:3' },
});
