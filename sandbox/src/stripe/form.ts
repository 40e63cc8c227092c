/** A decoded form value: text, list or nested hash. */
export type FormValue = string | FormValue[] | Params;
export type Params = { [name: string]: FormValue };

/** Decodes `a=1&b[c]=2&d[]=3&e[0][f]=4` into nested hashes and lists, as the Stripe API does. */
export function parseForm(text: string): Params {
  const root = newHash();
  for (const [name, value] of new URLSearchParams(text)) assign(root, parsePath(name), value);
  return collapse(root) as Params;
}

function newHash(): Params {
  // Without a prototype, a parameter named __proto__ or constructor is only a parameter.
  return Object.create(null) as Params;
}

function parsePath(name: string): string[] {
  const bracket = name.indexOf('[');
  if (bracket <= 0) return [name];
  const rest = [...name.slice(bracket).matchAll(/\[([^\]]*)\]/g)].map((match) => match[1] ?? '');
  return [name.slice(0, bracket), ...rest];
}

function assign(target: Params, path: string[], value: string): void {
  let node = target;
  path.forEach((part, index) => {
    const key = part === '' ? String(Object.keys(node).length) : part;
    if (index === path.length - 1) {
      node[key] = value;
      return;
    }
    const next = node[key];
    if (typeof next === 'object' && !Array.isArray(next)) node = next;
    else node = node[key] = newHash();
  });
}

function collapse(value: FormValue): FormValue {
  if (typeof value === 'string' || Array.isArray(value)) return value;
  const keys = Object.keys(value);
  if (keys.length > 0 && keys.every((key, index) => key === String(index))) {
    return keys.map((key) => collapse(value[key] as FormValue));
  }
  for (const key of keys) value[key] = collapse(value[key] as FormValue);
  return value;
}
