import axe from 'axe-core';

/**
 * What axe finds in the page: one line per rule and element, empty when all is well. Contrast is left to the
 * browser tests and the palette's own test, because jsdom paints nothing.
 */
export async function axeFindings(root: Element = document.body): Promise<string[]> {
  const { violations } = await axe.run(root, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
