/** Variables as they come from the process; an empty one counts as missing. */
export type Settings = Readonly<Record<string, string | undefined>>;
