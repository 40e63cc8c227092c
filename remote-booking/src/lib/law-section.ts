/** The text under one heading of the legal notice; null when it has no such heading. */
export function lawSection(body: string, heading: string): string | null {
  const sections = body.split(/^## +/m);
  const found = sections.find((section) => section.split('\n', 1)[0]?.trim() === heading);
  return found?.slice(found.indexOf('\n')).trim() || null;
}
