import type { ProbeResult } from '../probe/probe-result.ts';

export interface Document {
  title: string;
  /** Markdown without the title. */
  body: string;
}

export interface NewsEntry extends Document {
  id: string;
  publishedAt: Date;
  /** Whose branches and users it is for; null: everybody. */
  agencyIds: readonly string[] | null;
}

/** Texts that change without a release. An outage with no copy at hand throws ProviderUnavailableError. */
export interface ContentPort {
  /** Whether it can be read with what we have for it; null where nothing outside is read. Never throws. */
  probe(timeoutMs?: number): Promise<ProbeResult | null>;
  /** Null when there is none of that name. */
  readDocument(kind: 'terms' | 'legal', id: string): Promise<Document | null>;
  /** All of them, in any order, those of the future included. */
  readNews(): Promise<readonly NewsEntry[]>;
}

/** Names of documents and news; also keeps ".." and other addresses out of paths. */
export function isContentId(id: string): boolean {
  return /^[a-z0-9][a-z0-9-]{0,63}$/.test(id);
}
