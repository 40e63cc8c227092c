import { isIP } from 'node:net';
import { isLoopback } from '../../lib/is-loopback.ts';

/** Whether a switch is on. */
export function isOn(flag: string | undefined): boolean {
  return flag === '1' || flag === 'true';
}

/** Whether a secret key of the card provider moves real money. */
export function isLiveKey(key: string): boolean {
  return /^(sk|rk)_live_/.test(key);
}

/** The host of a URL, without port; empty for what is no URL. */
export function getHost(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname.replaceAll(/^\[|\]$/g, '') : '';
}

/** Whether the text is a URL of this protocol, `https:`. */
export function hasProtocol(url: string, protocol: string): boolean {
  return URL.canParse(url) && new URL(url).protocol === protocol;
}

/** Whether a host is this machine: nobody else reaches it by that name. */
export function isThisMachine(host: string): boolean {
  return host === 'localhost' || host.endsWith('.localhost') || (isIP(host) !== 0 && isLoopback(host));
}

/** Whether a text has a name that nobody can own (RFC 2606): copied from an example. */
export function namesExample(text: string): boolean {
  return /[@./](example\.(com|net|org)|example|invalid|test)(?![a-z0-9-]|\.[a-z0-9])/i.test(text);
}

/** Whether a secret is the word that the examples use for one. */
export function isExampleSecret(text: string): boolean {
  return /^secret\b/.test(text) || text.includes('not-for-production');
}

/** The parts of a list with commas. */
export function splitList(text: string): string[] {
  return text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}
