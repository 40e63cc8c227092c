import Negotiator from 'negotiator';

const ENCODINGS = ['br', 'gzip', 'identity'] as const;

export type Encoding = (typeof ENCODINGS)[number];

/** Its published types are of a version that did not know the second argument. */
interface Choice {
  encoding(available: readonly string[], options: { preferred: readonly string[] }): string | undefined;
}

/** The encoding that an Accept-Encoding header likes best; of several, the densest. */
export function chooseEncoding(header = ''): Encoding {
  // An older name that means the same (RFC 9110, 8.4.1.3).
  const headers = { 'accept-encoding': header.toLowerCase().replaceAll('x-gzip', 'gzip') };
  const choice: Choice = new Negotiator({ headers });
  const best = choice.encoding(ENCODINGS, { preferred: ENCODINGS });
  return ENCODINGS.find((encoding) => encoding === best) ?? 'identity';
}
