import { loadFonts } from '@yado/shared/fonts/load-fonts';
import { subsets } from '@yado/shared/fonts/noto-sans-jp';
import { report } from '../telemetry/report.ts';
import { whenIdle } from '../page/when-idle.ts';

/** How long new text stands in the system's font on a busy page. */
const TEXT_WAITS_MS = 500;

/** Brings the site's own font in; a chunk of its own, because the table of subsets is big. */
export function loadSiteFonts(): void {
  loadFonts({
    subsets,
    later: (work) => whenIdle(work, TEXT_WAITS_MS),
    refused: (url, error) => report({ kind: 'font-refused', url, message: String(error) }),
  });
}
