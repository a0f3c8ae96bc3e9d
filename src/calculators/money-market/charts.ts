import { roundToCent } from '#engine/money.ts'
import { addMonths } from '#engine/month.ts'
import { monthsText, percentText, shortDollars } from '../kit/format.ts'
import type { Chart, DataColor, RanksChart, XYChart } from '../kit/presentation.ts'
import type { PlacePath, Result } from './compute.ts'
import type { MoneyMarketInputs } from './fields.ts'
import { type PlaceKey, placeNames } from './places.ts'

const inPoints = (rate: number): number => Number((rate * 100).toFixed(3))

/** What a year pays, cut into what is left and what each government takes. */
function yields(result: Result): RanksChart {
  const byYield = [...result.ranked].sort((a, b) => b.annualYieldAfterTax - a.annualYieldAfterTax)
  const shares = ({ annualYield, annualYieldAfterTax, tax }: PlacePath): readonly number[] => {
    const taken = Math.max(0, annualYield - annualYieldAfterTax)
    const state = tax.total > 0 ? Math.min(1, Math.max(0, tax.stateAndLocal / tax.total)) : 0
    return [annualYieldAfterTax, taken * (1 - state), taken * state].map(inPoints)
  }
  return {
    kind: 'ranks',
    key: 'yields',
    title: 'What a year pays, and what tax takes of it',
    summary: byYield
      .map(
        (place) =>
          `${placeNames[place.key]}: ${percentText(place.annualYieldAfterTax * 100)} of ${percentText(place.annualYield * 100)} is left.`,
      )
      .join(' '),
    note: 'As APY, so that all four compare. Before the account’s fees.',
    unit: 'percent',
    words: { row: 'Place', total: 'APY before tax' },
    parts: [
      { key: 'left', label: 'Left after tax', color: 'growth' },
      { key: 'federal', label: 'Federal tax', color: 'tax' },
      { key: 'state', label: 'State and local tax', color: 'interest' },
    ],
    rows: byYield.map((place) => ({
      label: placeNames[place.key],
      note: place.key === 'fund' ? 'not insured' : place.key === 'bills' ? 'owed by the US government' : 'FDIC or NCUA',
      values: shares(place),
      ...(place.key === 'account' || place.key === 'fund' ? { isYours: true } : {}),
    })),
  }
}

const colors: Readonly<Record<PlaceKey, DataColor>> = {
  account: 'principal',
  fund: 'growth',
  savings: 'other',
  bills: 'insurance',
}
const MOST_POINTS = 60

/** Interest after tax and fees, so that the four lines can be told apart. */
function growing(result: Result, inputs: MoneyMarketInputs): XYChart {
  const step = Math.ceil(inputs.months / MOST_POINTS)
  const at = Array.from({ length: Math.floor(inputs.months / step) + 1 }, (_, i) => i * step)
  if (at.at(-1) !== inputs.months) at.push(inputs.months)
  const gained = (place: PlacePath, month: number) =>
    roundToCent((place.path.balances[month] ?? 0) - inputs.amount - inputs.monthly * month)
  return {
    kind: 'lines',
    key: 'growing',
    title: 'What each place has earned, after tax and fees',
    summary: result.ranked
      .map((place) => `${placeNames[place.key]} ${shortDollars(gained(place, inputs.months))}`)
      .join(', ')
      .concat(` after ${monthsText(inputs.months)}.`),
    note: 'Future dollars, if every rate stays as it is. Fund yields and bill yields change all the time.',
    x: { label: 'Month', kind: 'month', values: at.map((month) => addMonths(result.start, month)) },
    unit: 'money',
    series: result.ranked.map((place) => ({
      key: place.key,
      label: placeNames[place.key],
      color: colors[place.key],
      look: place.key === 'account' || place.key === 'fund' ? 'line' : 'dashed',
      values: at.map((month) => gained(place, month)),
    })),
  }
}

/** A chart of nothing but zeros shows nothing. */
export const chartsOf = (result: Result, inputs: MoneyMarketInputs): readonly Chart[] => [
  ...(result.ranked.some(({ annualYield }) => annualYield > 0) ? [yields(result)] : []),
  ...(result.ranked.some(({ balance }) => Math.abs(balance - result.paidIn) >= 0.01) ? [growing(result, inputs)] : []),
]
