interface Connection {
  saveData?: boolean;
  type?: string;
  effectiveType?: string;
}

/** Whether the person pays for what is loaded, or waits long for it: then nothing comes that may not be needed. */
export function isMetered(): boolean {
  // Not every browser tells; those that don't count as unmetered.
  const { connection } = navigator as { connection?: Connection };
  if (!connection) return false;
  const { saveData, type, effectiveType } = connection;
  return Boolean(saveData) || type === 'cellular' || ['slow-2g', '2g', '3g'].includes(effectiveType ?? '');
}
