import type { BrandColors } from '@yado/shared/contract/release-document';
import { brandToCss } from '@yado/shared/tokens/brand-css';
import { useEffect } from 'react';

/** Paints the whole page in a brand's colors while the caller is on the screen; null paints nothing. */
export function usePreviewedBrand(colors: BrandColors | null): void {
  useEffect(() => {
    if (!colors) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(brandToCss(colors));
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, [colors]);
}
