import type { Migration } from 'kysely/migration';
import * as organisations from './0001-organisations.ts';
import * as catalogue from './0002-catalogue.ts';
import * as bookings from './0003-bookings.ts';
import * as documents from './0006-documents.ts';
import * as operations from './0007-operations.ts';

/** In order; a committed migration is frozen. */
export const migrations: Record<string, Migration> = {
  '0001-organisations': organisations,
  '0002-catalogue': catalogue,
  '0003-bookings': bookings,
  '0006-documents': documents,
  '0007-operations': operations,
};
