interface Statement {
  text: string;
  values: readonly unknown[];
}

interface Commit {
  statements: readonly Statement[];
  sent: number;
  /** Null while the database has not answered. */
  done: number | null;
}

const includes = (pattern: RegExp, value: unknown) => (statements: readonly Statement[]) =>
  statements.some(({ text, values }) => pattern.test(text) && values.includes(value));

/** Writes that take money: invoice credit of a branch, and the word that a card is about to be charged. */
const takesCredit = includes(/^insert into "credit_entries"/, 'BOOKING');
const chargesCard = includes(/^insert into "outside_calls"/, 'authorize');
/** Writes after which a branch, or a card, may not pay any more. */
const suspends = includes(/^update "branches" set .*"status"/, 'SUSPENDED');
const removesCard = (statements: readonly Statement[]) =>
  statements.some(({ text }) => text.startsWith('update "credit_cards" set "deleted_at"'));

/** What both sides of a race have committed, in order: whether money moved that was not allowed to at that moment. */
export class MoneyLog {
  #commits: Commit[] = [];
  #now = 0;

  clear(): void {
    this.#commits = [];
  }

  /** To be called when a commit, or a statement without a transaction, is sent; the answer when it is done. */
  send(statements: readonly Statement[]): () => void {
    const commit: Commit = { statements, sent: ++this.#now, done: null };
    this.#commits.push(commit);
    return () => {
      commit.done = ++this.#now;
    };
  }

  /** Every sentence is a breach of "allowed when the money moved". */
  findBreaches({ isInvoiceAllowed }: { isInvoiceAllowed: boolean }): string[] {
    const breaches: string[] = [];
    const since = (isMeant: (statements: readonly Statement[]) => boolean) =>
      this.#commits.find(({ statements, done }) => done !== null && isMeant(statements))?.done ?? Infinity;
    const [suspended, removed] = [since(suspends), since(removesCard)];
    for (const { statements, sent, done } of this.#commits) {
      if (done === null) continue;
      const [byInvoice, byCard] = [takesCredit(statements), chargesCard(statements)];
      if (byInvoice && !isInvoiceAllowed)
        breaches.push('allowed: invoice credit of a branch that pays by card only');
      if ((byInvoice || byCard) && sent > suspended)
        breaches.push('allowed: money of a branch that was suspended');
      if (byCard && sent > removed) breaches.push('allowed: a charge on a card that was removed');
    }
    return breaches;
  }
}

/** What is said of a statement in the list of a race's steps: `select branches`, `commit`. */
export function summarize(text: string): string {
  const verb = /^\s*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? '?';
  const table = /\b(?:from|into|update) "?(\w+)"?/i.exec(text)?.[1] ?? '';
  const lock = /\bfor (?:no key )?(?:update|share)\b/.test(text) ? ' (locks)' : '';
  return `${verb} ${table}`.trim() + lock;
}
