const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Markup that is safe to place in a page; only the `html` tag makes one. */
export type Html = { readonly markup: string };

type Part = Html | Html[] | string | number | null;

/** Template tag: every interpolated string is escaped, only nested `html` values pass as they are. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  const markup = strings.reduce((text, literal, index) => text + literal + render(parts[index] ?? null), '');
  return { markup };
}

function render(part: Part): string {
  if (part === null) return '';
  if (Array.isArray(part)) return part.map((entry) => entry.markup).join('');
  if (typeof part === 'object') return part.markup;
  return String(part).replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '');
}
