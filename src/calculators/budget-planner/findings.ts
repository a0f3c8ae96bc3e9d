/** Plain findings from the visitor's own plan. */
import { DEFAULT_CATEGORIES } from '#engine/budget/default-categories.ts'
import { GUARANTEED_RELIABILITY, monthlyAmount } from '#engine/budget/monthly.ts'
import { dateText, dollars, listText, monthText, percentText } from '../kit/format.ts'
import type { Finding } from '../kit/presentation.ts'
import type { Budget } from './compute.ts'
import type { BudgetInputs } from './fields.ts'
import { amountOf, named } from './words.ts'

type Found = Finding | null

/** The first three of a list, and how many more there are. */
const firstOf = (parts: readonly string[]): string =>
  parts.length <= 4 ? listText(parts) : `${parts.slice(0, 3).join(', ')} and ${parts.length - 3} more`

function overage({ overage }: Budget): Found {
  if (overage === null) return null
  const others = overage.consider.map(({ key, amount }) => amountOf(key, amount))
  return {
    tone: 'act',
    text: `**Exceeds monthly income by ${dollars(overage.overage)}.** Consider reducing: ${others.join(', ')}.`,
  }
}

function lowest({ line, safe, ledger, aboveThePlan }: Budget, inputs: BudgetInputs): Found {
  const { lowest, firstBelowZero } = line
  if (firstBelowZero !== null) {
    // Other dates help only where plan and bills hold; what loses money each month ends below zero all the same.
    const loses = aboveThePlan - ledger.leftOver
    const way =
      loses > 0
        ? `The plan${aboveThePlan > 0 ? ' with its dated bills' : ''} loses ${dollars(loses)} a month, so other due dates would only put it off.`
        : `${dollars(-lowest.balance)} more in the account today would avoid it${inputs.bills.length > 0 ? '; so may a bill moved to after a payday' : ''}.`
    return {
      tone: 'act',
      text: `**The account would go below zero on ${dateText(firstBelowZero)}**; the lowest day of the year is ${dateText(lowest.date)} at ${dollars(lowest.balance)}. ${way}`,
    }
  }
  if (safe.short > 0)
    return {
      tone: 'watch',
      text: `**On ${dateText(lowest.date)} you would hold ${dollars(lowest.balance)}**, ${dollars(safe.short)} less than the ${dollars(inputs.buffer)} you want to keep.`,
    }
  return {
    tone: 'good',
    text: `**Your lowest day of the year is ${dateText(lowest.date)}** with ${dollars(lowest.balance)}, which is ${dollars(lowest.balance - inputs.buffer)} above what you want to keep.`,
  }
}

function savings({ ledger }: Budget, inputs: BudgetInputs): Found {
  const { rate, rateWithLeftOver, toTarget, planned } = ledger.savings
  if (rate === null || rateWithLeftOver === null || inputs.targetSavingsRate === 0) return null
  const target = percentText(inputs.targetSavingsRate)
  if (toTarget === 0)
    return {
      tone: 'good',
      text: `**You plan to save ${percentText(rate * 100, 1)}** (${dollars(planned)} a month); your target is ${target}.`,
    }
  const spare = Math.max(0, ledger.leftOver)
  const how =
    spare >= toTarget
      ? `Moving ${dollars(toTarget)} of what is left over into savings would reach it.`
      : spare > 0
        ? `Saving all that is left over would make it ${percentText(rateWithLeftOver * 100, 1)}.`
        : 'There is nothing left over to add now.'
  return {
    tone: spare >= toTarget ? 'act' : 'watch',
    text: `**You plan to save ${percentText(rate * 100, 1)}**, ${dollars(toTarget)} a month less than your target of ${target}. ${how}`,
  }
}

function aboveTheirRange({ ledger }: Budget): Found {
  const over = ledger.lines
    .flatMap((line) =>
      line.position?.where === 'over' && line.key !== 'savings' ? [{ ...line, by: line.position.by }] : [],
    )
    .sort((a, b) => b.by - a.by)
  if (over.length === 0) return null
  const parts = over.map((line) => `${line.name} by ${dollars(line.by)}`)
  return {
    tone: 'watch',
    text: `**Above the usual share of take-home pay:** ${firstOf(parts)}. The ranges are rules of thumb; rent alone can break them in a costly city.`,
  }
}

function belowTheirRange({ ledger }: Budget): Found {
  const under = ledger.lines.flatMap((line) =>
    line.position?.where === 'under' && line.planned > 0 ? [`${line.name} by ${dollars(line.position.by)}`] : [],
  )
  const empty = ledger.lines.filter((line) => line.band !== null && line.planned === 0).map((line) => line.name)
  if (ledger.income <= 0 || empty.length === DEFAULT_CATEGORIES.length || under.length + empty.length === 0) return null
  const below = under.length > 0 ? [`**Below the usual share of take-home pay:** ${firstOf(under)}.`] : []
  const missing =
    empty.length > 0
      ? [
          `**Nothing is planned yet for ${empty.length} of ${DEFAULT_CATEGORIES.length} categories:** ${firstOf(empty)}. Costs that come once a year are easy to forget.`,
        ]
      : []
  return { tone: 'note', text: [...below, ...missing].join(' ') }
}

function extraPaychecks({ line }: Budget, inputs: BudgetInputs): Found {
  const found = inputs.income.flatMap((row, i) => {
    const months = line.extraPay.filter(({ key }) => key === `source:${i}`).map(({ month }) => month)
    return row.amount > 0 && months.length > 0 ? [{ row, months }] : []
  })
  const first = found[0]
  if (first === undefined) return null
  const { row, months } = first
  const isWeekly = row.frequency === 'weekly'
  const counted = isWeekly ? '4.33 paychecks' : '2.17 paychecks (26 ÷ 12)'
  const when =
    row.nextPay === null
      ? 'No next payday is given, so we guessed Fridays: enter yours to see the right months.'
      : `The monthly plan counts ${counted} every month, so other months bring less than it says.`
  return {
    tone: 'good',
    text: `**${listText(months.map((month) => monthText(month)))} ${months.length === 1 ? 'brings' : 'bring'} a ${isWeekly ? 'fifth' : 'third'} paycheck** from ${named(row.name)} (${dollars(row.amount)}). ${when}`,
  }
}

function weeklyPay(inputs: BudgetInputs): Found {
  const weekly = inputs.income.filter((row) => row.frequency === 'weekly' && row.amount > 0)
  if (weekly.length === 0) return null
  const each = weekly.reduce((sum, row) => sum + row.amount, 0)
  const counted = monthlyAmount(each, 'weekly') * 12
  return {
    tone: 'note',
    text: `**Weekly pay counts 4.33 times a month:** ${dollars(each)} a week becomes ${dollars(counted)} a year, ${dollars(each * 52 - counted)} less than 52 paychecks. The account line uses the real paydays.`,
  }
}

function guaranteed({ income, guaranteed, ledger }: Budget): Found {
  if (guaranteed >= income || income === 0) return null
  const gap = ledger.planned - guaranteed
  const covers = gap <= 0 ? 'That covers the whole plan.' : `The plan needs ${dollars(gap)} more than that.`
  return {
    tone: gap <= 0 ? 'good' : 'watch',
    text: `**${dollars(guaranteed)} of ${dollars(income)} is guaranteed** (flagged so and rated ${GUARANTEED_RELIABILITY} or more). ${covers}`,
  }
}

function billsAbove({ aboveThePlan }: Budget): Found {
  return aboveThePlan < 1
    ? null
    : {
        tone: 'act',
        text: `**Bills with a date come to ${dollars(aboveThePlan)} a month more** than you planned for them. The account line counts the bills; what is left each month counts the plan.`,
      }
}

const leftOut: Finding = {
  tone: 'note',
  text: 'Left out: surprises, price rises, interest and taxes beyond those taken from pay. Shares are of take-home pay, so leave out what your employer already takes, such as a 401(k) or health insurance.',
}

export function findingsOf(budget: Budget, inputs: BudgetInputs): readonly Finding[] {
  const found: readonly Found[] = [
    overage(budget),
    lowest(budget, inputs),
    billsAbove(budget),
    savings(budget, inputs),
    aboveTheirRange(budget),
    guaranteed(budget),
    extraPaychecks(budget, inputs),
    weeklyPay(inputs),
    belowTheirRange(budget),
  ]
  return [...found.filter((finding) => finding !== null).slice(0, 7), leftOut]
}
