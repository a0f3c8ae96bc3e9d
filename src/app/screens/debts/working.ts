/** How the plan's figures were worked out, with the visitor's numbers, and where the rules come from. */
import { citing } from '#calculators/kit/citing.ts'
import type { Citation, Working } from '#calculators/kit/presentation.ts'
import type { FederalLoans } from '#engine/planning/debts/guards.ts'
import { extraGoesToHighestRate, minimumPayment } from '#facts/lending/cards.ts'
import { lendingSources } from '#facts/sources/lending.ts'
import { studentSources } from '#facts/sources/student.ts'
import { publicServicePayments, repaymentAssistance } from '#facts/student/plans.ts'
import { hasOffers } from './debt-findings.ts'
import { type DebtView, nameOf, paidMonthly } from './debt-view.ts'
import { sourceWords, workingWords as words } from './words/compare-words.ts'

const { fact } = citing({ ...lendingSources, ...studentSources })

export function workingsOf(view: DebtView): readonly Working[] {
  const { plan, choices, chosen } = view
  const { floor, shareOfBalance } = minimumPayment.value
  const row = chosen?.course.rows[0]
  const target = row?.cards.find((one) => one.payment > one.minimum) ?? row?.cards[0]
  const card = plan.cards.find(({ key }) => key === target?.key)
  const example =
    target && card
      ? words.month.lines({
          name: nameOf(view, target.key),
          balance: target.start,
          apr:
            target.start > 0 && card.promo && card.balance <= 0 && card.promo.paymentsLeft > 0
              ? card.promo.apr
              : card.apr,
          interest: target.interest,
          payment: target.payment,
          end: target.end,
        })
      : []
  const isPlain = target !== undefined && target.deferredCharged === 0 && target.charges === 0 && !card?.paidThisMonth
  return [
    {
      title: words.money.title,
      lines: words.money.lines({ now: paidMonthly(view), extra: choices.extra }),
      steps: words.money.steps({ floor, share: shareOfBalance }),
    },
    { title: words.month.title, lines: isPlain ? example : [], steps: words.month.steps },
    ...(hasOffers(view) ? [words.offers] : []),
    words.left,
  ]
}

export function sourcesOf(loans: FederalLoans | null): readonly Citation[] {
  return [
    fact(minimumPayment, sourceWords.minimum),
    fact(extraGoesToHighestRate, sourceWords.highest),
    loans && fact(repaymentAssistance, sourceWords.assistance),
    loans && fact(publicServicePayments, sourceWords.service),
  ].filter((one) => one !== null)
}
