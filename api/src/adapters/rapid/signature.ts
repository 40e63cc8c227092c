import { createHash } from 'node:crypto';

/** Value of the Authorization header; the signature is SHA-512 over key + secret + Unix seconds, hex. */
export function rapidAuthorization(apiKey: string, sharedSecret: string, now: Date): string {
  const timestamp = Math.floor(now.getTime() / 1000);
  const signature = createHash('sha512').update(`${apiKey}${sharedSecret}${timestamp}`).digest('hex');
  return `EAN apikey=${apiKey},signature=${signature},timestamp=${timestamp}`;
}
