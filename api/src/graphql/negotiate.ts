import Negotiator from 'negotiator';
import { HttpError } from './http-error.ts';

export const graphqlJson = 'application/graphql-response+json';
export const plainJson = 'application/json';

/** The response type for an Accept header; plain JSON when nothing is asked for. Throws HttpError 406. */
export function negotiate(accept: string | undefined): typeof graphqlJson | typeof plainJson {
  if (!accept?.trim()) return plainJson;
  // A range with a parameter other than its weight, usually charset=utf-8, is for the type itself.
  const headers = { accept: accept.replace(/;(?!\s*q\s*=)[^;,]*/gi, '') };
  const best = new Negotiator({ headers }).mediaType([plainJson, graphqlJson]);
  if (best === plainJson || best === graphqlJson) return best;
  throw new HttpError(406, 'NOT_ACCEPTABLE', `Only ${graphqlJson} and ${plainJson} can be sent.`);
}
