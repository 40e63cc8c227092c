declare global {
  interface Window {
    __yadoOutline?: OutlineUse;
  }
}

/** What a person does with the outline before the host's own page is ready. */
export interface OutlineUse {
  /** The button or link that was pressed last, which then still has to take effect. */
  pressed: HTMLElement | null;
  /** True while an input method composes a text. */
  isComposing: boolean;
  /** How far the page was scrolled. */
  top: number;
}
