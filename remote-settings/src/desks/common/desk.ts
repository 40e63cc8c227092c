/** Whose desk a screen stands on: an agency's people see the own agency's customers, operators see all. */
export type Desk = 'agency' | 'operator';

/** Some screens stand on both desks; their address says on which. */
export function parseDesk(url: URL): Desk {
  return url.pathname.startsWith('/desk/agency') ? 'agency' : 'operator';
}
