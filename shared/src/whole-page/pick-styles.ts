/**
 * A stylesheet, taken apart by `build/style-nodes.mjs`. `needs`: any one of these sets of classes; `names`: the custom
 * properties or keyframes that the text defines.
 */
export type StyleNode =
  | { text: string; needs?: string[][] }
  | { text: string; names: string[] }
  | { open: string; nodes: StyleNode[] };

/** What of a stylesheet some HTML is made of, in its order: rules of its classes, and the values that those use. */
export function pickStyles(nodes: readonly StyleNode[], html: string): string {
  const classes = readClasses(html);
  const rules = keep(nodes, (node) => !('needs' in node) || isUsed(node.needs, classes));
  const used = findUsed(rules);
  return write(keep(rules, (node) => !('names' in node) || node.names.some((name) => used.has(name))));
}

type Leaf = Exclude<StyleNode, { open: string }>;

function keep(nodes: readonly StyleNode[], isKept: (leaf: Leaf) => boolean): StyleNode[] {
  return nodes.flatMap((node): StyleNode[] => {
    if (!('open' in node)) return isKept(node) ? [node] : [];
    const inside = keep(node.nodes, isKept);
    return inside.length > 0 ? [{ ...node, nodes: inside }] : [];
  });
}

const isUsed = (needs: string[][] | undefined, classes: Set<string>) =>
  !needs || needs.some((set) => set.every((name) => classes.has(name)));

const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
};

function readClasses(html: string): Set<string> {
  const lists = [...html.matchAll(/\bclass="([^"]*)"/g)].map(([, list = '']) =>
    list.replace(/&(?:\w+|#x27);/g, (entity) => ENTITIES[entity] ?? entity),
  );
  return new Set(lists.flatMap((list) => list.split(/\s+/)));
}

/** Names that rules use, and names that the definitions of these use. */
function findUsed(nodes: readonly StyleNode[]): Set<string> {
  const leaves = listLeaves(nodes);
  const definitions = leaves.filter((leaf) => 'names' in leaf);
  const used = new Set(leaves.flatMap((leaf) => ('names' in leaf ? [] : listNames(leaf.text))));
  for (let before = -1; before !== used.size; ) {
    before = used.size;
    for (const { names, text } of definitions) {
      if (names.some((name) => used.has(name))) for (const name of listNames(text)) used.add(name);
    }
  }
  return used;
}

const listLeaves = (nodes: readonly StyleNode[]): Leaf[] =>
  nodes.flatMap((node) => ('open' in node ? listLeaves(node.nodes) : [node]));

/** Words of CSS, in which any other character comes after a backslash. */
const listNames = (text: string) => text.match(/(?:[\w-]|\\.)+/g) ?? [];

const write = (nodes: readonly StyleNode[]): string =>
  nodes.map((node) => ('open' in node ? `${node.open}{${write(node.nodes)}}` : node.text)).join('');
