/** What the chances of the event table rest on, as plain data: the figure, and who published it. */

import { defaultYear } from '#facts/default-year.ts'
import { newCarYear } from '#facts/household/everyday.ts'
import { fraudReports, identityTheft } from '#facts/household/fraud.ts'
import { displacedWorkers } from '#facts/household/jobs.ts'
import { hospitalStay } from '#facts/household/life-odds.ts'
import { outOfPocketLimits } from '#facts/insurance/cost-limits.ts'
import { disabilityChance } from '#facts/insurance/disability.ts'
import { employerHealth } from '#facts/insurance/employer-health.ts'
import { homeClaims } from '#facts/insurance/home-claims.ts'
import { mortgage30 } from '#facts/lending/rates.ts'
import { type SourceId, sources } from '#facts/sources.ts'
import { taxYears } from '#facts/tax-years.ts'

export const lawYear = defaultYear
export const published = {
  hospital: hospitalStay.value,
  displaced: displacedWorkers.value,
  disabled: disabilityChance.value,
  /** One of this many insured homes has a claim in a year. */
  homeClaims: homeClaims.value.any,
  identity: identityTheft.value,
  fraud: fraudReports.value.lostMoney,
}
/** A year's chance that, repeated from 20 to full retirement age, comes to the published one. */
export const disabledYearly =
  1 - (1 - published.disabled.chance) ** (1 / (published.disabled.toAge - published.disabled.fromAge))

const ids: readonly SourceId[] = [
  taxYears[defaultYear].plans.source,
  displacedWorkers.source,
  hospitalStay.source,
  disabilityChance.source,
  homeClaims.source,
  identityTheft.source,
  fraudReports.source,
  newCarYear.source,
  employerHealth.source,
  outOfPocketLimits.in(defaultYear).source,
  mortgage30.source,
  'damodaran-returns',
]
export const gameSources: readonly {
  readonly title: string
  readonly publisher: string
  readonly url: string | null
}[] = [...new Set(ids)].map((id) => {
  const source: { readonly title: string; readonly publisher: string; readonly url?: string } = sources[id]
  return { title: source.title, publisher: source.publisher, url: source.url ?? null }
})
