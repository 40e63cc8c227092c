import type { OutlineUse } from './outline-use.ts';

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** Gives to the page what was done with the controls of a part of the outline. */
export function handOver(part: HTMLElement, page: HTMLElement, use: OutlineUse | undefined): void {
  const { activeElement } = document;
  const focused = activeElement instanceof HTMLElement && part.contains(activeElement) ? activeElement : null;
  const pressed = use?.pressed && part.contains(use.pressed) ? use.pressed : null;
  const typed = [...part.querySelectorAll<TextField>('input, textarea')].filter(
    ({ value, defaultValue }) => value !== defaultValue,
  );
  // Before any of them changes, for that may add controls and take some away.
  const counterparts = new Map(
    [focused, pressed, ...typed].flatMap((control) =>
      control ? [[control, findCounterpart(control, part, page)]] : [],
    ),
  );
  if (focused) counterparts.get(focused)?.focus({ preventScroll: true });
  for (const field of typed) {
    const own = counterparts.get(field);
    if (own instanceof HTMLInputElement || own instanceof HTMLTextAreaElement) copyText(field, own);
  }
  if (!pressed) return;
  if (use) use.pressed = null;
  const own = counterparts.get(pressed);
  if (own) own.click();
  else if (pressed instanceof HTMLAnchorElement) window.location.assign(pressed.href);
}

/** The same control of the page: by its name, or where that depends on data by its place in the form. */
function findCounterpart(
  control: HTMLElement,
  part: HTMLElement,
  page: HTMLElement,
): HTMLElement | undefined {
  const selector = control.localName;
  const named = (within: HTMLElement) =>
    [...within.querySelectorAll<HTMLElement>(selector)].filter((each) => getName(each) === getName(control));
  const found = named(page);
  if (found.length > 0) return found[named(part).indexOf(control)] ?? found[0];
  const form = control.closest('form');
  const forms = [...part.querySelectorAll('form')];
  const own = form && page.querySelectorAll('form')[forms.indexOf(form)];
  const place = form ? [...form.querySelectorAll(selector)].indexOf(control) : -1;
  return own?.querySelectorAll<HTMLElement>(selector)[place];
}

function getName(control: HTMLElement): string {
  const label = 'labels' in control ? (control as HTMLInputElement).labels?.[0]?.textContent : undefined;
  return control.getAttribute('aria-label') ?? label ?? control.textContent ?? '';
}

/** Sets the text as typing does, for React compares what it set itself. */
function copyText(from: TextField, to: TextField): void {
  const { selectionStart, selectionEnd, selectionDirection } = from;
  const prototype =
    to instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(to, from.value);
  to.dispatchEvent(new Event('input', { bubbles: true }));
  // Fields of addresses have none.
  if (selectionStart !== null)
    to.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined);
}
