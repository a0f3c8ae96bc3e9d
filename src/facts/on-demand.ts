/** Things that are fetched when first needed and then kept: the law of a state. */
export interface OnDemand<K extends string, T> {
  /** What has come, else undefined. Never fetches. */
  readonly get: (key: K) => T | undefined
  /**
   * Fetches once. Whoever asks meanwhile gets the same promise. A try that failed (no connection) is forgotten, so that asking
   * again tries again.
   */
  readonly fetch: (key: K) => Promise<T>
}

/**
 * Remembers what `load` brought. It is the one memory in this room and does no harm to it: a published figure is the same
 * whenever it comes, so all that can differ between two calls is not yet and here.
 */
export function onDemand<K extends string, T>(load: (key: K) => Promise<T>): OnDemand<K, T> {
  const here = new Map<K, T>()
  const coming = new Map<K, Promise<T>>()
  const bring = async (key: K): Promise<T> => {
    const value = await load(key)
    here.set(key, value)
    return value
  }
  return {
    get: (key) => here.get(key),
    fetch: (key) => {
      const asked = coming.get(key)
      if (asked) return asked
      const promise = bring(key)
      coming.set(key, promise)
      promise.catch(() => coming.delete(key))
      return promise
    },
  }
}
