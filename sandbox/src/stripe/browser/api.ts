import { wordingFor } from './wording.ts';

export type ApiError = { type: string; code?: string; message?: string; [detail: string]: unknown };
export type ApiResponse = { error: ApiError } | { error?: undefined; object: Record<string, unknown> };
export type FormData_ = { [name: string]: unknown };

export type Api = {
  post(path: string, params: FormData_): Promise<ApiResponse>;
  get(path: string, params: FormData_): Promise<ApiResponse>;
};

type ApiOptions = { locale?: string; apiVersion?: string };

/** The REST calls of a page. The key travels as a parameter, as does the version, so that they need no preflight. */
export function createApi(origin: string, publishableKey: string, options: ApiOptions): Api {
  const { locale, apiVersion } = options;
  const { messages } = wordingFor(locale);

  async function call(path: string, params: FormData_, post: boolean): Promise<ApiResponse> {
    const form = new URLSearchParams();
    flatten(form, '', { ...params, key: publishableKey, _stripe_version: apiVersion });
    try {
      const url = `${origin}/v1/${path}`;
      const response = post
        ? await fetch(url, { method: 'POST', body: form, credentials: 'omit' })
        : await fetch(`${url}?${form.toString()}`, { credentials: 'omit' });
      const body = (await response.json()) as Record<string, unknown>;
      const error = body.error as ApiError | undefined;
      if (!error) return { object: body };
      return { error: { ...error, message: messages[error.code ?? ''] ?? error.message ?? '' } };
    } catch {
      return { error: { type: 'api_connection_error', message: messages.connection ?? '' } };
    }
  }

  return {
    post: (path, params) => call(path, params, true),
    get: (path, params) => call(path, params, false),
  };
}

function flatten(form: URLSearchParams, prefix: string, value: unknown): void {
  if (value === undefined || value === null) return;
  if (typeof value !== 'object') {
    form.append(prefix, String(value));
    return;
  }
  for (const [name, entry] of Object.entries(value))
    flatten(form, prefix === '' ? name : `${prefix}[${name}]`, entry);
}
