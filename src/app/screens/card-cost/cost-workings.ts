/** How the cost screen's figures were worked out, and where its rules come from. */

import { citing } from '#calculators/kit/citing.ts'
import type { Citation, Working } from '#calculators/kit/presentation.ts'
import type { HouseholdDebt } from '#engine/household/lists.ts'
import type { CarryingCost } from '#engine/planning/cards/carrying-cost.ts'
import {
  cardNotices,
  disclosureMonths,
  dueDate,
  graceRule,
  lateFee,
  lateFeeAtMostMinimum,
  minimumPayment,
  usualDaysToPay,
} from '#facts/lending/cards.ts'
import { lendingSources } from '#facts/sources/lending.ts'
import type { Controls } from './plan-choice.ts'
import { sources as sourceWords, working as words } from './words.ts'

export function costWorkings(card: HouseholdDebt, cost: CarryingCost, controls: Controls): readonly Working[] {
  const first = cost.cycles[0]
  if (first === undefined) return []
  const apr = card.apr ?? 0
  const isDaily = controls.compounding === 'daily'
  const { floor, shareOfBalance } = minimumPayment.value
  return [
    {
      title: words.title,
      lines: words.lines({
        average: first.averageDailyBalance,
        apr,
        days: first.days,
        interest: first.interest,
        isDaily,
      }),
      steps: words.steps({ isDaily }),
    },
    { title: words.day, lines: words.dayLines({ balance: card.balance, apr, perDay: cost.perDay }) },
    { title: words.minimum, lines: words.minimumLines({ floor, share: shareOfBalance }), steps: words.minimumSteps },
  ]
}

export function costSources(): readonly Citation[] {
  const { fact } = citing(lendingSources)
  return [
    fact(graceRule, sourceWords.grace),
    fact(dueDate, sourceWords.due),
    fact(cardNotices, sourceWords.least),
    fact(lateFee, sourceWords.lateFee),
    fact(lateFeeAtMostMinimum, sourceWords.cap),
    fact(disclosureMonths, sourceWords.disclosure),
    fact(minimumPayment, sourceWords.minimum),
    fact(usualDaysToPay, sourceWords.days),
  ].filter((one) => one !== null)
}
