import { defineSlotRecipe } from '@pandacss/dev';

const tone = (name: string) => ({
  root: { bg: `${name}.subtle`, borderColor: `${name}.border` },
  icon: { color: name },
  title: { color: name },
});

export const bannerRecipe = defineSlotRecipe({
  className: 'banner',
  slots: ['root', 'icon', 'content', 'title', 'body', 'action'],
  base: {
    root: {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '3',
      px: '4',
      py: '3',
      border: '1px solid',
      rounded: 'md',
      fontSize: 'sm',
      lineHeight: 'snug',
    },
    icon: { flexShrink: '0', mt: '0.5' },
    content: {
      flex: '1',
      minW: '0',
      wordBreak: 'auto-phrase',
      display: 'flex',
      flexDirection: 'column',
      gap: '1',
    },
    title: { fontWeight: 'bold' },
    action: { mt: '2', display: 'flex', gap: '3', flexWrap: 'wrap' },
  },
  variants: {
    tone: { info: tone('info'), success: tone('success'), warning: tone('warning'), error: tone('danger') },
  },
  defaultVariants: { tone: 'info' },
});
