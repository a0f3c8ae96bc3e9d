import { riseTo } from '#engine/shares/average-cost.ts'
import { firstLongTermDay } from '#engine/shares/holding-period.ts'
import { defaultLotMethod, longTermAfterYears, lossLimit, washSaleDays } from '#facts/shares/sale-rules.ts'
import { shareSources as table } from '#facts/sources/shares.ts'
import type { TaxYearFacts } from '#facts/tax-years/schema.ts'
import type { Env } from '../kit/field.ts'
import { dollarsAndCents, percentText, priceText } from '../kit/format.ts'
import { type Answer, type CalendarEvent, type Citation, citation, type Presentation } from '../kit/presentation.ts'
import { taxCitation } from '../kit/tax-citation.ts'
import { chartsOf } from './charts.ts'
import type { Result } from './compute.ts'
import type { StockInputs } from './fields.ts'
import { findingsOf, whyNot } from './findings.ts'
import { tablesOf } from './tables.ts'
import { amountText, sharesText } from './words.ts'
import { workingsOf } from './workings.ts'

function headline(result: Result, inputs: StockInputs): string {
  const { average, averageAfter, held, bought } = result
  if (average === null)
    return bought > 0
      ? `You hold no shares now; ${sharesText(bought)} at ${priceText(result.planPrice)} would cost **${priceText(averageAfter ?? 0)}** each, fees included.`
      : 'You hold **no shares** now: what you bought has been sold.'
  const now =
    held.shares === 1
      ? `Your share cost **${priceText(average)}**`
      : `Your ${sharesText(held.shares)} cost **${priceText(average)}** each on average`
  if (result.toTarget && result.toTarget.outcome !== 'reachable')
    return `${now}. ${whyNot(result.toTarget, inputs.target, result.planPrice)}`
  if (bought <= 0 || averageAfter === null) return `${now}, fees included.`
  const more = `**${sharesText(bought)}** more at ${priceText(result.planPrice)}`
  return result.toTarget
    ? `${now}; ${more} bring that to **${priceText(averageAfter)}**, for ${dollarsAndCents(result.spent)}.`
    : `${now}; ${more} would make it **${priceText(averageAfter)}**.`
}

function more(result: Result, { price }: StockInputs): string {
  const { breakEven, held, gain } = result
  if (breakEven === null) return ''
  const rise = riseTo(price, breakEven)
  const way =
    rise === null
      ? ''
      : Math.abs(rise) < 0.0005
        ? ', the price now'
        : rise > 0
          ? `, ${percentText(rise * 100, 1)} above the price now`
          : `, ${percentText((1 - breakEven / price) * 100, 1)} below the price now`
  const state = Math.abs(gain) < 0.005 ? 'even' : `${gain > 0 ? 'up' : 'down'} ${amountText(Math.abs(gain))}`
  return `You break even at ${priceText(breakEven)}${way}. On ${amountText(held.cost)} paid you are ${state} before tax.`
}

/** Days on which a lot turns long term, and the end of the wash-sale window of a planned loss. */
function datesOf(result: Result, today: string): readonly CalendarEvent[] {
  const turns = new Map<string, number>()
  for (const lot of result.ledger.lots) {
    const day = firstLongTermDay(lot.heldFrom)
    if (day > today) turns.set(day, (turns.get(day) ?? 0) + lot.shares)
  }
  const wash = result.sale?.wash
  const events = [
    ...[...turns].slice(0, 20).map(([date, shares]) => ({
      date,
      title: 'Shares turn long term',
      note: `${sharesText(shares)}: a gain sold from today on is long term.`,
    })),
    ...(wash && wash.to > today
      ? [
          {
            date: wash.to,
            title: 'Last day of the wash-sale window',
            note: 'If you sold at a loss on the planned day.',
          },
        ]
      : []),
  ]
  return events.sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
}

function keyFiguresOf({ outcome, toTarget, bought }: Result): readonly string[] {
  if (outcome === 'empty') return ['averageAfter', 'shares']
  if (bought <= 0) return ['averageCost', 'breakEven', 'gain', 'tax']
  return toTarget
    ? ['sharesToBuy', 'moneyToBuy', 'breakEvenAfter', 'gain']
    : ['breakEven', 'breakEvenAfter', 'gain', 'tax']
}

export function answer(result: Result, inputs: StockInputs, _facts: TaxYearFacts, env: Env): Answer {
  const events = datesOf(result, env.today)
  const text = more(result, inputs)
  return {
    headline: headline(result, inputs),
    ...(text ? { more: text } : {}),
    keyFigures: keyFiguresOf(result),
    ...(events.length > 0 ? { calendar: { fileName: 'share-dates.ics', events } } : {}),
  }
}

function sourcesOf(facts: TaxYearFacts): readonly Citation[] {
  return [
    citation(table, 'irs-pub-550', 'holding period', longTermAfterYears),
    citation(table, 'reg-1012-1', 'which shares are sold; averaging for funds only', defaultLotMethod),
    citation(table, 'irc-1091', 'wash sales', washSaleDays),
    citation(table, 'irc-1211', 'yearly limit on losses', lossLimit),
    ...taxCitation(facts.capitalGains, 'brackets, 0/15/20% rates'),
  ]
}

export const present = (result: Result, inputs: StockInputs, facts: TaxYearFacts, env: Env): Presentation => ({
  ...answer(result, inputs, facts, env),
  charts: chartsOf(result, inputs),
  findings: findingsOf(result, inputs, facts, env.today),
  tables: tablesOf(result, inputs, facts),
  workings: workingsOf(result, inputs),
  sources: sourcesOf(facts),
})
