export interface CallCountTable {
  key: string;
  points: number;
  /** When the count ends, in milliseconds since 1970. */
  expire: number;
}

export interface LimitTables {
  call_counts: CallCountTable;
}
