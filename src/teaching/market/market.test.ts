import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { catalogue } from '#calculators/catalogue.ts'
import { annualReturns } from '#facts/series/annual-returns.ts'
import { shillerMonthly } from '#facts/series/shiller-monthly.ts'
import { units } from '../lessons/lessons.ts'
import { answersOf, slotsOfCheck } from './check.ts'
import { checks } from './checks.ts'
import { fits, groups, slotsOf } from './guess.ts'
import { guesses } from './guesses.ts'
import { known } from './known-answers.precomputed.ts'
import { bears, calendarYears, falls, leftOut, legs, risen, sayings, spans, stretches } from './past.precomputed.ts'
import { reveals } from './reveals.ts'

const paths = new Set([
  ...catalogue.map(({ path }) => path),
  ...units.flatMap(({ lessons }) => lessons.map(({ slug }) => `/learning/${slug}`)),
  '/historical-chart',
  '/risk-assessment',
  '/investment-rules',
])
const guessed = (slug: string) => guesses.find((one) => one.slug === slug)
/** Total return of a month from prices and a twelfth of the yearly dividend, straight from the source. */
const monthly = Array.from({ length: shillerMonthly.dividend.length - 1 }, (_, i) => {
  const paid = (shillerMonthly.dividend[i + 1] ?? 0) / 12
  return ((shillerMonthly.price[i + 1] ?? 0) + paid) / (shillerMonthly.price[i] ?? 1)
})

describe('the record says', () => {
  test('months rose in 63% of cases, worked out from prices and dividends another way', () => {
    const up = monthly.filter((one) => one >= 1).length / monthly.length
    expect(risen[0]?.nominal).toBeCloseTo(up, 2)
  })
  test('ten years: each start multiplied month by month', () => {
    const ends = Array.from({ length: monthly.length - 119 }, (_, start) =>
      monthly.slice(start, start + 120).reduce((worth, one) => worth * one, 1),
    )
    expect(risen.find(({ months }) => months === 120)?.nominal).toBeCloseTo(
      ends.filter((one) => one >= 1).length / ends.length,
      3,
    )
  })
  test('longer is ahead more often, in dollars and after inflation', () => {
    for (const column of ['nominal', 'real'] as const)
      for (const [i, one] of risen.entries()) expect(one[column]).toBeGreaterThanOrEqual(risen[i - 1]?.[column] ?? 0)
    for (const [i, { best, worst }] of spans.entries()) {
      expect(best).toBeLessThan(spans[i - 1]?.best ?? 9)
      expect(worst).toBeGreaterThan(spans[i - 1]?.worst ?? -9)
    }
  })
  test('98 calendar years, each in one step, and four of them between 8% and 12%', () => {
    expect(calendarYears.bins.reduce((sum, { count }) => sum + count, 0)).toBe(98)
    const near = annualReturns.stocks.flatMap((one, i) => (one >= 0.08 && one <= 0.12 ? [1928 + i] : []))
    // 10.8%, 10.0%, 10.7% and 11.8% (Damodaran, histretSP).
    expect(near).toEqual([1968, 1993, 2004, 2016])
    expect(calendarYears.near).toBe(4)
  })
  test('14 bear markets since 1929 (Yardeni); 33 days in 2020, 998 to 1932', () => {
    expect(bears.rows).toHaveLength(14)
    expect(bears.rows.find(({ from }) => from.startsWith('2020'))?.days).toBe(33)
    expect(bears.rows[0]).toMatchObject({ from: '1929-09-07', days: 998 })
  })
  test('by rule since 1871 markets alternate; the longest bull ran from March 2009 to December 2021', () => {
    for (const [i, { kind, from }] of legs.entries()) {
      expect(kind).not.toBe(legs[i - 1]?.kind)
      if (i > 0) expect(from).toBe(legs[i - 1]?.to)
    }
    expect(legs.filter(({ kind }) => kind === 'bull').toSorted((a, b) => b.months - a.months)[1]?.from).toBeDefined()
    expect(legs.some(({ from, to }) => from === '2009-03' && to === '2021-12')).toBe(true)
  })
  test('prices alone were whole again in September 1954 after 1929, as the S&P was by days', () =>
    expect(falls.price.find(({ high }) => high === '1929-09')?.back).toBe('1954-09'))
  test('leaving out more best months leaves less, more worst months more', () => {
    for (const [i, { best, worst }] of leftOut.counts.entries()) {
      expect(best).toBeLessThan(leftOut.counts[i - 1]?.best ?? leftOut.all)
      expect(worst).toBeGreaterThan(leftOut.counts[i - 1]?.worst ?? leftOut.all)
    }
    expect(leftOut.best.map(({ month }) => month)).toContain('1932-08')
    expect(leftOut.worst.map(({ month }) => month)).toContain('2008-10')
  })
  test('election years averaged 11.9% and the others 11.8%, counted one by one', () => {
    const of = (is: boolean) => annualReturns.stocks.filter((_, i) => ((1928 + i) % 4 === 0) === is)
    const mean = (list: readonly number[]) => list.reduce((sum, one) => sum + one, 0) / list.length
    expect(sayings.election.mean).toBeCloseTo(mean(of(true)), 5)
    expect(sayings.election.others).toBeCloseTo(mean(of(false)), 5)
  })
  test('the stretches shown are the three best and the three worst that share no year', () => {
    expect(stretches.shown.filter(({ past }) => past > 0)).toHaveLength(3)
    const years = stretches.shown.map(({ from }) => from)
    for (const a of years) for (const b of years) if (a !== b) expect(Math.abs(a - b)).toBeGreaterThanOrEqual(4)
    expect(Math.min(...stretches.shown.map(({ past }) => past))).toBeCloseTo(
      (0.748764 * 0.561625 * 0.913576) ** (1 / 3) - 1,
      5,
    )
  })
})

describe('choices are right by the numbers behind them', () => {
  test.each([
    ['may', () => (sayings.may[0]?.summer ?? 0) > 0 && (sayings.may[0]?.summer ?? 0) < (sayings.may[0]?.winter ?? 0)],
    ['september', () => Math.min(...sayings.months) === sayings.months[9] && sayings.worstOfTwelve > 0.01],
    ['january', () => sayings.january.chance < 0.01 && sayings.january.gap > 0 && sayings.januaryLately.chance > 0.1],
    ['election', () => Math.abs(sayings.election.gap) < sayings.election.within / 2 && sayings.election.chance > 0.5],
  ] as const)('%s', (slug, holds) => {
    const guess = guessed(slug)
    expect(guess?.kind === 'choice' && guess.truth).toBe(1)
    expect(holds()).toBe(true)
  })
})

describe('every guess', () => {
  test('has a slug of its own, a group, a way on, and what opens with it', () => {
    expect(new Set(guesses.map(({ slug }) => slug)).size).toBe(guesses.length)
    for (const { slug, group, tool } of guesses) {
      expect(Object.keys(groups)).toContain(group)
      expect(paths.has(tool.to.split('#')[0] ?? ''), tool.to).toBe(true)
      expect(slug === 'crash' || reveals[slug] !== undefined, slug).toBe(true)
    }
    for (const slug of Object.keys(reveals)) expect(guessed(slug), slug).toBeDefined()
  })
  test('can be guessed right: its truth lies on its slider, not where the slider starts', () => {
    for (const guess of guesses) {
      const truth = guess.kind === 'draw' ? guess.truth : [guess.truth]
      expect(
        fits(
          guess,
          truth.map((one) => (guess.kind === 'choice' ? one : one)),
        ),
      ).toBe(true)
      if (guess.kind === 'amount')
        expect(Math.abs((guess.from + guess.to) / 2 - guess.truth), guess.slug).toBeGreaterThan(guess.step)
    }
  })
  test('refuses what is no answer to it', () => {
    for (const guess of guesses) {
      expect(fits(guess, undefined)).toBe(false)
      expect(
        fits(
          guess,
          Array.from({ length: slotsOf(guess) + 1 }, () => 0),
        ),
      ).toBe(false)
      expect(
        fits(
          guess,
          Array.from({ length: slotsOf(guess) }, () => -1e6),
        ),
      ).toBe(false)
    }
  })
  test('says whole sentences of at most thirty words, and no number that is none', () => {
    for (const { ask, reveal, slug } of guesses)
      for (const text of [ask, ...reveal]) {
        expect(text, slug).not.toMatch(/NaN|undefined|Infinity|null/)
        for (const sentence of text.split(/(?<=[.?])\s+/))
          expect(sentence.split(/\s+/).filter((word) => /\w/.test(word)).length, sentence).toBeLessThanOrEqual(30)
      }
  })
  test('its tables and charts hold numbers', () => {
    for (const [slug, { charts = [], tables = [] }] of Object.entries(reveals))
      expect(JSON.stringify([charts, tables]), slug).not.toMatch(/NaN|undefined|Infinity/)
  })
})

describe('every check', () => {
  const anyAnswers = (check: (typeof checks)[number]) =>
    fc.tuple(
      ...check.questions.flatMap((question) =>
        question.kind === 'choice'
          ? [fc.nat(question.options.length - 1)]
          : question.kind === 'slider'
            ? [fc.integer({ min: question.from, max: question.to })]
            : [fc.integer({ min: 0, max: question.most }), fc.integer({ min: 0, max: question.most })],
      ),
    )
  test.each(checks.map((check) => [check.slug, check] as const))(
    '%s says something whatever is answered',
    (_, check) => {
      expect(paths.has(check.tool.to.split('#')[0] ?? ''), check.tool.to).toBe(true)
      fc.assert(
        fc.property(anyAnswers(check), (answers) => {
          expect(answersOf(check, answers)).toEqual(answers)
          const { headline, lines } = check.result(answers)
          for (const text of [headline, ...lines]) {
            expect(text).not.toMatch(/NaN|undefined|Infinity/)
            expect(text.length).toBeGreaterThan(10)
            for (const sentence of text.split(/(?<=[.?])\s+/))
              expect(sentence.split(/\s+/).filter((word) => /\w/.test(word)).length, sentence).toBeLessThanOrEqual(36)
          }
        }),
        { numRuns: 40 },
      )
    },
  )
  test('what is stored is read by its questions; anything else is no answer', () => {
    for (const check of checks) {
      expect(answersOf(check, undefined)).toEqual(Array.from({ length: slotsOfCheck(check) }, () => null))
      expect(
        answersOf(
          check,
          Array.from({ length: 40 }, () => -5),
        ).every((one) => one === null),
      ).toBe(true)
    }
  })
  test('ranges: nothing held, all held', () => {
    const check = checks.find(({ slug }) => slug === 'ranges')
    expect(check?.result([0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1]).headline).toBe(
      '0 of your 6 ranges held the answer. Being 90% sure would mean about 5.',
    )
    expect(check?.result([0, 100, 0, 1e5, 0, 200, 0, 1e6, 0, 5000, 0, 100]).headline).toMatch(/^6 of your 6/)
  })
  test('the answers are those published', () => {
    expect(known).toMatchObject({
      mortgage: { rate: 18.45 },
      recessions: { count: 11 },
      pandemic: { days: 33 },
      homes: { from: '2006-07', to: '2012-02' },
    })
    expect(
      [known.worstYear.lost, known.gold.price, known.prices.cost, known.homes.lost, known.bonds.lost].map(Math.round),
    ).toEqual([44, 675, 1845, 27, 20])
  })
})
