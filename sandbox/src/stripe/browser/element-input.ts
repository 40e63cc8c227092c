import {
  type Check,
  detectBrand,
  checkCvc,
  checkExpiry,
  checkNumber,
  cvcLength,
  toDigits,
  formatExpiry,
  formatNumber,
  numberLength,
} from './card-format.ts';
import type { CardField } from './wording.ts';

const AUTOCOMPLETE: Record<CardField, AutoFill> = {
  cardNumber: 'cc-number',
  cardExpiry: 'cc-exp',
  cardCvc: 'cc-csc',
};
const NAMES: Record<CardField, string> = { cardNumber: 'cardnumber', cardExpiry: 'exp-date', cardCvc: 'cvc' };

export type FieldInput = {
  field: CardField;
  input: HTMLInputElement;
  digits(): string;
  check(left: boolean, brand: string): Check;
  /** All digits are there, so the next field may take the focus. */
  filled(brand: string): boolean;
};

/** One accessible text field of a card, formatted as it is typed. */
export function createFieldInput(
  field: CardField,
  words: { label: string; placeholder: string },
  styleName: string,
): FieldInput {
  const input = document.createElement('input');
  input.type = 'text';
  input.name = NAMES[field];
  input.inputMode = 'numeric';
  input.autocomplete = AUTOCOMPLETE[field];
  input.spellcheck = false;
  input.placeholder = words.placeholder;
  input.setAttribute('autocorrect', 'off');
  input.setAttribute('aria-label', words.label);
  input.setAttribute('aria-invalid', 'false');
  input.dataset.cardField = styleName;

  const digits = () => toDigits(input.value);
  input.addEventListener('input', (event) => {
    const typing = event as InputEvent;
    if (typing.isComposing) return;
    reformat(input, field, (typing.inputType ?? '').startsWith('delete'));
  });
  // An input method of Japanese gives full-width digits only when it has finished.
  input.addEventListener('compositionend', () => reformat(input, field, false));

  return {
    field,
    input,
    digits,
    check(left, brand) {
      if (field === 'cardNumber') return checkNumber(digits(), left);
      return field === 'cardExpiry'
        ? checkExpiry(digits(), left, new Date())
        : checkCvc(digits(), left, brand);
    },
    filled(brand) {
      const length = digits().length;
      if (field === 'cardNumber')
        return detectBrand(digits()) !== 'unknown' && length === numberLength(digits());
      return length === (field === 'cardExpiry' ? 4 : cvcLength(brand));
    },
  };
}

function reformat(input: HTMLInputElement, field: CardField, deleting: boolean): void {
  const typed = input.value;
  const atEnd = input.selectionStart === typed.length;
  const digitsBefore = toDigits(typed.slice(0, input.selectionStart ?? typed.length)).length;
  const formatted = formatField(field, typed, deleting);
  if (formatted === typed) return;
  input.value = formatted;
  const caret = atEnd ? formatted.length : caretAfter(formatted, digitsBefore);
  if (document.activeElement === input) input.setSelectionRange(caret, caret);
}

function formatField(field: CardField, typed: string, deleting: boolean): string {
  if (field === 'cardNumber') return formatNumber(toDigits(typed));
  return field === 'cardExpiry' ? formatExpiry(typed, deleting) : toDigits(typed).slice(0, 4);
}

function caretAfter(formatted: string, digitCount: number): number {
  let seen = 0;
  for (let index = 0; index < formatted.length; index += 1) {
    if (seen === digitCount) return index;
    if (/\d/.test(formatted[index] ?? '')) seen += 1;
  }
  return formatted.length;
}
