interface Budget {
  /** What is counted, as the refusal names it. */
  of: string;
  limit: number;
  /** Why not more. */
  because: string;
}

/** What one part may take up, of pages and of the API; each is several times what the largest part has. */
export const BUDGETS = {
  routes: { of: 'routes', limit: 100, because: 'each page carries all of them' },
  path: { of: 'characters in a path', limit: 200, because: 'each page carries it, and people pass it on' },
  permissions: { of: 'permissions of a route', limit: 20, because: 'each page carries all of them' },
  menu: { of: 'menu entries', limit: 20, because: 'people have to find theirs on a phone' },
  label: { of: 'characters in a menu label', limit: 30, because: 'the menu shows it in one line' },
  name: { of: 'characters in the name', limit: 60, because: 'a sentence on the screen holds it' },
  configSchema: { of: 'bytes of configSchema', limit: 16_384, because: 'each page carries it' },
  operations: { of: 'operations', limit: 1000, because: 'each publication compares and stores all of them' },
} as const satisfies Record<string, Budget>;
