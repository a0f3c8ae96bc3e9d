import type { Working } from '../kit/presentation.ts'
import { settledYear, taxesIn, withdrawn } from './compute.ts'
import type { PlannedContext } from './context.ts'
import { needOf } from './explored.ts'
import { workingWords as words } from './words/tables.en.ts'

const shownYear = ({ result }: PlannedContext) => settledYear(result)

export function yearWorking(context: PlannedContext): Working | null {
  const year = shownYear(context)
  if (year === undefined) return null
  const { say } = context
  const { out } = year
  const other = year.in.pensions + year.in.other + year.in.homeSale
  const money = (amounts: readonly number[]): string => amounts.map((amount) => say.money(amount)).join(' + ')
  const income = year.in.socialSecurity + other + year.in.pay + withdrawn(year)
  const health = out.medicare + out.surcharge + out.marketplace
  const spent = out.spending + out.events
  return {
    title: words.year.title(year),
    lines: [
      words.year.in,
      `= ${money([year.in.socialSecurity, other, year.in.pay, withdrawn(year)])}`,
      `= ${say.money(income)}`,
      words.year.out,
      `= ${money([spent, out.home, health, taxesIn(year), out.saved])}`,
      `= ${say.money(spent + out.home + health + taxesIn(year) + out.saved)}`,
      ...(year.in.unmet >= 1 ? [words.year.short({ short: year.in.unmet }, say)] : []),
    ],
  }
}

export function taxWorking(context: PlannedContext): Working | null {
  const year = shownYear(context)
  if (year === undefined) return null
  return {
    title: words.tax.title(year),
    lines: words.tax.steps(
      {
        agi: year.agi,
        benefits: year.in.socialSecurity,
        taxed: year.taxedBenefits,
        taxable: year.taxableIncome,
        federal: year.out.federalTax,
        state: year.out.stateTax,
        price: year.price,
      },
      context.say,
    ),
  }
}

export function needWorking(context: PlannedContext): Working | null {
  const need = needOf(context)
  return (
    need && {
      title: words.need.title,
      lines: [
        words.need.line,
        words.need.with({ amount: need.withTaxes }, context.say),
        words.need.without({ amount: need.withoutTaxes }, context.say),
      ],
    }
  )
}
