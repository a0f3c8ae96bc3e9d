import { roundToCent } from '#engine/money.ts'
import type { InterestTax } from '#engine/tax/interest-tax.ts'
import type { RanksChart, XYChart } from '../kit/presentation.ts'
import type { PlaceValue } from './compute.ts'
import type { CdContext } from './context.ts'
import { leavingAfter } from './leaving.ts'
import { amount, termText } from './phrases.ts'
import { chartWords, placeNames } from './words/explain.en.ts'

const MOST_POINTS = 80

/** What leaving after each month gains or costs, from the first day to the end: below zero the deposit is not whole. */
function exits({ inputs, result, say }: CdContext): XYChart {
  const words = chartWords.exits
  const last = result.lastEarlyMonth
  const step = Math.ceil((last + 1) / MOST_POINTS)
  const months = Array.from({ length: Math.floor(last / step) + 1 }, (_, i) => i * step)
  const end = Number((result.years * 12).toFixed(2))
  const savings = (month: number) => inputs.deposit * Math.expm1((month / 12) * Math.log1p(result.savings.annualYield))
  const early = months.map((month) => roundToCent(leavingAfter(inputs, result, month / 12).total - inputs.deposit))
  const sold = inputs.kind !== 'bank'
  const { breakEvenMonth: whole, beatsSavingsMonth: ahead } = result
  const marks = [
    ...(whole !== null && whole > 0 ? [{ x: whole, label: words.whole }] : []),
    ...(ahead !== null && ahead > 0 && ahead !== whole ? [{ x: ahead, label: words.ahead }] : []),
  ]
  const outcome = (gain: number) =>
    Math.abs(gain) < 0.005
      ? words.nothing
      : (gain > 0 ? words.gains : words.costs)({ amount: amount(Math.abs(gain), say) })
  return {
    kind: 'lines',
    key: 'exits',
    title: words.title,
    lead: sold ? words.leadSold : inputs.penalty === 0 ? words.leadNoPenalty : words.leadPenalty,
    summary: words.summary({
      first: outcome(early[0] ?? 0),
      term: termText(inputs, say),
      last: outcome(result.interest),
      whole: whole === null ? words.never : whole === 0 ? words.always : words.from({ month: whole }, say),
    }),
    note: words.note,
    x: { label: words.x, kind: 'number', values: [...months, end] },
    unit: 'money',
    signs: { above: words.above, below: words.below },
    series: [
      {
        key: 'cd',
        label: sold ? words.cdSold : words.cd,
        color: 'growth',
        values: [...early, roundToCent(result.interest)],
      },
      {
        key: 'savings',
        label: words.savings,
        color: 'other',
        look: 'dashed',
        values: [
          ...months.map((month) => roundToCent(savings(month))),
          roundToCent(result.savings.value - inputs.deposit),
        ],
      },
    ],
    ...(marks.length > 0 ? { marks } : {}),
    level: { value: 0, label: words.level },
  }
}

/** The interest of the term in the three places, and what tax takes of it. */
function places({ inputs, result, say }: CdContext): RanksChart | null {
  const words = chartWords.places
  const { bank, treasury } = result.shares
  const row = (key: keyof typeof placeNames, place: PlaceValue, tax: InterestTax) => {
    const interest = place.value - inputs.deposit
    const kept = place.valueAfterTax - inputs.deposit
    const taken = Math.max(0, interest - kept)
    const state = tax.total > 0 ? Math.min(1, Math.max(0, tax.stateAndLocal / tax.total)) : 0
    return {
      label: placeNames[key],
      note: words[key],
      values: [kept, taken * (1 - state), taken * state].map(roundToCent),
      ...(key === 'cd' ? { isYours: true } : {}),
    }
  }
  const rows = [
    row('cd', result.cd, bank),
    row('savings', result.savings, bank),
    row('treasury', result.treasury, treasury),
  ].sort((a, b) => (b.values[0] ?? 0) - (a.values[0] ?? 0))
  if (rows.every(({ values }) => values.every((value) => value < 0.01))) return null
  const left = rows.map(({ label, values }) => words.place({ name: label, amount: amount(values[0] ?? 0, say) }))
  return {
    kind: 'ranks',
    key: 'places',
    title: words.title({ term: termText(inputs, say) }),
    summary: words.summary({ places: left }, say),
    note: words.note({ amount: amount(inputs.deposit, say) }),
    unit: 'money',
    words: { row: words.row, total: words.total },
    parts: [
      { key: 'kept', label: words.kept, color: 'growth' },
      { key: 'federal', label: words.federal, color: 'tax' },
      { key: 'state', label: words.state, color: 'other' },
    ],
    rows,
  }
}

/** When each rung comes free; rungs of the same month together. */
function ladder({ result: { ladder: found }, say }: CdContext): XYChart | null {
  const words = chartWords.ladder
  const rungs = found?.rungs.filter(({ amount: put }) => put > 0) ?? []
  if (!found || rungs.length < 2) return null
  const byMonth = new Map<string, { amount: number; interest: number }>()
  for (const { maturity, amount: put, interest } of rungs) {
    const month = maturity.slice(0, 7)
    const sum = byMonth.get(month) ?? { amount: 0, interest: 0 }
    byMonth.set(month, { amount: sum.amount + put, interest: sum.interest + interest })
  }
  const months = [...byMonth.keys()]
  const sums = [...byMonth.values()]
  return {
    kind: 'bars',
    key: 'ladder',
    title: words.title,
    summary: words.summary(
      {
        count: rungs.length,
        from: months[0] ?? '',
        to: months.at(-1) ?? '',
        months: Math.round(found.averageMonths),
      },
      say,
    ),
    note: words.note,
    x: { label: words.x, kind: 'month', values: months },
    unit: 'money',
    series: [
      { key: 'amount', label: words.amount, color: 'principal', values: sums.map((sum) => roundToCent(sum.amount)) },
      { key: 'interest', label: words.interest, color: 'growth', values: sums.map((sum) => roundToCent(sum.interest)) },
    ],
  }
}

/** Who asks about leaving early sees that first. */
const inOrder = (isEarly: boolean) => (context: CdContext) =>
  (context.result.leaving !== null) === isEarly ? exits(context) : places(context)

export const charts = [inOrder(true), inOrder(false), ladder]
