/** The published figures behind the dice, as plain data. */
import { defaultYear } from '#facts/default-year.ts'
import { hospitalStay } from '#facts/household/life-odds.ts'
import { outOfPocketLimits } from '#facts/insurance/cost-limits.ts'
import { homeClaims } from '#facts/insurance/home-claims.ts'
import { type SourceId, sources } from '#facts/sources.ts'

const limit = outOfPocketLimits.in(defaultYear)
export const published = {
  year: defaultYear,
  /** One insured home in so many has a claim in a year. */
  homeOneIn: homeClaims.value.any,
  hospitalShare: hospitalStay.value,
  /** The most a year of covered care may cost one patient. */
  healthLimit: limit.value.self,
}
const ids: readonly SourceId[] = [homeClaims.source, hospitalStay.source, limit.source]
export const stormSources = ids.map((id) => {
  const source: { readonly title: string; readonly publisher: string; readonly url?: string } = sources[id]
  return { title: source.title, publisher: source.publisher, url: source.url ?? null }
})
