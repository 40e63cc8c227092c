import { defineSlotRecipe } from '@pandacss/dev';

export const drawerRecipe = defineSlotRecipe({
  className: 'drawer',
  slots: ['backdrop', 'positioner', 'content', 'header', 'title', 'body', 'footer'],
  base: {
    backdrop: {
      position: 'fixed',
      inset: '0',
      bg: 'overlay',
      zIndex: 'overlay',
      _open: { animation: 'fadeIn {durations.normal} {easings.out}' },
    },
    positioner: { position: 'fixed', inset: '0', zIndex: 'modal', display: 'flex', overflow: 'hidden' },
    content: {
      display: 'flex',
      flexDirection: 'column',
      bg: 'surface.raised',
      boxShadow: 'lg',
      outline: 'none',
      _open: { animationDuration: 'slow', animationTimingFunction: 'out' },
    },
    header: {
      flexShrink: '0',
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '4',
      pl: '6',
      pr: '3',
      minH: '16',
      borderBottom: '1px solid {colors.border}',
    },
    title: { textStyle: 'h3' },
    body: { flex: '1 1 auto', minH: '0', overflowY: 'auto', overscrollBehavior: 'contain', px: '6', py: '5' },
    footer: {
      flexShrink: '0',
      display: 'flex',
      gap: '3',
      px: '6',
      py: '4',
      pb: 'max({spacing.4}, env(safe-area-inset-bottom))',
      borderTop: '1px solid {colors.border}',
      '& > button': { flex: '1' },
    },
  },
  variants: {
    placement: {
      right: {
        positioner: { justifyContent: 'flex-end' },
        content: {
          h: 'full',
          _open: { animationName: 'slideInRight' },
        },
      },
      left: {
        positioner: { justifyContent: 'flex-start' },
        content: {
          h: 'full',
          _open: { animationName: 'slideInLeft' },
        },
      },
      bottom: {
        positioner: { alignItems: 'flex-end', justifyContent: 'center' },
        content: {
          w: 'full',
          maxH: '88dvh',
          roundedTop: 'xl',
          _open: { animationName: 'slideInBottom' },
        },
      },
    },
    size: { sm: {}, md: {}, lg: {} },
    flush: { true: { body: { p: '0' } } },
  },
  compoundVariants: [
    { placement: ['left', 'right'], size: 'sm', css: { content: { w: 'min(20rem, 88vw)' } } },
    { placement: ['left', 'right'], size: 'md', css: { content: { w: 'min(26rem, 92vw)' } } },
    { placement: ['left', 'right'], size: 'lg', css: { content: { w: 'min(40rem, 96vw)' } } },
    { placement: 'bottom', size: ['sm', 'md'], css: { content: { maxW: '40rem' } } },
  ],
  defaultVariants: { placement: 'right', size: 'md' },
});
