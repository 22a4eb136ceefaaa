/** A small typed emitter: `Events` maps each name to what its listeners are given. */
export class Emitter<Events extends object> {
  readonly #listeners = new Map<keyof Events, readonly ((detail: never) => void)[]>();

  /** Listens until the returned function is called. */
  on<Name extends keyof Events>(name: Name, listener: (detail: Events[Name]) => void): () => void {
    // Lists are replaced, never changed, so that a listener may stop listening during an event without affecting
    // others.
    const others = () => (this.#listeners.get(name) ?? []).filter((each) => each !== listener);
    this.#listeners.set(name, [...others(), listener]);
    return () => void this.#listeners.set(name, others());
  }

  emit<Name extends keyof Events>(name: Name, detail: Events[Name]): void {
    const listeners = this.#listeners.get(name);
    if (!listeners) return;
    for (let i = 0; i < listeners.length; i++) (listeners[i] as (detail: Events[Name]) => void)(detail);
  }

  clear(): void {
    this.#listeners.clear();
  }
}
