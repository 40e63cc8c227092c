import type { FastifyRequest } from 'fastify';

const FILE_NAME = /\.[A-Za-z0-9]{1,8}$/;
const PAGE = ['text/html', 'text/*', '*/*'];

/** Whether a page is asked for, by a browser or by what shows links, rather than a file or something for a script. */
export function isPageRequest({ url, headers, routeOptions }: FastifyRequest): boolean {
  const pathname = url.split('?', 1)[0] as string;
  if (routeOptions.url !== '/*' || FILE_NAME.test(pathname)) return false;
  return acceptsPage(headers.accept, headers['sec-fetch-dest']);
}

/**
 * Anyone who names pages gets one. Monitors and link previews take anything or say nothing, and get one too, unless they
 * would rather have something else, or a browser says that it wants no document.
 */
function acceptsPage(accept: string | undefined, destination: unknown): boolean {
  const wishes = (accept?.trim() || '*/*').split(',').map(parseWish);
  const findWeight = (type: string) => wishes.find((wish) => wish.type === type)?.weight;
  const weight = PAGE.map(findWeight).find((found) => found !== undefined) ?? 0;
  if (weight === 0) return false;
  if (findWeight('text/html') !== undefined) return true;
  if (destination !== undefined && destination !== 'document') return false;
  return wishes.every((wish) => PAGE.includes(wish.type) || wish.weight < weight);
}

function parseWish(entry: string): { type: string; weight: number } {
  const [type = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
  const weight = Number(parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? 1);
  return { type, weight: weight >= 0 ? weight : 0 };
}
