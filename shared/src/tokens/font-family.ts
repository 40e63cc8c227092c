/** The site's own font, whose files `fonts/load-fonts` loads. */
export const FONT_FAMILY = 'Noto Sans JP Variable';

/** The same font where the device has it, as Windows does since 2025: nothing is loaded then. */
export const DEVICE_FONT = 'Noto Sans JP';
