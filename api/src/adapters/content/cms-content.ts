import { z } from 'zod';
import { ProviderUnavailableError } from '../../lib/errors.ts';
import type { Log } from '../../lib/logger.ts';
import { parseCleanJson } from '../clean-texts.ts';
import { type OnRefusal, PROBE_MS } from '../probe/probe-result.ts';
import { type ContentPort, type Document, isContentId, type NewsEntry } from './content-port.ts';
import { createLastGood } from './last-good.ts';
import { judgeRefusal, probeCms } from './probe-cms.ts';

export interface CmsConfig {
  baseUrl: string;
  apiKey: string;
  onRefusal?: OnRefusal;
}

const TIME_LIMIT_MS = 5_000;
/** When a copy can be served instead. */
const SHORT_TIME_LIMIT_MS = 1_500;
const MAX_BYTES = 1_000_000;

const documentSchema = z.object({ title: z.string().min(1), body: z.string() });
const newsListSchema = z.object({ items: z.array(z.unknown()) });
const newsSchema = documentSchema.extend({
  id: z.string().refine(isContentId),
  publishedAt: z.iso.datetime({ offset: true }),
  agencyIds: z.array(z.string()).nullish(),
});

/** ContentPort on an HTTP content management system; its JSON is described in docs/content.md. */
export function createCmsContent(config: CmsConfig, log: Log, clock: () => Date): ContentPort {
  const lastGood = createLastGood(clock, (resource, err) =>
    log.warn({ event: 'content-copy-served', resource, err }, 'the content system does not answer usefully'),
  );
  return {
    probe: (timeoutMs = PROBE_MS) => probeCms(config, clock, timeoutMs),
    async readDocument(kind, id) {
      if (!isContentId(id)) return null;
      const path = `documents/${kind}/${id}`;
      return lastGood<Document | null>(path, async (hasCopy) => {
        const answer = await get(config, path, hasCopy);
        return answer === null ? null : parse(documentSchema, answer);
      });
    },
    readNews: () =>
      lastGood('news', async (hasCopy) => {
        const { items } = parse(newsListSchema, (await get(config, 'news', hasCopy)) ?? { items: [] });
        return items.flatMap((item) => toNews(item, log));
      }),
  };
}

/** One unreadable item must not take the others with it. */
function toNews(item: unknown, log: Log): NewsEntry[] {
  const parsed = newsSchema.safeParse(item);
  if (!parsed.success) {
    log.warn({ event: 'news-unreadable', err: parsed.error }, 'a news item is not readable');
    return [];
  }
  const { id, title, body, publishedAt, agencyIds } = parsed.data;
  return [{ id, title, body, publishedAt: new Date(publishedAt), agencyIds: agencyIds ?? null }];
}

/** The JSON of a path, null for 404; anything else throws ProviderUnavailableError. */
async function get(config: CmsConfig, path: string, hasCopy: boolean): Promise<unknown> {
  try {
    const response = await fetch(`${config.baseUrl.replace(/\/$/, '')}/${path}`, {
      headers: { accept: 'application/json', authorization: `Bearer ${config.apiKey}` },
      // The key goes to the configured place only.
      redirect: 'error',
      signal: AbortSignal.timeout(hasCopy ? SHORT_TIME_LIMIT_MS : TIME_LIMIT_MS),
    });
    if (response.status === 404) {
      await response.body?.cancel();
      return null;
    }
    const refusal = judgeRefusal(response.status);
    if (refusal) config.onRefusal?.(refusal);
    if (!response.ok) throw new Error(`The content system answers ${response.status}.`);
    return parseCleanJson(await readText(response));
  } catch (error) {
    throw new ProviderUnavailableError('content', { cause: error });
  }
}

async function readText(response: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of response.body ?? []) {
    length += part.byteLength;
    if (length > MAX_BYTES) throw new Error('The content system’s answer is too long.');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

function parse<T>(schema: z.ZodType<T>, answer: unknown): T {
  const parsed = schema.safeParse(answer);
  if (!parsed.success) throw new ProviderUnavailableError('content', { cause: parsed.error });
  return parsed.data;
}
