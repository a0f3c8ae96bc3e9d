/** What a bank would have to pay in each state asked for. */
import { noCash } from '#engine/saving/cash-income-tax.ts'
import { stateNames } from '#facts/states/codes.ts'
import type { KeyedTable } from '../kit/presentation.ts'
import { isStateCode, stateNameOf } from '../kit/states.ts'
import { tableOf } from '../kit/table-of.ts'
import type { MoneyMarketContext } from './context.ts'
import { countedUsShare, fundIncome, placeWith, usualBalance } from './places.ts'
import { cashTaxIn } from './tax.ts'
import { tableWords } from './words/explain.en.ts'

const inPoints = (rate: number | null): number | null => (rate === null ? null : Number((rate * 100).toFixed(3)))
const toHundredths = (points: number): number => Number(points.toFixed(2))

/** The fund in one state, and the same fund if all of it came from the United States. */
function inState(context: MoneyMarketContext, state: string) {
  const { inputs, result } = context
  const taxOn = cashTaxIn(context, state)
  const balance = usualBalance(inputs)
  const { annualYield } = result.places.fund
  // A municipal fund's share from one state's borrowers is exempt in that state alone.
  const there = state === inputs.state ? inputs : { ...inputs, homeShare: 0 }
  return {
    state,
    fund: placeWith('fund', annualYield, balance, (sum) => fundIncome(there, state, sum), taxOn),
    treasury: placeWith('bills', annualYield, balance, (sum) => ({ ...noCash, treasury: sum }), taxOn),
    bank: placeWith('savings', annualYield, balance, (sum) => ({ ...noCash, bank: sum }), taxOn),
  }
}

function leadOf({ inputs, result, say }: MoneyMarketContext): string {
  const words = tableWords.states
  const lead = words.lead({ apy: result.places.fund.annualYield * 100 }, say)
  if (!inputs.everyState || inputs.fundKind !== 'municipal') return lead
  return lead + (isStateCode(inputs.state) ? words.homeOnly({ state: stateNameOf(inputs.state) }) : words.noHome)
}

export function states(context: MoneyMarketContext): KeyedTable | null {
  const { inputs } = context
  const words = tableWords.states
  const list = inputs.everyState ? Object.keys(stateNames) : isStateCode(inputs.state) ? [inputs.state] : []
  if (list.length === 0) return null
  return tableOf(
    'states',
    {
      title: inputs.everyState ? words.titleAll : words.title({ state: stateNameOf(inputs.state) }),
      lead: leadOf(context),
      columns: words.columns,
    },
    list.map((state) => inState(context, state)),
    {
      state: ['text', (row) => stateNameOf(row.state)],
      bank: ['percent', ({ bank }) => toHundredths((bank.tax.stateAndLocal / bank.sample) * 100)],
      counts: ['percent', (row) => toHundredths(countedUsShare(inputs, row.state) * 100)],
      net: ['percent', ({ fund }) => inPoints(fund.annualYieldAfterTax)],
      match: ['percent', ({ fund }) => inPoints(fund.taxableEquivalent)],
      treasury: ['percent', ({ treasury }) => inPoints(treasury.taxableEquivalent)],
    },
    { line: ({ state }) => state, folded: list.length > 12 },
  )
}
