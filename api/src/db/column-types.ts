import type { ColumnType } from 'kysely';

/** timestamptz: read as Date, written as Date or ISO text. */
export type Instant = ColumnType<Date, Date | string, Date | string>;
export type InstantWithDefault = ColumnType<Date, Date | string | undefined, Date | string>;
export type NullableInstant = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
/** Set once, by the database unless given. */
export type CreatedAt = ColumnType<Date, Date | string | undefined, never>;
