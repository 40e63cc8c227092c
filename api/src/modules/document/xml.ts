/** An element as it is written: its name, what is in it, and its attributes. */
export interface XmlElement {
  name: string;
  content: string | readonly XmlElement[];
  attributes?: Readonly<Record<string, string>>;
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
/** Control characters but for tab and line ends can't be in XML 1.0, and neither can halves of a character. */
const UNWRITABLE = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

const escapeText = (text: string) =>
  text
    .toWellFormed()
    .replace(UNWRITABLE, '')
    .replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/** A document with this root, indented. */
export function xmlDocument(root: XmlElement): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${write(root, '')}`;
}

function write({ name, content, attributes = {} }: XmlElement, indent: string): string {
  const start = [name, ...Object.entries(attributes).map(([key, value]) => `${key}="${escapeText(value)}"`)];
  const open = `${indent}<${start.join(' ')}>`;
  if (typeof content === 'string') return `${open}${escapeText(content)}</${name}>\n`;
  return `${open}\n${content.map((child) => write(child, `${indent}  `)).join('')}${indent}</${name}>\n`;
}
