const FIELDS = 'input, textarea';
/** Their text is not drawn. */
const UNSEEN = 'script, style, noscript';
const OBSERVED: MutationObserverInit = {
  childList: true,
  characterData: true,
  subtree: true,
  attributes: true,
  attributeFilter: ['placeholder', 'value'],
};

/**
 * Hands over the text that an element shows, now and whenever more comes. Listening costs next to nothing: nodes are
 * noted as they change, and read in `later`. `changed` tells at once that there is something to read.
 */
export function followText(
  root: Element,
  {
    later,
    changed,
    read,
  }: { later: (work: () => void) => void; changed: () => void; read: (text: string) => void },
): void {
  const nodes = new Set<Node>([root]);
  const note = (...more: Node[]) => {
    for (const node of more) nodes.add(node);
    if (waiting || nodes.size === 0) return;
    waiting = true;
    changed();
    later(readAll);
  };
  const readAll = () => {
    const shown = [...nodes].filter((node) => node.isConnected);
    nodes.clear();
    waiting = false;
    read(shown.map(readText).join(''));
  };
  let waiting = false;
  new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records)
      note(...(type === 'childList' ? addedNodes : [target]));
  }).observe(root, OBSERVED);
  // What is typed changes no node.
  root.addEventListener('input', ({ target }) => target instanceof Node && note(target));
  note();
}

/** Text, and what fields show: it is in no text node. */
function readText(node: Node): string {
  if (!(node instanceof Element)) return node.textContent ?? '';
  if (node.matches(UNSEEN)) return '';
  if (node.querySelector(UNSEEN)) return [...node.childNodes].map(readText).join('');
  const text = node.textContent ?? '';
  const fields = [...(node.matches(FIELDS) ? [node] : []), ...node.querySelectorAll(FIELDS)];
  return text + fields.map((field) => fieldText(field as HTMLInputElement | HTMLTextAreaElement)).join('');
}

function fieldText({ type, value, placeholder }: HTMLInputElement | HTMLTextAreaElement): string {
  return type === 'password' ? '' : value + placeholder;
}
