import { randomInt } from 'node:crypto';

const NAME = 'yado_bucket';
const YEAR_S = 31_536_000;

/** The browser's bucket, 0-99, from its cookie; `setCookie` when it has none yet. */
export function readCohort(
  cookieHeader: string | undefined,
  https: boolean,
  draw: () => number = () => randomInt(100),
): { bucket: number; setCookie?: string } {
  const known = new RegExp(`(?:^|;\\s*)${NAME}=(\\d{1,2})(?:;|$)`).exec(cookieHeader ?? '');
  if (known) return { bucket: Number(known[1]) };
  const bucket = draw();
  const secure = https ? '; Secure' : '';
  return {
    bucket,
    setCookie: `${NAME}=${bucket}; Path=/; Max-Age=${YEAR_S}; HttpOnly; SameSite=Lax${secure}`,
  };
}
