/** So many calls within so many seconds, for one user, one branch or one subscriber's address. */
export interface CallWindow {
  per: 'user' | 'branch' | 'address';
  calls: number;
  seconds: number;
}

export interface CallLimit {
  windows: readonly CallWindow[];
  /** shared: in the database, for all processes and over restarts. process: in memory, where each call must be cheap. */
  counted: 'shared' | 'process';
  /** The supplier is asked for rooms or prices: counted for the ratio of looks to bookings. */
  isLook?: true;
  /** Counts cards that issuers refused, and stops the next ones: the user reads why, and an operator is notified at once. */
  isCardTrial?: true;
  /** What somebody would lose without it. */
  reason: string;
}

const MINUTE = 60;
const HOUR = 3600;
const DAY = 24 * 3600;

const perUser = (calls: number, seconds = MINUTE): CallWindow => ({ per: 'user', calls, seconds });
const perBranch = (calls: number, seconds = MINUTE): CallWindow => ({ per: 'branch', calls, seconds });
const perAddress = (calls: number, seconds = MINUTE): CallWindow => ({ per: 'address', calls, seconds });

/**
 * How often anybody may do what costs somebody something. `RATE_LIMIT_FACTOR` multiplies every number. Who has no user
 * is counted by address. `@access` in schema.graphql names the limit of each field.
 */
export const callLimits = {
  search: {
    windows: [perUser(240), perBranch(1_200)],
    counted: 'shared',
    isLook: true,
    reason: 'The supplier bills or blocks who looks much and books little; a block hits every company.',
  },
  shop: {
    windows: [perUser(120), perBranch(600)],
    counted: 'shared',
    isLook: true,
    reason: 'As for a search; a room list asks for every rate of the hotel.',
  },
  calendar: {
    windows: [perUser(20), perBranch(120)],
    counted: 'shared',
    isLook: true,
    reason: 'Up to seven searches at once, each of which counts as a look.',
  },
  prepare: {
    windows: [perUser(20), perUser(600, DAY)],
    counted: 'shared',
    isLook: true,
    reason: 'Two calls to the supplier, and some kilobytes that are kept for a week.',
  },
  confirm: {
    windows: [perUser(60)],
    counted: 'shared',
    reason: 'Money moves or rooms are taken.',
  },
  invite: {
    windows: [perUser(60)],
    counted: 'shared',
    reason:
      'Each mails somebody. Not counted as `confirm`, so that a list of new people holds up no booking.',
  },
  card: {
    windows: [perUser(10), perBranch(100, DAY)],
    counted: 'shared',
    reason: 'Each is a call to the card provider, which blocks accounts at which cards are tried out.',
  },
  'card-refused': {
    windows: [perUser(5, HOUR), perBranch(10, HOUR), perAddress(20, HOUR)],
    counted: 'shared',
    isCardTrial: true,
    reason:
      'Stolen cards are tried out where issuers answer, and the card provider ends accounts that serve it.',
  },
  account: {
    windows: [perUser(30)],
    counted: 'shared',
    reason: 'Each is a call to the identity service, whose quota all share.',
  },
  write: {
    windows: [perUser(120), perUser(5_000, DAY)],
    counted: 'shared',
    reason: 'Rows that stay, in a database that all share.',
  },
  export: {
    windows: [perUser(60)],
    counted: 'shared',
    reason: 'Documents are made, at the cost of everybody who waits for the processor.',
  },
  archive: {
    windows: [perUser(30, HOUR), perBranch(90, HOUR)],
    counted: 'shared',
    reason: 'Up to 500 papers are read and sent in one file.',
  },
  'password-reset': {
    windows: [perAddress(20, 15 * MINUTE)],
    counted: 'shared',
    reason: "Mails to somebody else's address.",
  },
  'email-undo': {
    windows: [perAddress(20, 15 * MINUTE)],
    counted: 'shared',
    reason: 'Calls to the identity service. Apart from resets, by which a neighbor could keep an owner out.',
  },
  'public-key': {
    windows: [perAddress(120)],
    counted: 'process',
    reason: 'Guesses of the keys of public pages.',
  },
  anonymous: {
    windows: [perAddress(1_200)],
    counted: 'process',
    reason: 'Requests without a session.',
  },
  'bad-token': {
    windows: [perAddress(60)],
    counted: 'process',
    reason: 'Guesses of sessions: each is a signature to verify.',
  },
  webhook: {
    windows: [perAddress(3_000)],
    counted: 'process',
    reason: 'Events of the card provider, whose own bursts stay far below, or of who pretends to be it.',
  },
} as const satisfies Record<string, CallLimit>;

export type CallLimitName = keyof typeof callLimits;

/** What may be open at the same time; judged without a lock, so that a race may let a few more through. */
export const openLimits = {
  /** Preparations of a branch that can still be booked: each is kept for a week. */
  preparationsPerBranch: 200,
  /** Rooms of a user in one hotel and night that can be given back free of charge: others can't book them. */
  freeRoomsPerHotelAndNight: 24,
} as const;
