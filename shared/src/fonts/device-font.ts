import { DEVICE_FONT } from '../tokens/font-family.ts';

/** Whether the device has the site's font itself, under the name that the styles ask for. */
export async function hasDeviceFont(): Promise<boolean> {
  try {
    await new FontFace('device-font', `local("${DEVICE_FONT}")`).load();
    return true;
  } catch {
    return false;
  }
}
