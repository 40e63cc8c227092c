import type { Draft } from './draft.ts';

/** A draft as this tab has it. */
export interface DraftCopy {
  draft: Draft;
  /** The server's revision that holds it; null while it is only here. */
  savedAs: number | null;
}

/** Saves on the server; answers with the revision, or null when the server keeps none any more. Throws when offline. */
type Save = (draft: Draft) => Promise<number | null>;

export interface DraftKeeper {
  /** The newest copy of this browser, or null when only the server has one. */
  get(): DraftCopy | null;
  set(draft: Draft): void;
  /** Saves at once what waits. */
  flush(): void;
  subscribe(listener: () => void): () => void;
  /** Saves go this way from now on; what an earlier page could not save is tried again. */
  saveWith(save: Save): void;
  drop(): void;
}

const TYPING_PAUSE_MS = 800;
const RETRY_MS = 5_000;
const KEY_PREFIX = 'yado:draft:';
const getStorageKey = (id: string) => KEY_PREFIX + id;

/**
 * Keeps one draft while it is being typed: at once in this tab, after a pause on the server, one save after the other,
 * again and again while there is no connection. Other tabs of the browser learn of each save.
 */
export function createDraftKeeper(id: string): DraftKeeper {
  let copy = readCopy(id);
  let save: Save | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let saving = false;
  const listeners = new Set<() => void>();
  const channel = new BroadcastChannel(getStorageKey(id));

  function put(next: DraftCopy | null): void {
    copy = next;
    writeCopy(id, next);
    for (const listener of listeners) listener();
  }
  function schedule(ms: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void saveNow(), ms);
  }
  async function saveNow(): Promise<void> {
    clearTimeout(timer);
    if (saving || !save || !copy || copy.savedAs !== null) return;
    const { draft } = copy;
    saving = true;
    try {
      const revision = await save(draft);
      saving = false;
      if (revision === null) put(null);
      else if (copy?.draft === draft) announce({ draft, savedAs: revision });
      else void saveNow();
    } catch {
      saving = false;
      schedule(RETRY_MS);
    }
  }
  function announce(saved: DraftCopy): void {
    put(saved);
    channel.postMessage(saved);
  }
  channel.onmessage = ({ data }: MessageEvent<DraftCopy | null>) => {
    // What is being typed here is later than what another tab has saved.
    if (data === null || copy === null || (copy.savedAs !== null && copy.savedAs < (data.savedAs ?? 0)))
      put(data);
  };
  return {
    get: () => copy,
    set(draft) {
      put({ draft, savedAs: null });
      schedule(TYPING_PAUSE_MS);
    },
    flush: () => void saveNow(),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    saveWith(next) {
      save = next;
      void saveNow();
    },
    drop() {
      clearTimeout(timer);
      put(null);
      channel.postMessage(null);
    },
  };
}

const keepers = new Map<string, DraftKeeper>();

/** The page's one keeper of a draft, so that saves of two steps do not overtake each other. */
export function getDraftKeeper(priceCheckId: string, draftId: string): DraftKeeper {
  return openKeeper(`${priceCheckId}/${draftId}`);
}

/** Drops what this tab keeps for a preparation: after the booking the API does not name its draft any more. */
export function dropDrafts(priceCheckId: string): void {
  for (const id of new Set([...keepers.keys(), ...keptIds()])) {
    if (id.startsWith(`${priceCheckId}/`)) openKeeper(id).drop();
  }
}

function openKeeper(id: string): DraftKeeper {
  const known = keepers.get(id) ?? createDraftKeeper(id);
  keepers.set(id, known);
  return known;
}

function keptIds(): string[] {
  try {
    return Object.keys(sessionStorage)
      .filter((key) => key.startsWith(KEY_PREFIX))
      .map((key) => key.slice(KEY_PREFIX.length));
  } catch {
    return [];
  }
}

function readCopy(id: string): DraftCopy | null {
  try {
    const text = sessionStorage.getItem(getStorageKey(id));
    if (!text) return null;
    const copy = JSON.parse(text) as DraftCopy;
    // Copies of earlier releases have no memo.
    return { ...copy, draft: { ...copy.draft, memo: copy.draft.memo ?? '' } };
  } catch {
    return null;
  }
}

function writeCopy(id: string, copy: DraftCopy | null): void {
  try {
    if (copy) sessionStorage.setItem(getStorageKey(id), JSON.stringify(copy));
    else sessionStorage.removeItem(getStorageKey(id));
  } catch {
    // Storage may be full or forbidden: the server's copy is then the only one that outlives the page.
  }
}
