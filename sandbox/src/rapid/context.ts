import type { Saving } from '../state-file.ts';
import type { Language } from '../catalog/localized.ts';
import type { Bookings } from './bookings.ts';
import type { Drift } from './drift.ts';
import type { GuestFaults } from './guest-faults.ts';
import type { Tokens } from './tokens.ts';

export interface RapidConfig {
  /** 0 takes any free port. */
  port: number;
  dataDir: string;
  saving?: Saving;
  apiKey: string;
  sharedSecret: string;
  /** What "now" is for dates, penalties and links; the signature is always checked against real time. */
  clock?: () => Date;
  /** Where notifications are posted; without it they wait to be fetched. */
  notificationUrl?: string;
}

/** What every route of the service works with. */
export interface RapidContext {
  now(): Date;
  tokens: Tokens;
  bookings: Bookings;
  drift: Drift;
  guestFaults: GuestFaults;
  /** The address of this service, for links to pictures and pages. */
  base(): string;
}

export interface Link {
  method: string;
  href: string;
  expires?: string;
}

/** What a shop link or a price-check link remembers. */
export interface OfferToken extends Record<string, unknown> {
  kind: 'rate' | 'book';
  property: string;
  room: string;
  plan: string;
  bed: string;
  checkin: string;
  checkout: string;
  occupancies: readonly string[];
  packaged: boolean;
  member: boolean;
  currency: string;
  language: Language;
  /** Minor units of all rooms together, as offered. */
  total: number;
}

/** What a link to all rates of one hotel remembers. */
export interface ShopToken extends Record<string, unknown> {
  kind: 'shop';
  property: string;
  checkin: string;
  checkout: string;
  occupancies: readonly string[];
  packaged: boolean;
  member: boolean;
  currency: string;
  language: Language;
}
