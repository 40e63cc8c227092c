import { loadFonts } from '@yado/shared/fonts/load-fonts';
import { loadOtherSubsets, subsets } from '@yado/shared/fonts/noto-sans-jp';
import { report } from '../telemetry/report.ts';
import { whenIdle } from '../page/when-idle.ts';

/** Longest time that new text is shown in a system font on a busy page. */
const TEXT_DELAY_MS = 500;

/** Loads the site's own font. In a chunk of its own, because the first screen does not wait for it. */
export function loadSiteFonts(): void {
  loadFonts({
    subsets,
    loadOthers: loadOtherSubsets,
    later: (work) => whenIdle(work, TEXT_DELAY_MS),
    refused: (url, error) => report({ kind: 'font-refused', url, message: String(error) }),
  });
}
