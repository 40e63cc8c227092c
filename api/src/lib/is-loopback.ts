/** Whether an IP address is this machine's own. */
export function isLoopback(address: string): boolean {
  return /^127\.\d+\.\d+\.\d+$/.test(address) || address === '::1' || address.startsWith('::ffff:127.');
}
