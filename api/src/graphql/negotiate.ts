import { HttpError } from './http-error.ts';

export const graphqlJson = 'application/graphql-response+json';
export const plainJson = 'application/json';

interface Wish {
  type: string;
  quality: number;
  index: number;
}

/** The response type for an Accept header; plain JSON when nothing is asked for. Throws HttpError 406. */
export function negotiate(accept: string | undefined): typeof graphqlJson | typeof plainJson {
  if (accept === undefined || accept.trim() === '') return plainJson;
  const wishes = accept.split(',').map(readWish);
  const [best] = ([plainJson, graphqlJson] as const)
    .flatMap((type) => {
      // What is said of the type itself counts before what is said of all: it may be left out by name.
      const wish = [type, 'application/*', '*/*'].map((range) => wishFor(wishes, range)).find(Boolean);
      return wish && wish.quality > 0 ? [{ ...wish, type }] : [];
    })
    .sort((one, other) => other.quality - one.quality || one.index - other.index);
  if (best) return best.type;
  throw new HttpError(406, 'NOT_ACCEPTABLE', `Only ${graphqlJson} and ${plainJson} can be sent.`);
}

function wishFor(wishes: readonly Wish[], range: string): Wish | undefined {
  return wishes.find(({ type }) => type === range);
}

function readWish(entry: string, index: number): Wish {
  const [type = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
  const weight = parameters.find((parameter) => parameter.startsWith('q='));
  const quality = weight === undefined ? 1 : Number(weight.slice(2));
  return { type, quality: Number.isNaN(quality) ? 0 : quality, index };
}
