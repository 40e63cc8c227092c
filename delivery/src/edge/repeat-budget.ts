const PER_REQUEST = 0.1;
/** All that are with one API when it ends. */
const AT_MOST = 200;

/** How many requests may be sent once more: one of ten, so that APIs in trouble don't get twice the work. */
export interface RepeatBudget {
  /** Notes a request that is sent for the first time. */
  note(): void;
  /** Takes one; false when none is left. */
  take(): boolean;
}

export function createRepeatBudget(): RepeatBudget {
  let left = AT_MOST;
  return {
    note: () => {
      left = Math.min(AT_MOST, left + PER_REQUEST);
    },
    take: () => {
      if (left < 1) return false;
      left -= 1;
      return true;
    },
  };
}
