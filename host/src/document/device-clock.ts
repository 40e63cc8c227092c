/** Documents are valid for days, so that a smaller difference is never the cause of a refusal. */
const TOLERANCE_MS = 86_400_000;

/** Present time by the clocks of the device and the server. */
export interface WrongClock {
  device: Date;
  server: Date;
}

/**
 * Compares the clock of the device with the server's; null when they differ by less than a day or the server does not
 * answer. Used only to inform the user: the expiry of a document is always checked against the device's clock.
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
