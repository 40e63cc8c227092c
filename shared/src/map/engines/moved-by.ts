import type { MovedBy } from './engine.ts';

/**
 * Tells whether the camera came to rest by the user's hand. A user who reaches into a movement of the program's
 * takes it over.
 */
export class MoveRecord {
  #by: MovedBy = 'program';

  begins(by: MovedBy): void {
    this.#by = by;
  }

  /** Whose movement ended; whatever comes unannounced afterwards is the user's. */
  ends(): MovedBy {
    const by = this.#by;
    this.#by = 'user';
    return by;
  }
}
