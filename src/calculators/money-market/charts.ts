import { roundToCent } from '#engine/money.ts'
import { addMonths } from '#engine/month.ts'
import type { DataColor, RanksChart, XYChart } from '../kit/presentation.ts'
import type { PlacePath } from './compute.ts'
import type { MoneyMarketContext } from './context.ts'
import type { PlaceKey } from './places.ts'
import { placeNames } from './words/answer.en.ts'
import { chartWords } from './words/explain.en.ts'

const inPoints = (rate: number): number => Number((rate * 100).toFixed(3))
const isAsked = (key: PlaceKey): boolean => key === 'account' || key === 'fund'

/** What a year pays, cut into what is left and what each government takes. */
function yields({ result, say }: MoneyMarketContext): RanksChart | null {
  if (!result.ranked.some(({ annualYield }) => annualYield > 0)) return null
  const words = chartWords.yields
  const byYield = [...result.ranked].sort((a, b) => b.annualYieldAfterTax - a.annualYieldAfterTax)
  const shares = ({ annualYield, annualYieldAfterTax, tax }: PlacePath): readonly number[] => {
    const taken = Math.max(0, annualYield - annualYieldAfterTax)
    const state = tax.total > 0 ? Math.min(1, Math.max(0, tax.stateAndLocal / tax.total)) : 0
    return [annualYieldAfterTax, taken * (1 - state), taken * state].map(inPoints)
  }
  const said = byYield.map(({ key, annualYield, annualYieldAfterTax }) =>
    words.summary({ name: placeNames[key], net: annualYieldAfterTax * 100, apy: annualYield * 100 }, say),
  )
  return {
    kind: 'ranks',
    key: 'yields',
    title: words.title,
    summary: said.join(' '),
    note: words.note,
    unit: 'percent',
    words: { row: words.row, total: words.total },
    parts: [
      { key: 'left', label: words.left, color: 'growth' },
      { key: 'federal', label: words.federal, color: 'tax' },
      { key: 'state', label: words.state, color: 'interest' },
    ],
    rows: byYield.map((place) => ({
      label: placeNames[place.key],
      note: words.notes[place.key],
      values: shares(place),
      ...(isAsked(place.key) ? { isYours: true } : {}),
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

/** Interest after tax and fees, so that the four lines can be told apart. A chart of nothing but zeros shows nothing. */
function growing({ inputs, result, say }: MoneyMarketContext): XYChart | null {
  if (!result.ranked.some(({ balance }) => Math.abs(balance - result.paidIn) >= 0.01)) return null
  const words = chartWords.growing
  const { months } = inputs
  const step = Math.ceil(months / MOST_POINTS)
  const at = Array.from({ length: Math.floor(months / step) + 1 }, (_, i) => i * step)
  if (at.at(-1) !== months) at.push(months)
  const gained = (place: PlacePath, month: number) =>
    roundToCent((place.path.balances[month] ?? 0) - inputs.amount - inputs.monthly * month)
  const places = result.ranked.map((place) =>
    words.earned({ name: placeNames[place.key], earned: gained(place, months) }, say),
  )
  return {
    kind: 'lines',
    key: 'growing',
    title: words.title,
    summary: words.summary({ places, months }, say),
    note: words.note,
    x: { label: words.x, kind: 'month', values: at.map((month) => addMonths(result.start, month)) },
    unit: 'money',
    series: result.ranked.map((place) => ({
      key: place.key,
      label: placeNames[place.key],
      color: colors[place.key],
      look: isAsked(place.key) ? 'line' : 'dashed',
      values: at.map((month) => gained(place, month)),
    })),
  }
}

export const charts = [yields, growing]
