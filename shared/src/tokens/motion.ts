export const durations = {
  fast: { value: '120ms' },
  normal: { value: '200ms' },
  slow: { value: '320ms' },
};

export const easings = {
  out: { value: 'cubic-bezier(0.16, 1, 0.3, 1)' },
  in: { value: 'cubic-bezier(0.7, 0, 0.84, 0)' },
};

export const keyframes = {
  fadeIn: { from: { opacity: '0' }, to: { opacity: '1' } },
  riseIn: { from: { opacity: '0', translate: '0 8px' }, to: { opacity: '1', translate: '0 0' } },
  slideInRight: { from: { translate: '100% 0' }, to: { translate: '0 0' } },
  slideInLeft: { from: { translate: '-100% 0' }, to: { translate: '0 0' } },
  slideInBottom: { from: { translate: '0 100%' }, to: { translate: '0 0' } },
  spin: { to: { rotate: '360deg' } },
  pulse: { '50%': { opacity: '0.45' } },
};

export const animations = {
  spin: { value: 'spin 0.8s linear infinite' },
  pulse: { value: 'pulse 1.6s ease-in-out infinite' },
};
