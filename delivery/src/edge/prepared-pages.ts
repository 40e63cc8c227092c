import type { StoredDocument } from '../release/documents.ts';
import { createByteCache } from './byte-cache.ts';
import { compress, PAGE_EFFORT } from './compress.ts';
import type { Encoding } from './encoding.ts';
import type { FindOutline } from './outlines.ts';
import { toPageKind, makePage, type Page } from './page.ts';
import { variantsOf } from './site-variants.ts';

const BUDGET_BYTES = 128 * 1024 * 1024;
/** What an entry takes besides its body: the policy, the key, the objects around them. */
const ENTRY_BYTES = 2_048;
/** For pages that lack a refused file; it is read again a minute later. */
const A_WHILE_MS = 10_000;

export interface PreparedPage extends Omit<Page, 'html'> {
  body: Buffer;
}

interface Options {
  findOutline?: FindOutline;
  revise?: (page: Page) => Page;
  budget?: number;
}

/** All that a page may depend on of a request. */
export interface Visit {
  cohort: number;
  /** Scheme and host name: of those that are configured. */
  origin: string;
  pathname: string;
  encoding: Encoding;
}

export type PreparedPages = (stored: StoredDocument, visit: Visit) => PreparedPage | Promise<PreparedPage>;

/**
 * Pages in the form in which they are sent. Each is made once for all requests that get the same bytes, and belongs to
 * the very document that it was made from: another document, even of the same number, has pages of its own.
 */
export function createPreparedPages({
  findOutline = () => Promise.resolve({ outline: null, keep: 'for-good' }),
  revise = (page) => page,
  budget = BUDGET_BYTES,
}: Options = {}): PreparedPages {
  const pages = createByteCache<PreparedPage>(budget);
  const pending = new Map<string, Promise<PreparedPage>>();
  const ids = new WeakMap<StoredDocument, number>();
  let made = 0;

  const getId = (stored: StoredDocument) => {
    const id = ids.get(stored) ?? made++;
    ids.set(stored, id);
    return id;
  };

  return (stored, { cohort, origin, pathname, encoding }) => {
    const variant = variantsOf(stored.document)(cohort);
    const owner = variant.findOwner(pathname);
    const key = `${getId(stored)} ${variant.cohort} ${origin} ${toPageKind(owner, pathname)} ${encoding}`;
    const ready = pages.get(key) ?? pending.get(key);
    if (ready) return ready;
    const make = async () => {
      const { outline, keep } = await findOutline(variant, owner);
      const { html, ...rest } = revise(makePage(stored, { variant, owner, origin, pathname, outline }));
      const body = await compress(Buffer.from(html), encoding, PAGE_EFFORT);
      const page = { ...rest, body };
      const ttl = keep === 'a-while' ? A_WHILE_MS : undefined;
      if (keep !== 'never') pages.set(key, page, { size: body.length + ENTRY_BYTES, ttl });
      return page;
    };
    const making = make().finally(() => pending.delete(key));
    pending.set(key, making);
    return making;
  };
}
