/** The site's own font, whose files `fonts/load-fonts` loads. */
export const FONT_FAMILY = 'Noto Sans JP Variable';
