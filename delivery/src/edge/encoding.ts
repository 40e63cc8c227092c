export type Encoding = 'br' | 'gzip' | 'identity';

/** Denser first: among equals the first one that is allowed is chosen. */
const ENCODINGS: Encoding[] = ['br', 'gzip', 'identity'];

/** The encoding that an Accept-Encoding header likes best; of several, the densest. */
export function chooseEncoding(header: string | undefined): Encoding {
  const weights = new Map((header ?? '').split(',').map(parseWeight));
  // What is not listed is not wanted, but for the plain form, which is good enough when nothing else is.
  const weight = (encoding: Encoding) =>
    weights.get(encoding) ?? (encoding === 'identity' ? 0 : (weights.get('*') ?? 0));
  const best = Math.max(...ENCODINGS.map(weight));
  return best > 0 ? (ENCODINGS.find((encoding) => weight(encoding) === best) as Encoding) : 'identity';
}

function parseWeight(entry: string): [string, number] {
  const [name = '', ...parameters] = entry
    .trim()
    .toLowerCase()
    .split(/\s*;\s*/);
  const q = parameters.find((parameter) => parameter.startsWith('q='));
  const weight = q ? Number(q.slice(2)) : 1;
  // An older name that means the same (RFC 9110, 8.4.1.3).
  return [name === 'x-gzip' ? 'gzip' : name, weight > 0 ? weight : 0];
}
