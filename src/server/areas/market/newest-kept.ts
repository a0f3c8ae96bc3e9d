/** A map that keeps so many values: with one more, the one that was asked for the longest ago goes. */
export class NewestKept<Value> {
  readonly #most: number
  readonly #values = new Map<string, Value>()

  constructor(most: number) {
    this.#most = most
  }

  get size(): number {
    return this.#values.size
  }

  get(key: string): Value | undefined {
    const value = this.#values.get(key)
    if (value !== undefined) this.set(key, value)
    return value
  }

  set(key: string, value: Value): void {
    this.#values.delete(key)
    this.#values.set(key, value)
    if (this.#values.size <= this.#most) return
    const [longestAgo] = this.#values.keys()
    if (longestAgo !== undefined) this.#values.delete(longestAgo)
  }
}
