/** The household beside the others of the survey. */
import type { Standing } from '#engine/wealth/percentile.ts'
import { type ByAge, netWorthByAge } from '#facts/household/net-worth.ts'
import { pricesSince2022 } from '#facts/series/survey-prices.ts'
import { good, type MaybeFound, note } from '../kit/finding.ts'
import { MOST_ESTIMATED, nearestTen, roughly } from './compared.ts'
import type { NetWorthContext } from './context.ts'
import { ageGroups, besideWords, placeWords } from './words/findings.en.ts'

/** Nearer than this share of the median counts as close. */
const CLOSE = 0.05

/** 'aged 35 to 44', 'under 35', 'aged 75 and over'. */
export function groupText({ ageFrom, ageTo }: ByAge): string {
  if (ageTo === null) return ageGroups.over({ from: ageFrom })
  return ageFrom === 0 ? ageGroups.under({ to: ageTo }) : ageGroups.between({ from: ageFrom, to: ageTo })
}

export function besideOthers({ result }: NetWorthContext): MaybeFound {
  const { outcome, netWorth, compared, hasWhatIf } = result
  if (outcome === 'empty') return null
  const { group, median } = compared
  const values = {
    group: groupText(group),
    median: roughly(median),
    survey: netWorthByAge.asOf ?? '',
    prices: pricesSince2022.value.newestMonth,
    gap: roughly(Math.abs(netWorth - median)),
  }
  const isAhead = netWorth >= median
  const tone = isAhead ? good : note
  if (outcome === 'below-zero' || outcome === 'zero') return tone(besideWords.plain, values)
  if (Math.abs(netWorth - median) < median * CLOSE) return tone(besideWords.close, values)
  if (hasWhatIf) return tone(isAhead ? besideWords.lessWhatIf : besideWords.moreWhatIf, values)
  return tone(isAhead ? besideWords.less : besideWords.more, values)
}

/** Careful at both ends: the points there are few. */
function amongAll(found: Standing): string {
  if (found.outcome === 'above') return placeWords.top()
  if (found.outcome !== 'between') return placeWords.bottom()
  const five = Math.round(found.percentile / 5) * 5
  if (found.percentile >= 95) return placeWords.over({ share: 95 })
  return five > 90 ? placeWords.over({ share: 90 }) : placeWords.about({ share: five })
}

function amongAge(found: Standing): string {
  if (found.outcome === 'below' || found.outcome === 'no-points') return ''
  const share = found.outcome === 'above' ? MOST_ESTIMATED : nearestTen(found.percentile)
  const place =
    share === 50 ? placeWords.half() : (share === MOST_ESTIMATED ? placeWords.ofAgeMost : placeWords.ofAge)({ share })
  return `${place} ${placeWords.estimate()}`
}

export function percentile({ result: { outcome, compared } }: NetWorthContext): MaybeFound {
  if (outcome === 'empty') return null
  const parts = [amongAll(compared.all), amongAge(compared.sameAge), placeWords.households()]
  return note(() => parts.filter(Boolean).join(' '))
}
