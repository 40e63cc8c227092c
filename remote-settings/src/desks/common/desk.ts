/** Whose desk a screen belongs to: an agency's people see the own agency's customers, operators see all. */
export type Desk = 'agency' | 'operator';

/** Some screens belong to both desks; their address says on which. */
export function parseDesk(url: URL): Desk {
  return url.pathname.startsWith('/desk/agency') ? 'agency' : 'operator';
}
