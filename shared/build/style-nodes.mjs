import postcss from 'postcss';
import parseSelector from 'postcss-selector-parser';

/** @typedef {import('../src/whole-page/pick-styles.ts').StyleNode} StyleNode */

/**
 * Takes stylesheets apart, so that of each page only those rules are sent that its HTML needs (`pick-styles.ts`).
 * @param {string} css
 * @returns {StyleNode[]}
 */
export function toStyleNodes(css) {
  return (postcss.parse(css).nodes ?? []).flatMap(toNodes);
}

/** @param {import('postcss').ChildNode} node @returns {StyleNode[]} */
function toNodes(node) {
  if (node.type === 'comment') return [];
  if (node.type === 'rule') return toRules(node);
  if (node.type !== 'atrule') return [{ text: `${node};` }];
  if (node.name === 'property' || node.name === 'keyframes' || node.name === '-webkit-keyframes')
    return [{ text: `${node}`, names: [node.params] }];
  // A page and a font face hold declarations alone.
  if (!node.nodes || node.nodes.every(({ type }) => type === 'decl'))
    return [{ text: `${node}${node.nodes ? '' : ';'}` }];
  return [{ open: `@${node.name} ${node.params}`, nodes: node.nodes.flatMap(toNodes) }];
}

/**
 * Custom properties of a rule apart from the others: of a hundred colors a page uses ten.
 * @param {import('postcss').Rule} rule
 * @returns {StyleNode[]}
 */
function toRules(rule) {
  const needs = listClasses(rule.selector);
  if (needs.every((classes) => classes.length > 0)) return [{ text: `${rule}`, needs }];
  const own = rule.nodes.filter((node) => node.type === 'decl' && node.prop.startsWith('--'));
  const rest = rule.nodes.filter((node) => !own.includes(node)).map(String);
  const nodes = own.map((node) => ({ text: `${node};`, names: [node.type === 'decl' ? node.prop : ''] }));
  return [{ open: rule.selector, nodes: [...nodes, ...(rest.length > 0 ? [{ text: rest.join(';') }] : [])] }];
}

/** @param {string} selector @returns {string[][]} */
function listClasses(selector) {
  return parseSelector()
    .astSync(selector)
    .nodes.map((each) => {
      /** @type {string[]} */
      const classes = [];
      each.walkClasses(({ value }) => {
        classes.push(value);
      });
      return classes;
    });
}
