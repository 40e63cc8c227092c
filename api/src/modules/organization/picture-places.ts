import type { AgencyPictureKind } from '../../graphql/__generated__/schema-types.ts';
import type { PicturePlace } from '../../lib/picture/draw-picture.ts';

/** How large papers and mails need each picture of an agency. */
export const picturePlaces: Record<AgencyPictureKind, PicturePlace> = {
  // 20 mm at 500 dots an inch.
  SEAL: { width: 400, height: 400, keepsSize: false },
  // One size for all, because mail programs scale by height alone.
  LOGO: { width: 480, height: 120, keepsSize: true },
};
