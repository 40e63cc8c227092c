import { LRUCache } from 'lru-cache';
import type { CountedEvent } from './counts.ts';
import type { PageIds } from './page-ids.ts';

/** Of one address in a minute: a company behind one address is a fair sample by then. */
const PAGES_PER_MINUTE = 20;
/** A page's measurements, too; a long one sends a few dozen. */
const EVENTS_PER_PAGE = 200;
const PAGES_KNOWN = 20_000;
const ADDRESSES_KNOWN = 20_000;
const MINUTE_MS = 60_000;

interface KnownPage {
  trials: Set<string>;
  events: number;
}

export interface Report {
  tenant: string;
  pageId: string | undefined;
  /** The visitor's address or network. */
  address: string;
}

/**
 * Decides which reports count: what a visitor says is worth no more than the pages that this visitor got. A page is
 * one trial of each release in it, however often it says so, and an address has so many pages in a minute. `onForged` is
 * called with each report of a page that no edge sent.
 */
export function createPageTrials(pageIds: PageIds, onForged: () => void) {
  const pages = new LRUCache<string, KnownPage>({ max: PAGES_KNOWN });
  const started = new LRUCache<string, number>({ max: ADDRESSES_KNOWN, ttl: MINUTE_MS, noUpdateTTL: true });

  /** The page of a report; null when it is none that an edge sent, or one too many of its address. */
  function find({ tenant, pageId, address }: Report): KnownPage | null {
    if (pageId === undefined || !pageIds.isIssued(pageId, tenant)) {
      onForged();
      return null;
    }
    const known = pages.get(pageId);
    if (known) return known;
    const count = (started.get(address) ?? 0) + 1;
    if (count > PAGES_PER_MINUTE) return null;
    started.set(address, count);
    const page: KnownPage = { trials: new Set(), events: 0 };
    pages.set(pageId, page);
    return page;
  }

  /** Those of the events that count. */
  return function admit(report: Report, events: readonly CountedEvent[]): CountedEvent[] {
    const page = find(report);
    if (!page) return [];
    return events.filter((event) => {
      if (page.events >= EVENTS_PER_PAGE) return false;
      page.events++;
      if (event.kind === 'loaded' || event.kind === 'vital') return true;
      const trial = `${event.kind} ${event.part} ${event.release}`;
      if (page.trials.has(trial)) return false;
      page.trials.add(trial);
      return true;
    });
  };
}
