/** What a sale now would mean: its tax, waiting, the order of the lots, wash sales. */
import { firstLongTermDay, isLongTerm } from '#engine/shares/holding-period.ts'
import { saleTax } from '#engine/shares/sale-tax.ts'
import type { Household } from '#engine/tax/household.ts'
import type { TaxYearFacts } from '#facts/tax-years/schema.ts'
import { fetchedReturnFor } from '../kit/fetched-law.ts'
import { dateText, dollars } from '../kit/format.ts'
import type { Finding } from '../kit/presentation.ts'
import { type Result, saleDayOf, soldEarlier } from './compute.ts'
import type { StockInputs } from './fields.ts'
import { householdOf } from './law.ts'
import { everyMethod } from './tables.ts'
import { amountText, methodNames, sharesText } from './words.ts'

type Found = Finding | null

export function taxOfSale(result: Result, inputs: StockInputs): Found {
  const { sale } = result
  if (!sale || sale.shares === 0) return null
  const { tax, shortTerm, longTerm } = sale
  const parts = `short-term ${amountText(shortTerm)}, long-term ${amountText(longTerm)}`
  const sold = sharesText(sale.shares)
  const kind = inputs.state === 'US' ? 'federal income tax' : 'income tax'
  const left = `${amountText(sale.proceeds - tax.total)} would be left.`
  if (tax.total >= 0.5)
    return {
      tone: 'note',
      text: `**Selling ${sold} would cost about ${dollars(tax.total)} in ${kind}** (${parts}). ${left}`,
    }
  if (shortTerm + longTerm < 0) {
    const limit = inputs.status === 'separate' ? 1500 : 3000
    const carried = tax.carryover > 0.5 ? ` ${dollars(tax.carryover)} of it is carried to later years.` : ''
    return {
      tone: tax.total < -0.5 ? 'good' : 'note',
      text: `**Selling ${sold} would ${tax.total > -0.5 ? `not change your ${kind}` : `take about ${dollars(-tax.total)} off your tax`}** (${parts}). After other gains, up to ${dollars(limit)} of loss a year counts against other income.${carried}`,
    }
  }
  return {
    tone: tax.total < -0.5 ? 'good' : 'note',
    text: `**Selling ${sold} would ${tax.total < -0.5 ? `take about ${dollars(-tax.total)} off your tax` : `add no ${kind}`}** (${parts}). ${left}`,
  }
}

/** The tax of a sale under the rules of another year. */
export function otherYear({ sale }: Result, inputs: StockInputs, { year }: TaxYearFacts): Found {
  const sold = saleDayOf(inputs).slice(0, 4)
  if (!sale || sale.shares === 0 || sold === String(year)) return null
  return { tone: 'note', text: `**The tax goes by the rules of ${year}**; the sale lies in ${sold}.` }
}

/** The household in a later year, which the other gains and losses of the sale's year do not meet. Null where such a loss may be left over for it. */
function noOtherGains({ ledger }: Result, inputs: StockInputs): Household | null {
  const household = householdOf(inputs, soldEarlier(inputs, ledger))
  return household.shortTermGain + household.longTermGain < 0
    ? null
    : { ...household, shortTermGain: 0, longTermGain: 0 }
}

/** Short-term gains that turn long: when, and what waiting would spare. */
export function waiting(result: Result, inputs: StockInputs, facts: TaxYearFacts): Found {
  const { sale } = result
  const soon = sale?.parts.filter((one) => !one.longTerm && one.gain > 0) ?? []
  const last = soon
    .map((one) => firstLongTermDay(one.heldFrom))
    .sort()
    .at(-1)
  if (!sale || last === undefined) return null
  // By then short-term losses of the same sale may have turned long term too; what purchases put off stays out.
  const turned = sale.parts
    .map((one, index) => ({ one, counted: one.gain + (sale.wash?.parts[index] ?? 0) }))
    .filter(({ one }) => !one.longTerm && isLongTerm(one.heldFrom, last))
  const moved = turned.reduce((sum, { counted }) => sum + counted, 0)
  const isNextYear = last.slice(0, 4) > saleDayOf(inputs).slice(0, 4)
  const household = isNextYear ? noOtherGains(result, inputs) : householdOf(inputs, soldEarlier(inputs, result.ledger))
  if (household === null) return null
  const later = saleTax(
    household,
    facts,
    fetchedReturnFor(inputs.state, facts.year),
    sale.shortTerm - moved,
    sale.longTerm + moved,
  )
  const spared = sale.tax.total - later.total
  if (spared < 1) return null
  return {
    tone: 'act',
    text: `**From ${dateText(last)} all of these gains are long term.** Sold then at the same price${isNextYear ? ', without other gains or losses in that year' : ''}, the tax would be about **${dollars(spared)}** less. The price may move more than that.`,
  }
}

export function order(result: Result, inputs: StockInputs, facts: TaxYearFacts): Found {
  const { sale } = result
  if (!sale || sale.shares === 0 || sale.left.length === 0) return null
  const [best] = [...everyMethod(result, inputs, facts)].sort((a, b) => a.tax.total - b.tax.total)
  if (!best || sale.tax.total - best.tax.total < 1) return null
  return {
    tone: 'act',
    text: `**${methodNames[best.method]} would mean ${dollars(sale.tax.total - best.tax.total)} less tax this year** than ${methodNames[sale.method].toLowerCase()}. Your broker must be told before the sale settles.${best.basis > sale.basis ? ' The lots that stay then have the lower cost: part of it is tax put off.' : ''}`,
  }
}

export function wash(result: Result): Found {
  const hint = result.sale?.wash
  if (!hint) return null
  const window = `${dateText(hint.from)} to ${dateText(hint.to)}`
  if (hint.replaced > 0)
    return {
      tone: 'watch',
      text: `**Wash sale: ${amountText(hint.putOff)} of the ${amountText(hint.loss)} loss would not count yet**, because ${sharesText(hint.replaced)} ${hint.replaced === 1 ? 'was' : 'were'} bought within 30 days before. It goes onto the cost of those shares. The 61 days run from ${window}${result.bought > 0 && hint.replaced < hint.lossShares ? ': buying more in them puts off more' : ''}.`,
    }
  const planned = result.bought > 0
  return {
    tone: planned ? 'watch' : 'act',
    text: `**A sale at a loss of ${amountText(hint.loss)} counts in full only without another purchase from ${window}**, 61 days, in any account of yours or your spouse’s; bought in an IRA, that loss is gone for good.${planned ? ` Buying the ${sharesText(result.bought)} of your plan in that time would put off about ${amountText((hint.loss * Math.min(result.bought, hint.lossShares)) / hint.lossShares)} of it.` : ''}`,
  }
}
