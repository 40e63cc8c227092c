/** The codes of an enum that this build knows; Relay adds one for what the server may learn later. */
export type Known<Code extends string> = Exclude<Code, '%future added value'>;
