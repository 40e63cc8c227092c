const STEPS = [
  0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 18, 20, 24, 28, 32, 36, 40, 44, 48,
  52, 56, 60, 64, 72, 80, 96,
];

const rem = (units: number) => ({ value: `${units / 4}rem` });

/** One unit is 4 px at the browser's default font size; layouts use even units, which is the 8 px grid. */
export const spacing = {
  0: { value: '0' },
  px: { value: '1px' },
  ...Object.fromEntries(STEPS.map((step) => [String(step), rem(step)])),
};

export const sizes = {
  ...spacing,
  full: { value: '100%' },
  min: { value: 'min-content' },
  max: { value: 'max-content' },
  fit: { value: 'fit-content' },
  header: { value: '64px' },
  content: { value: '1200px' },
  prose: { value: '42rem' },
  button: rem(12),
  popover: { value: '320px' },
  tooltip: { value: 'min(480px, calc(100vw - 32px))' },
};

export const radii = {
  none: { value: '0' },
  sm: { value: '4px' },
  md: { value: '6px' },
  lg: { value: '10px' },
  xl: { value: '14px' },
  full: { value: '9999px' },
};

export const zIndex = {
  base: { value: 0 },
  raised: { value: 1 },
  sticky: { value: 100 },
  header: { value: 200 },
  overlay: { value: 400 },
  modal: { value: 410 },
  popover: { value: 500 },
  toast: { value: 600 },
  tooltip: { value: 700 },
};

export const breakpoints = { sm: '320px', md: '768px', lg: '960px', xl: '1200px', '2xl': '1536px' };
