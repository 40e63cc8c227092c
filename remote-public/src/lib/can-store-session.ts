/** About as long as a session is. */
const PROBE = 'x'.repeat(4_000);

/** Whether this browser keeps a session over a reload: not where its storage is blocked or full. */
export function canStoreSession(): boolean {
  try {
    localStorage.setItem('yado:probe', PROBE);
    localStorage.removeItem('yado:probe');
    return true;
  } catch {
    return false;
  }
}
