import { type HostOutline, OUTLINE_ELEMENT_ID, outlineSlots } from '@yado/shared/contract/outline';
import { renderOutline } from '@yado/shared/outline/render-outline';
import { beginOutline, type OutlineNames } from './outline/begin-outline.ts';
import { OutlineFrame } from './outline/OutlineFrame.tsx';
import { PROFILE_KEY } from './session/profile-key.ts';
import { ContentSkeleton } from './shell/ContentSkeleton.tsx';

const names: OutlineNames = { id: OUTLINE_ELEMENT_ID, profileKey: PROFILE_KEY };

/** What the build renders (`build/outline.mjs`): the frame that the edge writes into every page. */
export const outlines: { host: Omit<HostOutline, 'styles'> } = {
  host: {
    script: `visit=>(${beginOutline})(visit,${JSON.stringify(names)})`,
    frames: { logo: renderFrame(outlineSlots.logoUrl), name: renderFrame(undefined) },
    skeleton: renderOutline(<ContentSkeleton />),
  },
};

function renderFrame(logoUrl: string | undefined): string {
  return renderOutline(<OutlineFrame brand={{ siteName: outlineSlots.siteName, logoUrl }} />, 'frame');
}
