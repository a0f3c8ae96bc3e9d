/** Something that waits, and for whom. */
export interface Waiting {
  readonly asker: string
}

/**
 * A line in which every asker has a line of its own and each has its turn: however much one has asked, another waits for one thing of
 * theirs at most. When it is full, whoever waits for most makes room.
 */
export class FairQueue<T extends Waiting> {
  readonly #most: number
  /** Askers in the order of their turns. */
  readonly #lines = new Map<string, T[]>()
  #size = 0

  constructor(most: number) {
    this.#most = most
  }

  get size(): number {
    return this.#size
  }

  /** How many askers wait. */
  get askers(): number {
    return this.#lines.size
  }

  /** Takes the thing in. Answers what there is no room for: nothing, the newest thing of the longest line, or this very thing. */
  add(thing: T): T | undefined {
    const line = this.#lines.get(thing.asker)
    const longest = this.#size < this.#most ? undefined : this.#longest()
    if (this.#size >= this.#most && (!longest || longest.length <= (line?.length ?? 0) + 1)) return thing
    const displaced = longest?.pop()
    if (displaced) this.#size -= 1
    if (line) line.push(thing)
    else this.#lines.set(thing.asker, [thing])
    this.#size += 1
    return displaced
  }

  /** The next thing of the first asker whose turn may come; that asker is last then. */
  take(mayTake: (asker: string) => boolean): T | undefined {
    for (const [asker, line] of this.#lines) {
      if (!mayTake(asker)) continue
      const thing = line.shift()
      this.#lines.delete(asker)
      if (line.length > 0) this.#lines.set(asker, line)
      if (thing) this.#size -= 1
      return thing
    }
    return undefined
  }

  /** Takes out every thing this is true of. */
  removeIf(isOver: (thing: T) => boolean): readonly T[] {
    const removed: T[] = []
    for (const [asker, line] of this.#lines) {
      const [gone, left] = [line.filter(isOver), line.filter((thing) => !isOver(thing))]
      if (gone.length === 0) continue
      removed.push(...gone)
      if (left.length > 0) this.#lines.set(asker, left)
      else this.#lines.delete(asker)
    }
    this.#size -= removed.length
    return removed
  }

  #longest(): T[] | undefined {
    let longest: T[] | undefined
    for (const line of this.#lines.values()) if (line.length > (longest?.length ?? 0)) longest = line
    return longest
  }
}
