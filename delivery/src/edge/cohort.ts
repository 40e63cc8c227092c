import { randomInt } from 'node:crypto';

// Browsers keep the cookie for a year: its name stays.
const NAME = 'yado_bucket';
const YEAR_S = 31_536_000;

/** The browser's cohort, 0-99, from its cookie; `setCookie` when it has none yet. */
export function readCohort(
  cookieHeader: string | undefined,
  https: boolean,
  draw: () => number = () => randomInt(100),
): { cohort: number; setCookie?: string } {
  const known = new RegExp(`(?:^|;\\s*)${NAME}=(\\d{1,2})(?:;|$)`).exec(cookieHeader ?? '');
  if (known) return { cohort: Number(known[1]) };
  const cohort = draw();
  const secure = https ? '; Secure' : '';
  return {
    cohort,
    setCookie: `${NAME}=${cohort}; Path=/; Max-Age=${YEAR_S}; HttpOnly; SameSite=Lax${secure}`,
  };
}
