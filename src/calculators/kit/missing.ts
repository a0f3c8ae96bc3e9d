/** What an answer needs before it can be given, and how it is brought: the law of a state comes when the state is chosen. */
import type { Env, InputValues } from './field.ts'

/** Something an answer needs that is not here yet: the law of a state. */
export interface Missing {
  /** In words, to stand in "Fetching …": 'California’s rules'. Different things have different words. */
  readonly what: string
  /** Brings it. Fails without a connection; may be asked again. */
  readonly fetch: () => Promise<unknown>
}

export const fetching = (what: string): string => `Fetching ${what}…`

/** More pieces than any set of inputs needs. One that is still missing after it came would be asked for without end. */
const MOST_PIECES = 20

/** Brings all that is missing for these inputs, one thing after another. For whoever may wait: the API, a panel, a test. */
export async function bringMissing(
  calculator: { readonly missing: (inputs: InputValues, env: Env) => Missing | null },
  inputs: InputValues,
  env: Env,
): Promise<void> {
  for (let tries = 0; tries < MOST_PIECES; tries++) {
    const needed = calculator.missing(inputs, env)
    if (!needed) return
    await needed.fetch()
  }
}
