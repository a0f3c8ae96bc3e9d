import { entryBySlug } from '#calculators/catalogue.ts'
import type { Env } from '#calculators/kit/field.ts'
import { readLink } from '#calculators/kit/read-link.ts'
import { writeLink } from '#calculators/kit/share-link.ts'
import type { WireScenario } from '#wire/community.ts'
import { findPersonal } from '#writing/community/scrubber/scrub.ts'

/**
 * The numbers of a link as the calculator itself would write them: nothing travels along that it does not ask. A link whose texts (names of
 * debts, of stocks) hold something personal is not published.
 */
export async function readScenario(scenario: WireScenario, env: Env): Promise<WireScenario | null> {
  const entry = entryBySlug(scenario.calculator)
  if (!entry?.load) return null
  const { calculator } = await entry.load()
  const read = readLink(calculator, scenario.link, env)
  if (!read?.ok) return null
  const link = writeLink(calculator, read.inputs, read.year ?? env.year)
  const texts = Object.values(read.inputs).flatMap((value) => textsIn(value))
  return texts.some((text) => findPersonal(text).length > 0) ? null : { calculator: entry.slug, link }
}

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsIn)
}
