import { defineSlotRecipe } from '@pandacss/dev';

const tone = (name: string) => ({ icon: { color: name }, root: { borderLeftColor: name } });

export const toasterRecipe = defineSlotRecipe({
  className: 'toaster',
  slots: ['root', 'icon', 'text', 'title', 'description', 'action'],
  base: {
    root: {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '3',
      w: 'min(24rem, calc(100vw - 2rem))',
      pl: '4',
      pr: '2',
      py: '2',
      bg: 'surface.raised',
      color: 'text',
      border: '1px solid {colors.border}',
      borderLeftWidth: '4px',
      rounded: 'md',
      boxShadow: 'lg',
      fontSize: 'sm',
      lineHeight: 'snug',
      overflowWrap: 'anywhere',
      // The stack of toasts is laid out by variables that the machine sets.
      translate: 'var(--x) var(--y)',
      scale: 'var(--scale)',
      zIndex: 'var(--z-index)',
      height: 'var(--height)',
      opacity: 'var(--opacity)',
      willChange: 'translate, opacity, scale',
      transition:
        'translate {durations.slow}, scale {durations.slow}, opacity {durations.slow}, height {durations.slow}',
      transitionTimingFunction: 'out',
      '&[data-state=closed]': { transitionDuration: 'normal', transitionTimingFunction: 'in' },
    },
    icon: { flexShrink: '0', mt: '2.5' },
    text: {
      flex: '1',
      minW: '0',
      minH: '10',
      py: '1',
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'flex-start',
      justifyContent: 'center',
      gap: '0.5',
      wordBreak: 'auto-phrase',
    },
    title: { fontWeight: 'semibold' },
    description: { color: 'text.muted' },
    action: {
      mt: '1',
      color: 'link',
      fontWeight: 'medium',
      textDecoration: 'underline',
      cursor: 'pointer',
      minH: '6',
    },
  },
  variants: {
    tone: { info: tone('info'), success: tone('success'), warning: tone('warning'), error: tone('danger') },
  },
  defaultVariants: { tone: 'info' },
});
