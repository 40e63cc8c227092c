const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text that is HTML already. */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Value = Markup | string | number | readonly Value[];

/** HTML in which every value that is not HTML itself is escaped. */
export function html(parts: TemplateStringsArray, ...values: Value[]): Markup {
  return new Markup(
    parts.map((part, index) => part + (index < values.length ? toText(values[index] as Value) : '')).join(''),
  );
}

/** Takes a text as it is; never for one that comes from elsewhere. */
export function raw(text: string): Markup {
  return new Markup(text);
}

/** Text for between tags and for attributes in quotes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] as string);
}

function toText(value: Value): string {
  if (value instanceof Markup) return value.text;
  if (Array.isArray(value)) return value.map(toText).join('');
  return escapeHtml(String(value));
}
