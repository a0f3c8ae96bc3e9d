/** A calculator by its slug, loaded when asked for. The one place here that knows where calculators stand. */
import type { Calculator, Tool } from '#calculators/kit/definition.ts'

const folders = import.meta.glob<{ readonly calculator: Tool }>('../../../calculators/*/calculator.ts')

export async function loadCalculator(slug: string): Promise<Calculator> {
  const load = folders[`../../../calculators/${slug}/calculator.ts`]
  if (!load) throw new Error(`There is no calculator named ${slug}.`)
  return (await load()).calculator.whole()
}
