import { z } from 'zod';
import { parseCleanJson } from '../clean-texts.ts';
import type { RapidMethod, RapidProblem, RapidResult } from './result.ts';

/** The raw answer of a call that Rapid accepted; `next` is the address of the next page. */
export interface RapidResponse {
  body: unknown;
  next: string | null;
  total: number | null;
}

const refusalSchema = z.object({
  type: z.string().default('unknown'),
  message: z.string().default(''),
  fields: z.array(z.unknown()).optional(),
  errors: z.array(z.unknown()).optional(),
});
const problemSchema = z.object({
  type: z.string(),
  message: z.string().default(''),
  fields: z
    .array(z.object({ name: z.string(), type: z.string().default(''), value: z.coerce.string().optional() }))
    .default([]),
});

function parseProblems(refusal: z.infer<typeof refusalSchema>): RapidProblem[] {
  const candidates = refusal.errors?.length
    ? refusal.errors
    : [{ type: refusal.type, message: refusal.message, fields: refusal.fields }];
  return candidates.flatMap((candidate) => {
    const parsed = problemSchema.safeParse(candidate);
    return parsed.success ? [parsed.data] : [];
  });
}

function nextPage(header: string | null): string | null {
  for (const part of header?.split(/,\s*(?=<)/) ?? []) {
    const match = /^<([^>]+)>.*;\s*rel="?next"?/i.exec(part.trim());
    if (match?.[1]) return match[1];
  }
  return null;
}

/** What an answer means, by its status, head and text. */
export function readAnswer(
  method: RapidMethod,
  response: Response,
  text: string,
): RapidResult<RapidResponse> {
  const { status } = response;
  const unknown = (reason: 'server_error' | 'unreadable' | 'accepted', detail: string) =>
    ({ kind: 'unknown', reason, status, detail }) as const;
  if (status >= 500) return unknown('server_error', `status ${status}`);
  if (status === 429) return readBusy(method, response.headers);
  if (status === 202) return unknown('accepted', 'accepted, outcome not known');
  let body: unknown = null;
  if (text !== '') {
    try {
      body = parseCleanJson(text);
    } catch {
      return unknown('unreadable', `body is not JSON (${response.headers.get('content-type') ?? 'no type'})`);
    }
  }
  if (response.ok) {
    const total = Number(response.headers.get('pagination-total-results') ?? Number.NaN);
    return {
      kind: 'ok',
      status,
      value: {
        body,
        next: nextPage(response.headers.get('link')),
        total: Number.isNaN(total) ? null : total,
      },
    };
  }
  const refusal = refusalSchema.safeParse(body);
  if (!refusal.success) return unknown('unreadable', `status ${status} without a reason`);
  return {
    kind: 'refused',
    status,
    type: refusal.data.type,
    message: refusal.data.message,
    problems: parseProblems(refusal.data),
  };
}

/** Too many calls for the account's capacity. Nothing was done, which for a write is a clear no. */
function readBusy(method: RapidMethod, headers: Headers): RapidResult<never> {
  const message = 'too many requests';
  if (method !== 'GET')
    return { kind: 'refused', status: 429, type: 'too_many_requests', message, problems: [] };
  const resetsAt = Number(headers.get('rate-limit-minute-reset') ?? Number.NaN);
  return {
    kind: 'unknown',
    reason: 'rate_limited',
    status: 429,
    detail: message,
    ...(Number.isFinite(resetsAt) && { resetsAt }),
  };
}
