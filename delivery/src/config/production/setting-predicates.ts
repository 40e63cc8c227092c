import { isIP } from 'node:net';

/** The host of a URL, without port; empty for what is no URL. */
export function getHost(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname.replaceAll(/^\[|\]$/g, '') : '';
}

/** Whether a host is this machine: nobody else reaches it by that name. */
export function isThisMachine(host: string): boolean {
  if (host === 'localhost' || host.endsWith('.localhost')) return true;
  return isIP(host) !== 0 && /^127\.|^::1$|^::ffff:127\./.test(host);
}

/** Whether a host is a name that nobody can own (RFC 2606): copied from an example. */
export function isExampleHost(host: string): boolean {
  return /(^|\.)(example\.(com|net|org)|example|invalid|test)$/i.test(host);
}

/** Whether a switch is on. */
export function isOn(flag: string | undefined): boolean {
  return flag === '1' || flag === 'true';
}
