import { useState } from 'react';

/**
 * The value as the same object for as long as it holds the same: each load of an address makes new ones, also when
 * something else of it has changed. Takes plain data.
 */
export function useStableValue<T>(value: T): T {
  const [kept, keep] = useState(value);
  if (kept === value || JSON.stringify(kept) === JSON.stringify(value)) return kept;
  keep(value);
  return value;
}
