/** Less than this refuses no document by itself. */
const TOLERANCE_MS = 86_400_000;

/** What this device and the server take for the present. */
export interface WrongClock {
  device: Date;
  server: Date;
}

/**
 * The times of device and server where they differ by more than a day; null when they agree or the server can't be
 * asked. For a sentence to people alone: a document is never held against the time that came with it.
 */
export async function findWrongClock(): Promise<WrongClock | null> {
  try {
    const { headers } = await fetch('/release.json', { cache: 'no-store' });
    const server = new Date(headers.get('date') ?? Number.NaN);
    const device = new Date();
    return Math.abs(device.getTime() - server.getTime()) > TOLERANCE_MS ? { device, server } : null;
  } catch {
    return null;
  }
}
