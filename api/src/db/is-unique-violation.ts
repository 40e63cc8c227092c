/** Whether the database refused a row because another one has its key; both drivers give PostgreSQL's code. */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  if (!(error instanceof Error) || !('code' in error) || error.code !== '23505') return false;
  return 'constraint' in error && error.constraint === constraint;
}
