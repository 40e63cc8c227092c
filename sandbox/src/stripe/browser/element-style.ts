export type StyleRule = { [property: string]: string | StyleRule };
export type ElementStyle = { base?: StyleRule; complete?: StyleRule; empty?: StyleRule; invalid?: StyleRule };

const DEFAULTS: Record<string, string> = {
  'box-sizing': 'border-box',
  width: '100%',
  margin: '0',
  padding: '0',
  border: '0',
  outline: '0',
  background: 'transparent',
  color: '#000000',
  // Like the fields of the real frames, these inherit nothing from the page.
  font: '400 16px/1.2 system-ui, sans-serif',
};

/**
 * Applies the `style` option through the CSS object model, which a policy without 'unsafe-inline' allows.
 * Returns the function that takes the rules away again.
 */
export function styleFields(name: string, style: ElementStyle | undefined): () => void {
  const sheet = new CSSStyleSheet();
  const selector = `input[data-card-field="${name}"]`;
  addRule(sheet, selector, DEFAULTS);
  addRule(sheet, `${selector}::placeholder`, { color: '#757575', opacity: '1' });
  addStates(sheet, selector, style?.base);
  addStates(sheet, `${selector}[data-state~="complete"]`, style?.complete);
  addStates(sheet, `${selector}[data-state~="empty"]`, style?.empty);
  addStates(sheet, `${selector}[data-state~="invalid"]`, { color: '#d1002f', ...style?.invalid });
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}

function addStates(sheet: CSSStyleSheet, selector: string, style: StyleRule | undefined): void {
  if (!style) return;
  const plain: Record<string, string> = {};
  for (const [property, value] of Object.entries(style)) {
    if (typeof value !== 'string') addStates(sheet, `${selector}${property}`, value);
    else if (property !== 'iconColor') plain[dashed(property)] = value;
  }
  addRule(sheet, selector, plain);
}

function addRule(sheet: CSSStyleSheet, selector: string, properties: Record<string, string>): void {
  try {
    const index = sheet.insertRule(`${selector} {}`, sheet.cssRules.length);
    const rule = sheet.cssRules[index] as CSSStyleRule;
    for (const [property, value] of Object.entries(properties)) rule.style.setProperty(property, value);
  } catch {
    // A pseudo-class that this browser does not know, such as another vendor's autofill.
  }
}

function dashed(property: string): string {
  return property.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
