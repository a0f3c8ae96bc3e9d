import { depositIn, savedByMonth } from '#engine/housing/saving-race.ts'
import { roundToCent } from '#engine/money.ts'
import type { KeyedTable } from '../kit/presentation.ts'
import type { Say } from '../kit/say.ts'
import { tableOf } from '../kit/table-of.ts'
import { type Life, monthAfter, type Result, reachedBy } from './compute.ts'
import type { DownPaymentContext } from './context.ts'
import { placeOutcomes } from './outcomes.ts'
import { wayName } from './way-names.ts'
import { loanAt, priceAt } from './ways.ts'
import { tableWords } from './words/explain.en.ts'
import { placeNames, wayBuyers } from './words/names.en.ts'

function whenText(result: Result, month: number | null, say: Say): string {
  if (month === null) return tableWords.never
  return month === 0 ? tableWords.now : say.monthShort(monthAfter(result, month))
}

function programs({ inputs, result, say }: DownPaymentContext): KeyedTable {
  const rows = [result.own, ...result.least].map((plan) => {
    const month = reachedBy(plan)
    const loan = month === null ? null : loanAt(inputs, plan.way, month)
    return { plan, month, loan, premiums: loan ? loan.premiums.slice(1) : [] }
  })
  type Row = (typeof rows)[number]
  /** A value of the month it is bought in; none where it never is. */
  const then = (worth: (row: Row, month: number) => number | null) => (row: Row) =>
    row.month === null ? null : worth(row, row.month)
  const toCent = (amount: number | undefined): number | null => (amount === undefined ? null : roundToCent(amount))
  return tableOf(
    'programs',
    tableWords.programs,
    rows,
    {
      name: ['text', ({ plan }) => wayName(plan.way, inputs, say)],
      who: ['text', ({ plan }) => wayBuyers[plan.way.key]],
      today: ['money', ({ plan }) => toCent(plan.needs.cashAt(0).total)],
      when: ['date', ({ month }) => whenText(result, month, say)],
      down: ['money', then(({ plan }, month) => toCent(plan.needs.cashAt(month).down))],
      loan: ['money', then(({ loan }) => toCent(loan?.loanAmount))],
      fee: ['money', then(({ loan }) => toCent(loan?.upfrontFee))],
      payment: ['money', then(({ plan }, month) => toCent(plan.needs.paymentAt(month)))],
      premium: ['money', then(({ premiums }) => premiums[0] ?? 0)],
      months: ['count', then(({ premiums }) => premiums.length)],
      insurance: ['money', then(({ premiums }) => toCent(premiums.reduce((sum, premium) => sum + premium, 0)))],
    },
    { line: ({ plan }) => plan.way.key },
  )
}

function cash({ result, say }: DownPaymentContext): KeyedTable {
  const words = tableWords.cash
  const isToday = result.cashMonth === 0
  const keys = Object.keys(words.items) as (keyof typeof words.items)[]
  return {
    key: 'cash',
    title: words.title,
    columns: [
      { key: 'item', label: words.item, unit: 'text' },
      { key: 'today', label: words.today, unit: 'money' },
      ...(isToday
        ? []
        : [{ key: 'then', label: say.monthShort(monthAfter(result, result.cashMonth)), unit: 'money' as const }]),
    ],
    rows: keys.map((key) => {
      const sign = key === 'gift' ? -1 : 1
      const today = roundToCent(sign * result.cashToday[key])
      return [words.items[key], today, ...(isToday ? [] : [roundToCent(sign * result.cash[key])])]
    }),
    lines: keys,
  }
}

function places({ result, say }: DownPaymentContext): KeyedTable | null {
  const words = tableWords.places
  if (result.cashMonth === 0) return null
  const title = words.title({ month: monthAfter(result, result.cashMonth) }, say)
  const share = (part: number): number => roundToCent(part * 100)
  return tableOf(
    'places',
    { ...words, title },
    placeOutcomes(result),
    {
      name: ['text', ({ place }) => placeNames[place.key]],
      rate: ['percent', ({ place }) => share(place.annualYield)],
      federal: ['percent', ({ place }) => share(place.tax.federal / place.interest)],
      state: ['percent', ({ place }) => share(place.tax.stateAndLocal / place.interest)],
      after: ['percent', ({ place }) => share(place.annualYieldAfterTax)],
      saved: ['money', ({ saved }) => roundToCent(saved)],
    },
    { line: ({ place }) => place.key },
  )
}

const lifeWorth: { readonly [K in keyof typeof tableWords.lives.items]: (life: Life) => number } = {
  price: (life) => life.price,
  loanAmount: (life) => life.loanAmount,
  rentPaid: (life) => life.rentPaid,
  interestPaid: (life) => life.interestPaid,
  insurancePaid: (life) => life.insurancePaid,
  ownerCostsPaid: (life) => life.ownerCostsPaid,
  homeValue: (life) => life.homeValue,
  owed: (life) => -life.owed,
  sellingCost: (life) => -life.sellingCost,
  saved: (life) => life.saved,
  worth: (life) => life.worth.at(-1) ?? 0,
}
function lives({ inputs, result, say }: DownPaymentContext): KeyedTable {
  const words = tableWords.lives
  const both = [result.sooner, result.waiting] as const
  return {
    key: 'sooner',
    title: words.title,
    columns: [
      { key: 'item', label: words.item, unit: 'text' },
      ...both.map(({ way }, i) => ({
        key: i === 0 ? 'sooner' : 'waiting',
        label: wayName(way, inputs, say),
        unit: 'money' as const,
      })),
    ],
    rows: [
      [words.bought, ...both.map(({ month }) => whenText(result, month, say))],
      ...(Object.keys(lifeWorth) as (keyof typeof lifeWorth)[]).map((key) => [
        words.items[key],
        ...both.map((life) => roundToCent(lifeWorth[key](life))),
      ]),
    ],
    lines: ['bought', ...Object.keys(lifeWorth)],
  }
}

function yearly({ inputs, result, say }: DownPaymentContext): KeyedTable | null {
  const end = result.cashMonth
  if (end === 0) return null
  const saved = savedByMonth(result.saver, end)
  const years = Array.from({ length: Math.ceil(end / 12) }, (_, year) => {
    const from = year * 12
    const to = Math.min(end, from + 12)
    let added = 0
    for (let month = from + 1; month <= to; month++)
      added += depositIn(result.saver, month) + (result.saver.extras.get(month) ?? 0)
    return { to, added, before: saved[from] ?? 0, after: saved[to] ?? 0 }
  })
  return tableOf(
    'yearly',
    tableWords.yearly,
    years,
    {
      by: ['date', ({ to }) => say.monthShort(monthAfter(result, to))],
      added: ['money', ({ added }) => roundToCent(added)],
      interest: ['money', ({ before, after, added }) => roundToCent(after - before - added)],
      saved: ['money', ({ after }) => roundToCent(after)],
      need: ['money', ({ to }) => roundToCent(result.own.needs.needAt(to))],
      price: ['money', ({ to }) => roundToCent(priceAt(inputs, to))],
    },
    { folded: years.length > 12 },
  )
}

export const tables = [programs, cash, places, lives, yearly]
