import type { WaterfallChart } from '../kit/presentation.ts'
import type { TaxResult } from './compute.ts'
import type { TaxContext } from './context.ts'
import { stateIn } from './law.ts'
import { incomeTaxes } from './taxes.ts'
import { waterfallWords as words } from './words/explain.en.ts'

type Step = WaterfallChart['steps'][number]
const total = (label: string, value: number, note?: string): Step => ({
  label,
  kind: 'total',
  value,
  color: 'principal',
  ...(note ? { note } : {}),
})
/** Nothing at all for a change of less than half a cent. */
const change = (label: string, value: number, color: Step['color'] = 'other', note?: string): Step[] =>
  Math.abs(value) < 0.005 ? [] : [{ label, kind: 'change', value, color: color ?? 'other', ...(note ? { note } : {}) }]

/** Taken from pay before it counts as income: plans and benefits at work. */
function beforeTax(result: TaxResult): number {
  let taken = 0
  for (const person of result.household.people) taken += person.planDeferrals + person.cafeteriaPlan
  return Math.min(taken, Math.max(0, result.income))
}

/** What came in that is not taxed (part of Social Security, municipal interest), less losses that have to wait. */
const untaxed = (result: TaxResult): number => result.income - beforeTax(result) - result.taxes.federal.income.total

/** From all money that came in down to the tax on it, each step under the name the return gives it. */
export function waterfall({ result, law, say }: TaxContext): WaterfallChart {
  const { federal, stateTax, federalTax } = result.taxes
  const { deductions, adjustments, agi, taxableIncome } = federal
  const main = Math.min(deductions.standardOrItemized, Math.max(0, agi))
  const others = Math.max(0, agi) - main - taxableIncome
  const notTaxed = untaxed(result)
  const income = federal.tax.beforeCredits
  const credits = federal.credits.nonrefundable + federal.credits.refundable
  const extra = federalTax - income + credits
  const name = stateIn(law)?.facts.name
  return {
    kind: 'waterfall',
    key: 'waterfall',
    title: words.title,
    lead: words.lead,
    summary: words.summary(
      {
        income: result.income,
        agi,
        taxable: taxableIncome,
        federal: federalTax,
        state: name === undefined ? null : { name, tax: stateTax },
      },
      say,
    ),
    unit: 'money',
    steps: [
      total(words.income, result.income, words.incomeNote),
      ...change(words.beforeTax, -beforeTax(result), 'growth'),
      ...change(notTaxed >= 0 ? words.untaxed : words.waiting, -notTaxed, 'growth'),
      ...change(words.adjustments, -adjustments.total, 'growth'),
      total(words.agi, agi, words.agiNote),
      ...change(words.atLeastZero, agi < 0 ? -agi : 0),
      ...change(deductions.itemizes ? words.itemized : words.standard, -main, 'growth'),
      ...change(words.others, -others, 'growth'),
      total(words.taxable, taxableIncome),
      ...change(words.left, income - taxableIncome, 'growth'),
      total(words.tax, income, taxableIncome > 0 ? words.taxNote((income / taxableIncome) * 100, say) : undefined),
      ...change(words.otherTaxes, extra, 'tax'),
      ...change(words.credits, -credits, 'growth'),
      total(words.federal, federalTax),
      ...(name !== undefined && Math.abs(stateTax) >= 0.005
        ? [...change(words.state(name), stateTax, 'tax'), total(words.both, incomeTaxes(result.taxes))]
        : []),
    ],
  }
}
