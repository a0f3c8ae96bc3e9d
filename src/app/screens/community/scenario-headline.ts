import { entryBySlug } from '#calculators/catalogue.ts'
import { unmarked } from '#calculators/kit/format.ts'
import { lawShelf } from '#calculators/kit/law-shelf.ts'
import { bringMissing } from '#calculators/kit/missing.ts'
import { readLink } from '#calculators/kit/read-link.ts'
import { defaultYear } from '#facts/default-year.ts'
import type { WireScenario } from '#wire/community.ts'
import { localToday } from '../../state/today.ts'

/** What a calculator answers to somebody's numbers, worked out here; null where they can't be read. */
export async function scenarioHeadline({ calculator: slug, link }: WireScenario): Promise<string | null> {
  const entry = entryBySlug(slug)
  if (!entry?.load) return null
  const calculator = await (await entry.load()).calculator.whole()
  const today = localToday()
  const read = readLink(calculator, link, { today })
  if (!read?.ok) return null
  const env = { today, year: read.year ?? defaultYear, law: lawShelf() }
  await bringMissing(calculator, read.inputs, env)
  return unmarked(calculator.evaluate(read.inputs, env).answer().headline)
}
