import postcss from 'postcss';
import parseSelector from 'postcss-selector-parser';
import { PurgeCSS } from 'purgecss';

/** As in `src/contract/outline.ts`. */
const OUTLINE_ID = 'yado-outline';

/**
 * What of stylesheets some HTML needs, in their order. Rules of classes hold inside the outline alone and win there over
 * the same rules of the whole sheets, which come later and in another order; all else is as in the sheets.
 * @param {string} html
 * @param {string[]} sheets
 * @returns {Promise<string>}
 */
export async function outlineStyles(html, sheets) {
  const [purged] = await new PurgeCSS().purge({
    content: [{ raw: html, extension: 'html' }],
    css: [{ raw: sheets.join('\n') }],
    defaultExtractor: listNames,
    safelist: ['html', 'body'],
    // Set by scripts.
    dynamicAttributes: ['data-theme', 'data-session', 'data-screen', 'data-here', 'data-gone'],
    variables: true,
    keyframes: true,
    fontFace: true,
  });
  const { css } = await postcss([{ postcssPlugin: 'yado-outline', Rule: scope }]).process(purged?.css ?? '', {
    from: undefined,
  });
  return css;
}

const ENTITIES = { '&amp;': '&', '&quot;': '"', '&#x27;': "'", '&lt;': '<', '&gt;': '>' };

/**
 * Classes, which may hold any character, and all that may be the name of an element or an attribute.
 * @param {string} html
 */
function listNames(html) {
  const classes = [...html.matchAll(/\bclass="([^"]*)"/g)].flatMap(([, list = '']) =>
    list
      .replace(/&\w+;|&#x27;/g, (entity) => ENTITIES[/** @type {'&amp;'} */ (entity)] ?? entity)
      .split(/\s+/),
  );
  return [...classes, ...(html.match(/[\w-]+/g) ?? [])];
}

/** @param {import('postcss').Rule} rule */
function scope(rule) {
  if (rule.selector.includes(`#${OUTLINE_ID}`) || isKeyframe(rule)) return;
  rule.selector = parseSelector((selectors) => {
    for (const selector of selectors.nodes) if (hasClass(selector)) restrict(selector);
  }).processSync(rule.selector);
}

/** @param {import('postcss').Rule} rule */
const isKeyframe = ({ parent }) => parent?.type === 'atrule' && parent.name.endsWith('keyframes');

/** @param {import('postcss-selector-parser').Selector} selector */
function hasClass(selector) {
  let found = false;
  selector.walkClasses(() => {
    found = true;
  });
  return found;
}

/**
 * The selected element, which the last compound of the selector describes, must be the outline or in it.
 * @param {import('postcss-selector-parser').Selector} selector
 */
function restrict(selector) {
  const { nodes } = selector;
  const start = nodes.findLastIndex(({ type }) => type === 'combinator') + 1;
  const pseudoElement = nodes.findIndex(
    (node, index) => index >= start && node.type === 'pseudo' && isPseudoElement(node.value),
  );
  const before = nodes[pseudoElement < 0 ? nodes.length : pseudoElement];
  const scoped = parseSelector.pseudo({ value: `:is(#${OUTLINE_ID},#${OUTLINE_ID} *)` });
  if (before) selector.insertBefore(before, scoped);
  else selector.append(scoped);
}

/** @param {string} value */
const isPseudoElement = (value) => value.startsWith('::') || /^:(?:before|after|first-l\w+)$/.test(value);
