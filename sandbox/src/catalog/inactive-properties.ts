/** Hotels that went off sale on that day, and are no longer in the catalog. */
export const inactiveProperties: readonly { id: string; since: string }[] = [
  { id: '9100001', since: '2026-01-15' },
  { id: '9100002', since: '2026-02-01' },
  { id: '9100003', since: '2026-03-20' },
];
