import { HttpError } from './http-error.ts';

export const graphqlJson = 'application/graphql-response+json';
export const plainJson = 'application/json';

/** The response type for an Accept header; plain JSON when nothing is asked for. Throws HttpError 406. */
export function negotiate(accept: string | undefined): typeof graphqlJson | typeof plainJson {
  if (accept === undefined || accept.trim() === '') return plainJson;
  const wanted = accept
    .split(',')
    .map((entry, index) => ({ ...parseEntry(entry), index }))
    .filter((entry) => entry.quality > 0)
    .sort((a, b) => b.quality - a.quality || a.index - b.index);
  for (const { type } of wanted) {
    if (type === graphqlJson) return graphqlJson;
    if (type === plainJson || type === 'application/*' || type === '*/*') return plainJson;
  }
  throw new HttpError(406, 'NOT_ACCEPTABLE', `Only ${graphqlJson} and ${plainJson} can be sent.`);
}

function parseEntry(entry: string): { type: string; quality: number } {
  const [type = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
  const weight = parameters.find((parameter) => parameter.startsWith('q='));
  const quality = weight === undefined ? 1 : Number(weight.slice(2));
  return { type, quality: Number.isNaN(quality) ? 0 : quality };
}
