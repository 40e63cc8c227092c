interface Connection {
  saveData?: boolean;
  type?: string;
  effectiveType?: string;
}

/** True when downloads cost the user money or much time; nothing is then loaded before it is needed. */
export function isMetered(): boolean {
  // Safari and Firefox lack `connection` and count as unmetered.
  const { connection } = navigator as { connection?: Connection };
  if (!connection) return false;
  const { saveData, type, effectiveType } = connection;
  return Boolean(saveData) || type === 'cellular' || ['slow-2g', '2g', '3g'].includes(effectiveType ?? '');
}
