import type { Development } from './development.ts';
import type { SignedReleaseDocument } from './release-document.ts';

/** What the edge writes into the page as `<script type="application/json" id="yado-boot">`. */
export interface BootData {
  signed: SignedReleaseDocument;
  /**
   * 0-99, sticky per browser and independent of versions: decides who sees a canary. The highest of those that get the
   * same releases, so that they share a page.
   */
  bucket: number;
  /** Only in a page of a developer whose token the edge has checked. */
  development?: Development;
}

export const BOOT_ELEMENT_ID = 'yado-boot';
