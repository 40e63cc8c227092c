import { defineRecipe } from '@pandacss/dev';

const tone = (name: string) => ({ bg: `${name}.subtle`, color: name, borderColor: `${name}.border` });

export const badgeRecipe = defineRecipe({
  className: 'badge',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    flexShrink: '0',
    maxW: 'full',
    border: '1px solid transparent',
    rounded: 'sm',
    fontWeight: 'medium',
    lineHeight: 'snug',
    whiteSpace: 'nowrap',
  },
  variants: {
    tone: {
      neutral: { bg: 'surface.sunken', color: 'text', borderColor: 'border' },
      primary: { bg: 'primary.subtle', color: 'primary.onSubtle' },
      info: tone('info'),
      success: tone('success'),
      warning: tone('warning'),
      danger: tone('danger'),
    },
    size: { sm: { px: '1.5', fontSize: '2xs' }, md: { px: '2', py: '0.5', fontSize: 'xs' } },
  },
  defaultVariants: { tone: 'neutral', size: 'md' },
});
