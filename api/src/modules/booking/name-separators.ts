/** Spaces, apostrophes and hyphens: what the same name is written with and without. */
export const NAME_SEPARATORS = " \u00A0\u3000'`´‘’ʼ＇-\u2010\u2011\u2012\u2013－";
