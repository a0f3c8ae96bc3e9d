/** How the use screen's dates and shares were worked out, and where its rules come from. */
import { citing } from '#calculators/kit/citing.ts'
import type { Citation, Working } from '#calculators/kit/presentation.ts'
import type { HouseholdDebt } from '#engine/household/lists.ts'
import { utilizationGuide } from '#facts/credit/scores.ts'
import { cardNotices, dueDate, extraGoesToHighestRate, postingDays, usualDaysToPay } from '#facts/lending/cards.ts'
import { creditSources } from '#facts/sources/credit.ts'
import { lendingSources } from '#facts/sources/lending.ts'
import { sources as sourceWords, working as words } from './words.ts'

export function datesWorkings(cards: readonly HouseholdDebt[]): readonly Working[] {
  const known = cards.filter(({ creditLimit }) => (creditLimit ?? 0) > 0)
  const balance = known.reduce((sum, card) => sum + card.balance, 0)
  const limit = known.reduce((sum, card) => sum + (card.creditLimit ?? 0), 0)
  return [
    {
      title: words.due,
      lines: words.dueLines,
      steps: words.dueSteps({ days: usualDaysToPay.value, posting: postingDays.value }),
    },
    ...(limit > 0
      ? [
          {
            title: words.use,
            lines: words.shareLines({ balance, limit, share: balance / limit }),
            steps: words.shareSteps,
          },
        ]
      : []),
    { title: words.spread, lines: words.spreadLines },
  ]
}

export function datesSources(): readonly Citation[] {
  const { fact } = citing({ ...lendingSources, ...creditSources })
  return [
    fact(cardNotices, sourceWords.least),
    fact(dueDate, sourceWords.due),
    fact(extraGoesToHighestRate, sourceWords.order),
    fact(utilizationGuide, sourceWords.guide),
    fact(usualDaysToPay, sourceWords.days),
    fact(postingDays, sourceWords.posting),
  ].filter((one) => one !== null)
}
