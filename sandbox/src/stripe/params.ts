import { invalidRequest } from './errors.ts';
import type { Params } from './form.ts';

const MAX_METADATA_KEYS = 50;
/** What every endpoint takes; browsers send key and version as parameters. */
const ofEveryRequest = ['expand', 'key', '_stripe_version'];

/** Refuses parameters that the endpoint does not know, as the real API does. */
export function allowOnly(params: Params, names: readonly string[]): void {
  for (const name of Object.keys(params)) {
    if (!names.includes(name) && !ofEveryRequest.includes(name)) {
      throw invalidRequest(`Received unknown parameter: ${name}`, { code: 'parameter_unknown', param: name });
    }
  }
}

/** Reads text; an empty string counts as absent (it is how a client unsets a field). */
export function text(params: Params, name: string): string | undefined {
  const value = params[name];
  if (value === undefined || value === '') return undefined;
  if (typeof value !== 'string') throw invalidRequest(`Invalid string: ${name}`, { param: name });
  return value;
}

export function requiredText(params: Params, name: string): string {
  const value = text(params, name);
  if (value === undefined) throw missing(name);
  return value;
}

export function integer(params: Params, name: string): number | undefined {
  const value = text(params, name);
  if (value === undefined) return undefined;
  if (!/^-?\d{1,15}$/.test(value)) {
    throw invalidRequest(`Invalid integer: ${value}`, { code: 'parameter_invalid_integer', param: name });
  }
  return Number(value);
}

export function requiredInteger(params: Params, name: string): number {
  const value = integer(params, name);
  if (value === undefined) throw missing(name);
  return value;
}

export function flag(params: Params, name: string): boolean | undefined {
  const value = text(params, name);
  if (value === undefined) return undefined;
  if (value !== 'true' && value !== 'false')
    throw invalidRequest(`Invalid boolean: ${value}`, { param: name });
  return value === 'true';
}

export function readChoice<T extends string>(
  params: Params,
  name: string,
  values: readonly T[],
): T | undefined {
  const value = text(params, name);
  if (value === undefined) return undefined;
  const known = values.find((candidate) => candidate === value);
  if (!known) throw invalidRequest(`Invalid ${name}: must be one of ${values.join(', ')}`, { param: name });
  return known;
}

export function hash(params: Params, name: string): Params | undefined {
  const value = params[name];
  if (value === undefined || value === '') return undefined;
  if (typeof value === 'string' || Array.isArray(value)) {
    throw invalidRequest(`Invalid object`, { param: name });
  }
  return value;
}

export function textList(params: Params, name: string): string[] | undefined {
  const value = params[name];
  if (value === undefined || value === '') return undefined;
  if (!Array.isArray(value)) throw invalidRequest('Invalid array', { param: name });
  return value.map(String);
}

/** Merges `metadata[...]` into what is stored; an empty value removes its key. */
export function mergeMetadata(stored: Record<string, string>, params: Params): Record<string, string> {
  if (params.metadata === '') return {};
  const merged = { ...stored };
  for (const [key, value] of Object.entries(hash(params, 'metadata') ?? {})) {
    if (typeof value !== 'string' || value.length > 500 || key.length > 40) {
      throw invalidRequest(`Invalid metadata: keys have up to 40 and values up to 500 characters`, {
        param: `metadata[${key}]`,
      });
    }
    if (value === '') delete merged[key];
    else merged[key] = value;
  }
  if (Object.keys(merged).length > MAX_METADATA_KEYS) {
    throw invalidRequest('Metadata can have at most 50 keys', { param: 'metadata' });
  }
  return merged;
}

export function missing(name: string) {
  return invalidRequest(`Missing required param: ${name}.`, { code: 'parameter_missing', param: name });
}
