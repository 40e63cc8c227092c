import type { CardsPort } from '../cards/cards-port.ts';
import type { ContentPort } from '../content/content-port.ts';
import type { JournalPort } from '../journal/journal-port.ts';
import type { IdentityPort } from '../identity/identity-port.ts';
import type { MailerPort } from '../mail/mailer-port.ts';
import type { Supplier } from '../supplier/supplier-port.ts';
import type { Config } from '../../config/config.ts';
import { findModeFault } from './judge-modes.ts';
import { notReached, PROBE_MS, type ProbeResult, type ServiceName } from './probe-result.ts';

/** Where the card provider posts its events. */
export const WEBHOOK_PATH = '/webhooks/stripe';

export interface Services {
  supplier: Pick<Supplier, 'probe'>;
  cards: Pick<CardsPort, 'probe'>;
  identity: Pick<IdentityPort, 'probe'>;
  mailer: Pick<MailerPort, 'probe'>;
  content: Pick<ContentPort, 'probe'>;
  journal: Pick<JournalPort, 'probe'>;
}

export type OutsideService = Exclude<ServiceName, 'database'>;
export const OUTSIDE: readonly OutsideService[] = [
  'supplier',
  'cards',
  'identity',
  'mail',
  'content',
  'journal',
];

export interface Look {
  timeoutMs?: number;
  /** Also what leaves a trace in the log of a service. */
  thorough?: boolean;
}

/** Looks at one service; null where it needs nothing outside. Never throws. */
export async function probeService(
  name: OutsideService,
  services: Services,
  config: Config,
  how: Look = {},
): Promise<ProbeResult | null> {
  try {
    const result = await ask(name, services, config, how);
    if (result === null || name !== 'cards') return result;
    return { ...result, faults: [...findModeFault(config), ...result.faults] };
  } catch {
    return notReached(
      'failing',
      'The probe failed.',
      'Look at the log of the API for what it says of this service.',
    );
  }
}

function ask(
  name: OutsideService,
  { supplier, cards, identity, mailer, content, journal }: Services,
  config: Config,
  { timeoutMs, thorough = false }: Look,
): Promise<ProbeResult | null> {
  const limit = timeoutMs === undefined ? {} : { timeoutMs };
  switch (name) {
    case 'supplier':
      return supplier.probe(timeoutMs);
    case 'cards': {
      // The sandbox posts to the address of its own settings.
      const isReal = config.production && !config.embeddedDemo;
      const webhookPath = isReal ? WEBHOOK_PATH : null;
      return cards.probe({ ...limit, thorough: thorough ? { webhookPath } : null });
    }
    case 'identity':
      return identity.probe({
        ...limit,
        hosts: config.publicOrigins.map((origin) => new URL(origin).hostname),
      });
    case 'mail':
      return mailer.probe(timeoutMs);
    case 'content':
      return content.probe(timeoutMs);
    case 'journal':
      return journal.probe({ timeoutMs: PROBE_MS, ...limit, thorough });
  }
}
