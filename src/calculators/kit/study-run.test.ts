import { expect, test } from 'vitest'
import { type InputValues, initialInputs, money } from './field.ts'
import type { Need } from './law.ts'
import { lawShelf } from './law-shelf.ts'
import { madeUp } from './made-up.testkit.ts'
import { type PlannedStudy, type Study, studied } from './study.ts'
import { lawStudy, pieceStudy } from './study-run.ts'

const env = { today: '2026-11-21', year: 2026 }
interface Asked {
  readonly amount: number
}
let fetched = 0
const rate = (year: number): Need<{ readonly points: number }> => ({
  key: `rate-${year}`,
  what: 'the rate',
  load: async () => {
    fetched += 1
    return { points: year - 2000 }
  },
})
const law = ({ year }: { readonly year: number }) => ({ rate: rate(year) })

const stepwise = lawStudy({
  law,
  steps: function* ({ inputs, law, year, today }) {
    yield { share: 0.5, soFar: null }
    return `${(inputs as Asked).amount * law.rate.points} ${year} ${today}`
  },
})
/** As many pieces as the amount, each its place times the rate. */
const inPieces = pieceStudy({
  law,
  pieces: ({ inputs, law }) => ({
    count: (inputs as Asked).amount,
    piece: function* (at) {
      yield
      return at * law.rate.points
    },
    join: (done) => String(done.reduce((sum: number, one) => sum + (one ?? 0), 0)),
  }),
})

const calculatorOf = (study: PlannedStudy<unknown, string>, standsOn?: NonNullable<Study<never, string>['standsOn']>) =>
  madeUp({
    slug: 'lawful',
    fields: { amount: money({ label: 'Amount', initial: 3 }) },
    study: {
      what: 'every year',
      key: ({ amount }: Asked) => String(amount),
      ...(standsOn ? { standsOn } : {}),
      load: async () => ({ study }),
    },
    compute: ({ inputs: { amount } }) => ({ outcome: 'done', amount }),
    answer: {
      first: 'made ahead',
      figures: [{ key: 'amount', label: 'Amount', unit: 'count', value: ({ result }) => result.amount }],
      main: 'amount',
      moreIs: 'neither',
      answer: ({ found }) => ({ headline: found ?? 'not yet', keyFigures: ['amount'] }),
    },
  })
const inputs = (fields: Parameters<typeof initialInputs>[0], amount: number): InputValues => ({
  ...initialInputs(fields, env),
  amount,
})

test('a study that stands on law is given it, fetched once for each shelf, and the year', async () => {
  const calculator = await calculatorOf(stepwise, 'law')
  const shelf = lawShelf()
  fetched = 0
  const ask = (amount: number, year = 2026) =>
    studied(calculator, inputs(calculator.fields, amount), { ...env, year, law: shelf })
  expect(await ask(10)).toBe('260 2026 2026-01-01')
  expect(await ask(2)).toBe('52 2026 2026-01-01')
  expect(fetched).toBe(1)
  expect(await ask(10, 2027)).toBe('270 2027 2027-01-01')
  expect(fetched).toBe(2)
})

test('another year is another study; the day counts only where the definition says so', async () => {
  const key = async (standsOn: 'law' | 'law-and-day' | undefined, at: typeof env) => {
    const calculator = await calculatorOf(stepwise, standsOn)
    return calculator.study?.key(inputs(calculator.fields, 3), at)
  }
  const tomorrow = { ...env, today: '2026-11-22' }
  const nextYear = { ...env, year: 2027 }
  expect(await key(undefined, nextYear)).toBe(await key(undefined, env))
  expect(await key('law', nextYear)).not.toBe(await key('law', env))
  expect(await key('law', tomorrow)).toBe(await key('law', env))
  expect(await key('law-and-day', tomorrow)).not.toBe(await key('law-and-day', env))
  const dated = await calculatorOf(stepwise, 'law-and-day')
  expect(await studied(dated, inputs(dated.fields, 1), env)).toBe('26 2026 2026-11-21')
})

test('what was made ahead is that of the starting values in the default year, on any day', async () => {
  const calculator = await calculatorOf(stepwise, 'law')
  const headline = (amount: number, at: typeof env) =>
    calculator.evaluate(inputs(calculator.fields, amount), { ...at, law: lawShelf() }).present().headline
  expect(headline(3, { ...env, today: '2026-03-03' })).toBe('made ahead')
  expect(headline(4, env)).toBe('not yet')
  expect(headline(3, { ...env, year: 2027 })).toBe('not yet')
})

test('pieces are worked out in place one after another where nobody shares them', async () => {
  const calculator = await calculatorOf(inPieces, 'law')
  expect(await studied(calculator, inputs(calculator.fields, 5), env)).toBe(String(26 * (0 + 1 + 2 + 3 + 4)))
})
