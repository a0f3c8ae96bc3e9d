import { dollars, percentText } from '../kit/format.ts'
import type { WaterfallChart } from '../kit/presentation.ts'
import type { TaxResult } from './compute.ts'
import { incomeTaxes } from './taxes.ts'
import { stateName } from './words.ts'

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
export function waterfall(result: TaxResult): WaterfallChart {
  const { federal, state, stateTax, federalTax } = result.taxes
  const { deductions, adjustments, agi, taxableIncome } = federal
  const main = Math.min(deductions.standardOrItemized, Math.max(0, agi))
  const others = Math.max(0, agi) - main - taxableIncome
  const notTaxed = untaxed(result)
  const income = federal.tax.beforeCredits
  const credits = federal.credits.nonrefundable + federal.credits.refundable
  const extra = federalTax - income + credits
  return {
    kind: 'waterfall',
    key: 'waterfall',
    title: 'From income to tax',
    lead: 'Each step takes something off before the rates apply.',
    summary: `Income of ${dollars(result.income)} becomes an adjusted gross income of ${dollars(agi)}, a taxable income of ${dollars(taxableIncome)} and a federal tax of ${dollars(federalTax)}${state ? `; ${stateName(state.code)} adds ${dollars(stateTax)}` : ''}.`,
    unit: 'money',
    steps: [
      total('Income', result.income, 'before anything is taken out'),
      ...change('Pre-tax plans and benefits', -beforeTax(result), 'growth'),
      ...change(notTaxed >= 0 ? 'Not taxed' : 'Losses that must wait', -notTaxed, 'growth'),
      ...change('Adjustments', -adjustments.total, 'growth'),
      total('Adjusted gross income', agi, 'AGI'),
      ...change('Below zero counts as zero', agi < 0 ? -agi : 0),
      ...change(deductions.itemizes ? 'Itemized deductions' : 'Standard deduction', -main, 'growth'),
      ...change('Other deductions', -others, 'growth'),
      total('Taxable income', taxableIncome),
      ...change('Not taken by the rates', income - taxableIncome, 'growth'),
      total(
        'Tax by the rates',
        income,
        taxableIncome > 0 ? `${percentText((income / taxableIncome) * 100, 1)} of taxable income` : undefined,
      ),
      ...change('Self-employment and other taxes', extra, 'tax'),
      ...change('Credits', -credits, 'growth'),
      total('Federal tax', federalTax),
      ...(state && Math.abs(stateTax) >= 0.005
        ? [
            ...change(`${stateName(state.code)} tax`, stateTax, 'tax'),
            total('Federal and state tax', incomeTaxes(result.taxes)),
          ]
        : []),
    ],
  }
}
