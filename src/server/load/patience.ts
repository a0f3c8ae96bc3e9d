/** How long something may wait for its turn (milliseconds). */
export interface PatienceLimits {
  /** While the line was empty a moment ago: a burst is let run down. */
  readonly burstMs: number
  /** While the line stands: more comes than can be done, and waiting helps nobody. */
  readonly standingMs: number
  /** A line that has not been empty for so long stands. */
  readonly standsAfterMs: number
}

export const patienceDefaults: PatienceLimits = { burstMs: 3_000, standingMs: 150, standsAfterMs: 500 }

/** Tells how long something in a line may wait now. */
export class Patience {
  readonly #limits: PatienceLimits
  #movingSince: number

  constructor(limits: PatienceLimits, now: number) {
    this.#limits = limits
    this.#movingSince = now
  }

  /** The line is empty, or nothing could be done until now: what waits from here on is a burst. */
  begin(now: number): void {
    this.#movingSince = now
  }

  now(now: number): number {
    const { burstMs, standingMs, standsAfterMs } = this.#limits
    return now - this.#movingSince > standsAfterMs ? standingMs : burstMs
  }
}
