import type { SalesChannel } from '../adapters/supplier/supplier-port.ts';
import type { Viewer } from '../modules/viewer/viewer.ts';

/** Browsers of phones and tablets name one of these; an iPad that asks for pages of a computer counts as one. */
const HANDHELD = /Mobi|Android|iPad/;

/** Where rates are shown, by who looks at them and on what; the supplier's rates may differ by it. */
export function findSalesChannel(
  viewer: Pick<Viewer, 'role'> | null,
  userAgent: string | null,
): SalesChannel {
  if (viewer?.role === 'AGENCY') return 'AGENT_TOOL';
  return HANDHELD.test(userAgent ?? '') ? 'MOBILE_WEB' : 'WEBSITE';
}
