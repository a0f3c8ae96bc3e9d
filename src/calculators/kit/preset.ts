/** A question "Solve for" offers in one press: "What price fits $2,500 a month?" */
export interface PresetSpec<K extends string = string> {
  /** The input to find. */
  readonly unknown: K
  /** The figure aimed at. */
  readonly figure: string
  /** The target, from what the figure is now. In the figure's unit. */
  readonly target: (now: number) => number
  /** Asks it, with the target as a person reads it. */
  readonly question: (target: string) => string
}

/** A number people would say: two digits that count. 3,489 → 3,500; 71,400 → 71,000. */
export const about = (value: number): number => Number(value.toPrecision(2))
