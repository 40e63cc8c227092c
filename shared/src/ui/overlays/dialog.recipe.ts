import { defineSlotRecipe } from '@pandacss/dev';

const backdrop = {
  position: 'fixed',
  inset: '0',
  bg: 'overlay',
  zIndex: 'overlay',
  _open: { animation: 'fadeIn {durations.normal} {easings.out}' },
} as const;

export const dialogRecipe = defineSlotRecipe({
  className: 'dialog',
  slots: ['backdrop', 'positioner', 'content', 'header', 'title', 'close', 'body', 'footer'],
  base: {
    backdrop,
    positioner: {
      position: 'fixed',
      inset: '0',
      zIndex: 'modal',
      display: 'flex',
      alignItems: 'flex-start',
      overflow: 'auto',
      overscrollBehavior: 'contain',
      p: { base: '3', md: '8' },
    },
    content: {
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      w: 'full',
      maxH: 'full',
      mx: 'auto',
      bg: 'surface.raised',
      color: 'text',
      rounded: 'xl',
      boxShadow: 'lg',
      outline: 'none',
      _dark: { border: '1px solid {colors.border}' },
      _open: { animation: 'riseIn {durations.normal} {easings.out}' },
    },
    header: {
      flexShrink: '0',
      px: { base: '5', md: '8' },
      pt: { base: '5', md: '7' },
      pb: '2',
      pr: '16',
    },
    title: { textStyle: 'h2' },
    close: {
      position: 'absolute',
      top: { base: '3', md: '5' },
      right: { base: '3', md: '5' },
      zIndex: 'raised',
    },
    body: {
      flex: '1 1 auto',
      minH: '0',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      px: { base: '5', md: '8' },
      py: '4',
      '&:first-child': { pt: { base: '5', md: '7' } },
      '&:last-child': { pb: { base: '5', md: '8' } },
    },
    footer: {
      flexShrink: '0',
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'flex-end',
      gap: '3',
      px: { base: '5', md: '8' },
      pt: '3',
      pb: { base: '5', md: '7' },
      '& > button': { flex: { base: '1 1 auto', md: '0 0 auto' } },
    },
  },
  variants: {
    size: {
      sm: { content: { maxW: '28rem' } },
      md: { content: { maxW: '36rem' } },
      lg: { content: { maxW: '52rem' } },
      full: {
        positioner: { p: { base: '0', md: '8' } },
        content: { maxW: 'content', minH: 'full', rounded: { base: 'none', md: 'xl' } },
      },
    },
    placement: {
      top: { content: { my: { base: 'auto', md: '8' } } },
      center: { content: { my: 'auto' } },
    },
  },
  defaultVariants: { size: 'md', placement: 'top' },
});
