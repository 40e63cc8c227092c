export type Listener = (...details: unknown[]) => void;
export type Registration = { remove: () => void };

/** What maps and overlays have in common: they tell what happens to them. */
export class MVCObject {
  readonly #listeners = new Map<string, Set<Listener>>();

  addListener(name: string, listener: Listener): Registration {
    const listeners = this.#listeners.get(name) ?? new Set();
    this.#listeners.set(name, listeners.add(listener));
    return { remove: () => void listeners.delete(listener) };
  }

  /** For the sandbox's own code; pages use `google.maps.event`. */
  tell(name: string, ...details: unknown[]): void {
    for (const listener of this.#listeners.get(name) ?? []) listener.call(this, ...details);
  }

  forget(): void {
    this.#listeners.clear();
  }
}

export const event = {
  addListener: (target: MVCObject, name: string, listener: Listener) => target.addListener(name, listener),
  addListenerOnce: (target: MVCObject, name: string, listener: Listener) => {
    const registration = target.addListener(name, (...details) => {
      registration.remove();
      listener(...details);
    });
    return registration;
  },
  removeListener: (registration: Registration) => registration.remove(),
  clearInstanceListeners: (target: MVCObject) => target.forget(),
  trigger: (target: MVCObject, name: string, ...details: unknown[]) => target.tell(name, ...details),
};
