import { randomUUID } from 'node:crypto';
import type { ReleaseDocument } from '@yado/shared/contract/release-document';
import { z } from 'zod';
import { ReleaseError } from '../errors.ts';
import type { PublicKey } from '../signing/keys.ts';
import type { Store } from '../store/store.ts';
import type { RollbackTarget } from './rollback-target.ts';
import { documentKey, documentKeys, readDocument } from './documents.ts';

const FOLDER = 'acts';

/** What a command is about to do to several sites as one. */
export interface Intent {
  /** The command, with what it publishes: who says the same again finishes it. */
  what: string;
  /** Parts whose channel it changes; `settings` for brand, configuration and flags. */
  touches: string[];
  /** What a rollback takes away, so that it can be finished after an interruption. */
  rollback?: RollbackTarget;
}

const rollbackTarget: z.ZodType<RollbackTarget> = z.object({
  kind: z.enum(['canary', 'stable']),
  release: z.object({ version: z.string(), id: z.string() }),
});

const stored = z.object({
  id: z.string(),
  what: z.string(),
  touches: z.array(z.string()),
  rollback: rollbackTarget.optional(),
  startedAt: z.string(),
  /** Sequence of each tenant's document before it; null for one that had none. */
  before: z.record(z.string(), z.number().nullable()),
  /** Set: it is being undone, and may not continue. */
  takenBack: z.boolean(),
});

/** A change of several sites that is not on all of them yet: under way, or interrupted. */
export type Act = z.infer<typeof stored>;

type ActStore = Pick<Store, 'get' | 'put' | 'list' | 'remove'>;

/** Every act that is neither finished nor undone, oldest first. */
export async function openActs(store: ActStore): Promise<Act[]> {
  const found = await Promise.all((await store.list(FOLDER)).map((key) => read(store, key)));
  return found.filter((act) => act !== null).sort((a, b) => a.startedAt.localeCompare(b.startedAt));
}

/** The open act that an intent continues with, if any. Throws a `ReleaseError` when another one is in its way. */
export async function interruptedAct(
  store: ActStore,
  publicKey: PublicKey,
  intent: Intent,
  own?: string,
): Promise<Act | null> {
  let same: Act | null = null;
  for (const act of await openActs(store)) {
    if (act.id === own || !act.touches.some((part) => intent.touches.includes(part))) continue;
    if (act.what !== intent.what || act.takenBack) throw await inTheWay(store, publicKey, act);
    same = act;
  }
  return same;
}

/** Writes down that an act begins, before the first document of it. Throws when another one began at the same moment. */
export async function beginAct(
  store: ActStore,
  publicKey: PublicKey,
  intent: Intent,
  before: Act['before'],
  now: Date,
): Promise<Act> {
  const act = { id: randomUUID(), ...intent, startedAt: now.toISOString(), before, takenBack: false };
  await save(store, act);
  try {
    await interruptedAct(store, publicKey, { ...intent, what: '' }, act.id);
  } catch (error) {
    await closeAct(store, act);
    throw error;
  }
  return act;
}

/** Throws when somebody undoes the act meanwhile. */
export async function requireOpen(store: ActStore, act: Act): Promise<void> {
  const current = await read(store, toKey(act));
  if (!current || current.takenBack) throw new ReleaseError(`${act.what}: somebody else has undone it.`);
}

/** Keeps a process that still works at the act from continuing. */
export async function markUndone(store: ActStore, act: Act): Promise<void> {
  await save(store, { ...act, takenBack: true });
}

/** Forgets an act that is on all of its sites, or on none any more. */
export async function closeAct(store: ActStore, act: Act): Promise<void> {
  await store.remove(toKey(act));
}

/** A tenant's documents since the act began, oldest first; the one before it comes first. */
export async function documentsSince(
  store: ActStore,
  publicKey: PublicKey,
  { before }: Act,
  tenant: string,
): Promise<ReleaseDocument[]> {
  const sequence = before[tenant];
  const first = sequence == null ? undefined : documentKey({ tenant, sequence });
  const keys = [...(first ? [first] : []), ...(await documentKeys(store, tenant, first)).reverse()];
  const found = await Promise.all(keys.map((key) => readDocument(store, key, tenant, publicKey)));
  return found.flatMap((each) => (each ? [each.document] : []));
}

/** Whether a tenant's site has got what the act does. */
export async function hasAct(
  store: ActStore,
  publicKey: PublicKey,
  act: Act,
  tenant: string,
): Promise<boolean> {
  if (!Object.hasOwn(act.before, tenant)) return false;
  return (await documentsSince(store, publicKey, act, tenant)).some((document) => document.act === act.id);
}

async function inTheWay(store: ActStore, publicKey: PublicKey, act: Act): Promise<ReleaseError> {
  const sites = await Promise.all(
    Object.keys(act.before).map(
      async (id) => `${id} has ${(await hasAct(store, publicKey, act, id)) ? 'it' : 'not'}`,
    ),
  );
  const state = act.takenBack ? 'is being undone' : `is on some sites only (${sites.join(', ')})`;
  return new ReleaseError(
    `${act.what}, begun at ${act.startedAt}, ${state}. Wait until it is finished; if it was interrupted, ` +
      `${act.takenBack ? '' : 'say the same command again to finish it, or '}undo it: npm run release -- undo`,
  );
}

async function read(store: ActStore, key: string): Promise<Act | null> {
  const text = (await store.get(key))?.toString('utf8');
  return text ? stored.parse(JSON.parse(text)) : null;
}

async function save(store: ActStore, act: Act): Promise<void> {
  await store.put(toKey(act), Buffer.from(`${JSON.stringify(act)}\n`));
}

function toKey({ id }: Act): string {
  return `${FOLDER}/${id}.json`;
}
