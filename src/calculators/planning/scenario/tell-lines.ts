/** The lines that change, named and with the reason each changes. */
import { DEFAULT_CATEGORIES } from '#engine/budget/default-categories.ts'
import { addMonths, yearOf } from '#engine/month.ts'
import { changesOf } from '#engine/planning/scenario/change.ts'
import type { Course } from '#engine/planning/scenario/course.ts'
import type { LifeEvent } from '#engine/planning/scenario/event-fields.ts'
import { TAKE_HOME_INCOME } from '#engine/planning/scenario/gross-incomes.ts'
import { costLine, isMeant } from '#engine/planning/scenario/month-costs.ts'
import type { Citation } from '../../kit/presentation.ts'
import type { Say } from '../../kit/say.ts'
import type { ScenarioResult } from './run.ts'
import { eventLineNames, eventWhy, lineNames, nameFor, sumWords, whyWords } from './words/lines.en.ts'
import { sourceWords } from './words/working.en.ts'

export interface ToldLine {
  readonly key: string
  readonly label: string
  /** Dollars over the months shown; what goes out is negative. */
  readonly before: number
  readonly after: number
  readonly why: string
  /** The months that make the sums: as things are, and with the events. */
  readonly working: { readonly before: string; readonly after: string }
  /** The published figure behind it, by its place among the scenario's sources; null: arithmetic alone. */
  readonly source: number | null
  /** Place of the event that brought it; null: a line of the picture. */
  readonly event: number | null
}

const nameOf = (list: readonly { readonly id: string; readonly name: string }[], id: string): string | undefined =>
  list.find((one) => one.id === id)?.name

/** What a line of either course is called. */
export function lineName(key: string, { model, given }: Pick<ScenarioResult, 'model' | 'given'>): string {
  const { household } = model
  const known = lineNames[key]
  if (known !== undefined) return known
  const [kind, middle = '', event] = key.split(':')
  switch (kind) {
    case 'in':
      return middle === TAKE_HOME_INCOME ? nameFor.pay : (nameOf(household.incomes, middle) ?? nameFor.pay)
    case 'from-pay':
      return nameFor.fromPay(nameOf(household.accounts, middle) ?? nameFor.invested)
    case 'save':
      return nameFor.saving(nameOf(household.accounts, middle) ?? nameFor.invested)
    case 'sold':
      return nameFor.sold(nameOf(household.accounts, middle) ?? nameFor.invested)
    case 'expected':
      return nameOf(household.expected, middle) ?? middle
    case 'cost':
      return DEFAULT_CATEGORIES.find((one) => one.key === middle)?.name ?? middle
    case 'pmi':
      return nameFor.pmi
    case 'debt':
      if (middle.startsWith('new-car')) return nameFor.newCar
      if (middle.startsWith('new-home')) return nameFor.newMortgage
      return nameFor.debt(nameOf(household.debts, middle) ?? middle)
  }
  const own = given.events[Number(event)]
  if (middle === 'own' && own?.kind === 'own' && own.terms.name.trim() !== '') return own.terms.name.trim()
  return eventLineNames[middle] ?? middle
}

const eventsAt = ({ given }: ScenarioResult, places: Iterable<number>): readonly LifeEvent[] =>
  [...new Set(places)].flatMap((place) => given.events[place] ?? [])

function whyOf(key: string, result: ScenarioResult, say: Say): string {
  const { changes, model, before, after, from } = result
  const [kind, middle = '', event] = key.split(':')
  switch (kind) {
    case 'in':
      return whyWords.pay(
        eventsAt(
          result,
          changesOf(changes, 'pay').flatMap((one) => (one.income === middle ? [one.event] : [])),
        ),
        say,
      )
    case 'tax': {
      const year = yearOf(addMonths(model.first, from))
      const [was, is] = [before, after].map(({ years }) =>
        years.find((one) => one.year === year && one.modifiedIncome > 0),
      )
      return was && is && Math.abs(was.tax - is.tax) >= 1 ? whyWords.tax(year, was.tax, is.tax, say) : whyWords.taxSoon
    }
    case 'tax-april':
      return whyWords.april
    case 'from-pay':
      return whyWords.fromPay
    case 'job-premiums':
      return whyWords.premiums
    case 'pay-rest':
      return whyWords.payRest
    case 'cost': {
      const items = [...model.costs.keys()].filter((item) => costLine(item) === key)
      const touching = changesOf(changes, 'cost').filter((one) => items.some((item) => isMeant(one, item)))
      return whyWords.cost(
        eventsAt(
          result,
          touching.map((one) => one.event),
        ),
        say,
      )
    }
    case 'debt':
      if (middle.startsWith('new-')) return whyWords.newDebt
      return changesOf(changes, 'rates').length > 0 && model.debts.some((one) => one.id === middle && one.variable)
        ? whyWords.debtRate
        : whyWords.debtGone
    case 'pmi':
      return whyWords.pmi
    case 'save':
      return changesOf(changes, 'no-saving').length > 0 ? whyWords.saving : whyWords.savingMore
    case 'interest':
      return whyWords.interest
    case 'sold':
      return whyWords.sold
  }
  const own = result.given.events[Number(event)]
  const words = eventWhy[middle]
  return (own && words?.(own, say)) || whyWords.other
}

/** More runs than this are told by their ends. */
const MOST_RUNS = 6

/** A line's months of the year as runs of equal amounts. */
function sumOf(course: Course, key: string, from: number, say: Say): string {
  const cents = [...(course.lines.find((one) => one.key === key)?.cents.slice(from, from + 12) ?? [])]
  const runs: { amount: number; months: number }[] = []
  for (const amount of cents) {
    const last = runs.at(-1)
    if (last?.amount === amount) last.months += 1
    else runs.push({ amount, months: 1 })
  }
  const paid = runs.filter(({ amount }) => amount !== 0)
  if (paid.length === 0) return sumWords.nothing
  const total = cents.reduce((sum, one) => sum + one, 0) / 100
  const all = paid.reduce((sum, { months }) => sum + months, 0)
  const amounts = paid.map(({ amount }) => amount / 100)
  const parts =
    paid.length > MOST_RUNS
      ? sumWords.many(all, Math.min(...amounts), Math.max(...amounts), say)
      : paid.map(({ months, amount }) => sumWords.run(months, amount / 100, say)).join(' + ')
  return sumWords.sum(parts, total, say)
}

/** What a line was taken from, by the middle of its key. */
const sourceOfLine: Readonly<Record<string, string>> = {
  tax: sourceWords.tax,
  'tax-april': sourceWords.tax,
  unemployment: sourceWords.unemployment,
  cobra: sourceWords.cobra,
  marketplace: sourceWords.credit,
  'social-security-disability': sourceWords.disabilityWait,
  'back-pay': sourceWords.disabilityDecision,
  child: sourceWords.child,
  'child-care': sourceWords.care,
  sale: sourceWords.closing,
  'property-tax': sourceWords.propertyTax,
  'home-insurance': sourceWords.homeInsurance,
  pmi: sourceWords.pmi,
}
function placeOf(key: string, sources: readonly Citation[]): number | null {
  const [kind = '', middle = ''] = key.split(':')
  const what = sourceOfLine[kind] ?? sourceOfLine[middle]
  const place = what === undefined ? -1 : sources.findIndex((one) => one.what === what)
  return place === -1 ? null : place
}

/** Every line of a year that differs, the largest change first. */
export const tellLines = (result: ScenarioResult, sources: readonly Citation[], say: Say): readonly ToldLine[] =>
  result.lines.map(({ key, before, after }) => {
    const place = /^(?:benefit|extra|event):[^:]+:(\d+)$/.exec(key)?.[1]
    return {
      key,
      label: lineName(key, result),
      before: Math.round(before * 100) / 100,
      after: Math.round(after * 100) / 100,
      why: whyOf(key, result, say),
      working: {
        before: sumOf(result.before, key, result.from, say),
        after: sumOf(result.after, key, result.from, say),
      },
      source: placeOf(key, sources),
      event: place === undefined ? null : Number(place),
    }
  })
