import type { CatalogueEntry } from '../../catalogue.ts'
import type { Calculator } from '../definition.ts'
import { type Env, type InputValues, initialInputs } from '../field.ts'
import { lawShelf } from '../law-shelf.ts'
import { bringMissing } from '../missing.ts'

/** Mistakes that a visitor is told of in a sentence are failures here. */
export const env: Env = {
  today: '2026-11-21',
  year: 2026,
  law: lawShelf(),
  onMistake: (error) => {
    throw error
  },
}

/** What a promise is checked on. The calculator is loaded before the first test. */
export interface Given {
  readonly entry: CatalogueEntry
  readonly calculator: () => Calculator
  readonly defaults: () => InputValues
}

export function given(entry: CatalogueEntry): Given & { readonly load: () => Promise<void> } {
  let loaded: Calculator | null = null
  const calculator = (): Calculator => {
    if (!loaded) throw new Error('a built calculator loads')
    return loaded
  }
  return {
    entry,
    calculator,
    defaults: () => initialInputs(calculator().fields, env),
    load: async () => {
      const calculator = (await entry.load?.())?.calculator ?? null
      // A page is made with the law of its starting values at hand, in each year it offers.
      for (const year of new Set([env.year, ...(calculator?.years ?? [])]))
        if (calculator) await bringMissing(calculator, initialInputs(calculator.fields, env), { ...env, year })
      loaded = calculator
    },
  }
}
