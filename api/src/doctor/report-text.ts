import type { Examined } from './examine.ts';

/** One line for a service: what it is, or what is wrong with it and how to mend that. */
export function describe({ service, faults, facts, clockOffsetMs, durationMs }: Examined): string {
  const state = faults.length === 0 ? 'ok' : (faults[0]?.kind ?? '').toUpperCase();
  const clock = clockOffsetMs === null ? [] : [`clock ${formatOffset(clockOffsetMs)}`];
  const about = [...facts, ...clock, `${durationMs} ms`].join(', ');
  const wrong = faults.map(({ text, mend }) => `${text} ${mend}`);
  return [service.padEnd(8), state.padEnd(13), [...wrong, `[${about}]`].join(' ')].join('  ');
}

/** Difference of the service's clock from this machine's, in whole seconds. */
function formatOffset(offsetMs: number): string {
  const seconds = Math.round(offsetMs / 1000);
  return `${seconds < 0 ? '' : '+'}${seconds === 0 ? 0 : seconds} s`;
}
