import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { lawShelf } from '#calculators/kit/law-shelf.ts'
import { bringMissing } from '#calculators/kit/missing.ts'
import { isListed, pageAt } from '../app/pages.ts'
import { parseInline } from '../app/screens/reading/inline.ts'
import { parseMarkdown } from '../app/screens/reading/markdown.ts'
import { entryByPath, entryBySlug } from '../calculators/catalogue.ts'
import { dollars, dollarsAndCents, monthsText, percentText } from '../calculators/kit/format.ts'
import { readLink } from '../calculators/kit/read-link.ts'
import { payOff } from '../engine/cards/payoff.ts'
import { statementFigures } from '../engine/cards/statement.ts'
import { project } from '../engine/growth/compound.ts'
import { amortize } from '../engine/lending/amortize.ts'
import { pmiPaths } from '../engine/lending/pmi.ts'
import { minimumPayment } from '../facts/lending/cards.ts'
import { pmiLaw, typicalPmiRate } from '../facts/lending/mortgage.ts'
import { creditCardCarryingBalance, mortgage30 } from '../facts/lending/rates.ts'
import { annualReturns } from '../facts/series/annual-returns.ts'
import { post as postSchema } from '../wire/posts.ts'
import { askAt80Figures } from './posts/ask-at-80.ts'
import { minimumPaymentsFigures } from './posts/minimum-payments.ts'
import { ninetyEightYearsFigures } from './posts/ninety-eight-years.ts'
import { posts } from './posts.ts'

const percent = (share: number, decimals = 2) => percentText(share * 100, decimals)
/** One decimal always: 10.0%. */
const percent1 = (share: number) => `${(Math.abs(share) * 100).toFixed(1)}%`
const signed1 = (share: number) => `${share < 0 ? '−' : ''}${percent1(share)}`
/** Cents only when there are some. */
const money = (value: number) => (Math.abs(value - Math.round(value)) < 0.005 ? dollars(value) : dollarsAndCents(value))

describe('every article', () => {
  it('is in the list, and every listed one has a file', () => {
    const files = readdirSync(new URL('./posts/', import.meta.url)).filter((name) => name.endsWith('.ts'))
    expect(files).toHaveLength(posts.length)
    expect(new Set(posts.map((post) => post.slug)).size).toBe(posts.length)
    expect(posts.map((post) => post.publishedAt)).toEqual(
      posts
        .map((post) => post.publishedAt)
        .sort()
        .reverse(),
    )
  })

  it.each(posts)('$slug has the form of the store, its length and its doors', (post) => {
    expect(postSchema.safeParse(post).success).toBe(true)
    const words = post.body.split(/\s+/).length
    expect(words).toBeGreaterThan(600)
    expect(words).toBeLessThan(1000)
    for (const slug of post.relatedTools)
      expect(entryBySlug(slug) ?? working.has(`/${slug}-calculator`), slug).toBeTruthy()
    expect(post.body.match(/^\[Open .*\]\(\/.*-calculator/gm)).toHaveLength(1)
  })

  it.each(posts)('$slug links only to pages that exist', (post) => {
    const texts = parseMarkdown(post.body).flatMap((block) =>
      block.kind === 'list'
        ? block.items
        : block.kind === 'table'
          ? [...block.head, ...block.rows.flat()]
          : block.kind === 'tool'
            ? [`[x](${block.path})`]
            : [block.text],
    )
    for (const part of texts.flatMap((text) => parseInline(text))) {
      if (part.kind !== 'link' || !part.to.startsWith('/')) continue
      const path = part.to.split(/[?#]/)[0] ?? ''
      const page = pageAt(path)
      expect(page ? isListed(page) : (entryByPath(path)?.isImplemented ?? working.has(path)), part.to).toBe(true)
    }
  })
})

describe('the doors of the articles', () => {
  const clock = { today: '2026-11-21' }
  const door = async (slug: string) => {
    const post = posts.find((other) => other.slug === slug)
    const block = parseMarkdown(post?.body ?? '').find((other) => other.kind === 'tool')
    if (block?.kind !== 'tool') return null
    const [path = '', hash] = block.path.split('#')
    const loaded = await entryByPath(path)?.load?.()
    if (!loaded || hash === undefined) return null
    const read = readLink(loaded.calculator, `#${hash}`, clock)
    if (!read?.ok) throw new Error(`${block.path}: ${JSON.stringify(read)}`)
    const env = { ...clock, year: 2026, law: lawShelf() }
    await bringMissing(loaded.calculator, read.inputs, env)
    return loaded.calculator.evaluate(read.inputs, env).figures
  }

  it('open the loan of the PMI article with its payment', async () => {
    const figures = (await door('pmi-ask-at-80-not-78')) ?? {}
    expect(Object.values(figures).map(money)).toContain(askAt80Figures.payment)
    expect(Object.values(figures).map(money)).toContain(askAt80Figures.loan)
  })

  it('open the card of the minimum payments article with its interest and its number of payments', async () => {
    const figures = (await door('minimum-payments-month-by-month')) ?? {}
    expect(Object.values(figures).map(money)).toContain(minimumPaymentsFigures.totalInterest)
    expect(Object.values(figures).map(String)).toContain(minimumPaymentsFigures.months)
  })

  it('open the plan of the stocks article with its total', async () => {
    const figures = (await door('what-98-years-of-stocks-felt-like')) ?? {}
    expect(money(Math.round(figures.finalBalanceToday ?? 0))).toBe(ninetyEightYearsFigures.planTotal)
    expect(String(figures.growthBeatsDepositsYear)).toBe(ninetyEightYearsFigures.overtakes)
  })

  it.each(posts)('$slug opens its calculator with inputs it understands', async ({ slug }) => {
    const figures = await door(slug)
    if (figures) expect(Object.keys(figures).length).toBeGreaterThan(0)
  })
})

/** Built calculators every article may count on. */
const working = new Set([
  '/mortgage-calculator',
  '/credit-card-payoff-calculator',
  '/compound-interest-calculator',
  '/budget-planner-calculator',
])

/**
 * Dollar amounts and percentages of a text that are not among its figures. What is left must be law or plain arithmetic, listed
 * here by hand.
 */
function strangers(slug: string, figures: Readonly<Record<string, string>>): readonly string[] {
  const body = posts.find((post) => post.slug === slug)?.body ?? ''
  const known = new Set(Object.values(figures))
  const found = body.match(/−?\$?\d(?:[\d,]*\d)?(?:\.\d+)?%?/g) ?? []
  return [...new Set(found.filter((text) => /[$%]/.test(text) && !known.has(text)))]
}

describe('PMI: ask at 80, not 78', () => {
  const price = 400_000
  const principal = 360_000
  const loan = { principal, annualRate: mortgage30.value, startMonth: '2026-12', termMonths: 360 } as const
  const plan = amortize(loan)
  const faster = amortize({ ...loan, extras: [{ kind: 'monthly', amount: 200 }] })
  if (plan.outcome !== 'paid-off' || faster.outcome !== 'paid-off') throw new Error('the loan must end')
  const paths = (actualRows: typeof plan.rows) => {
    const found = pmiPaths(
      {
        originalValue: price,
        principal,
        annualPremiumRate: typicalPmiRate.value.typical,
        startMonth: loan.startMonth,
        termMonths: loan.termMonths,
        scheduledRows: plan.rows,
        actualRows,
      },
      pmiLaw.value,
    )
    if (found.outcome !== 'required') throw new Error('PMI must be required')
    return found
  }
  const plain = paths(plan.rows)
  const extra = paths(faster.rows)

  it('prints what the law and the schedule say', () => {
    const silence = plain.automatic.premiums - plain.request.premiums
    const extraSilence = extra.automatic.premiums - extra.request.premiums
    expect(askAt80Figures).toEqual({
      price: money(price),
      down: money(price - principal),
      loan: money(principal),
      rate: percent(mortgage30.value),
      payment: money(plan.regularPayment),
      premiumRate: percent(typicalPmiRate.value.typical),
      premium: money(plain.monthlyPremium),
      requestShare: percent(pmiLaw.value.requestLtv),
      automaticShare: percent(pmiLaw.value.automaticLtv),
      requestBalance: money(price * pmiLaw.value.requestLtv),
      automaticBalance: money(price * pmiLaw.value.automaticLtv),
      requestPayments: String(plain.request.premiums),
      requestTime: monthsText(plain.request.premiums),
      automaticPayments: String(plain.automatic.premiums),
      automaticTime: monthsText(plain.automatic.premiums),
      finalTime: monthsText(loan.termMonths * pmiLaw.value.finalShareOfTerm),
      silencePayments: String(silence),
      silenceCost: money(silence * plain.monthlyPremium),
      totalRequest: money(plain.request.total),
      totalAutomatic: money(plain.automatic.total),
      extra: money(200),
      extraPayments: String(extra.request.premiums),
      extraTime: monthsText(extra.request.premiums),
      extraTotal: money(extra.request.total),
      extraSilencePayments: String(extraSilence),
      extraSilenceCost: money(extraSilence * extra.monthlyPremium),
    })
    expect(mortgage30.asOf).toBe('2026-10-08')
  })

  // Independent of the engine: balance after k payments B(k) = L(1+i)^k - P((1+i)^k - 1)/i, first at or under the mark.
  it('agrees with the closed form of a level loan', () => {
    const i = mortgage30.value / 12
    const payment = (principal * i) / (1 - (1 + i) ** -360)
    const left = (k: number) => principal * (1 + i) ** k - (payment * ((1 + i) ** k - 1)) / i
    const first = (mark: number) => Array.from({ length: 360 }, (_, k) => k + 1).find((k) => left(k) <= mark)
    expect(String(first(320_000))).toBe(askAt80Figures.requestPayments)
    expect(String(first(312_000))).toBe(askAt80Figures.automaticPayments)
  })

  // 10% down decides how long FHA insurance stays: HUD Mortgagee Letter 2023-05.
  it('prints no other amount', () => {
    expect(strangers('pmi-ask-at-80-not-78', askAt80Figures)).toEqual(['10%'])
  })
})

describe('Minimum payments, month by month', () => {
  const rule = minimumPayment.value
  const card = {
    key: 'card',
    name: 'Card',
    balance: 5000,
    apr: creditCardCarryingBalance.value,
    minimum: { kind: 'percent-plus-interest', percent: rule.shareOfBalance, floor: rule.floor },
  } as const
  const options = { order: { kind: 'avalanche' }, firstMonth: '2026-12', interest: 'monthly' } as const
  const run = (plan: Parameters<typeof payOff>[1]) => {
    const course = payOff([card], plan, options)
    if (course.outcome !== 'paid-off') throw new Error('the card must be paid off')
    return course
  }
  const least = run({ kind: 'minimum' })
  const row = (index: number) => {
    const found = least.rows[index - 1]
    if (!found) throw new Error(`no payment ${index}`)
    return found
  }

  it('prints what the card does', () => {
    const first = row(1)
    const held = run({ kind: 'fixed-total', amount: first.payment })
    const round = run({ kind: 'fixed-total', amount: 200 })
    const statement = statementFigures(card)
    if (statement.outcome !== 'figures' || !statement.in36Months) throw new Error('the statement must have figures')
    const at = (index: number) => ({
      [`payment${index}`]: dollarsAndCents(row(index).payment),
      [`interest${index}`]: dollarsAndCents(row(index).interest),
      [`left${index}`]: dollarsAndCents(row(index).balance),
    })
    expect(minimumPaymentsFigures).toEqual({
      balance: money(card.balance),
      apr: percent(card.apr),
      floor: money(rule.floor),
      share: percent(rule.shareOfBalance),
      firstInterest: money(first.interest),
      firstPrincipal: money(first.payment - first.interest),
      firstPayment: money(first.payment),
      interestCents: String(Math.round((first.interest / first.payment) * 100)),
      secondPayment: money(row(2).payment),
      ...at(12),
      ...at(24),
      ...at(60),
      ...at(120),
      paidIn60: money(least.rows.slice(0, 60).reduce((sum, month) => sum + month.payment, 0)),
      floorFrom: String(least.rows.find((month) => month.payment === rule.floor)?.index),
      months: String(least.months),
      time: monthsText(least.months),
      totalInterest: money(least.totalInterest),
      totalPaid: money(least.totalPaid),
      heldMonths: String(held.months),
      heldTime: monthsText(held.months),
      heldInterest: money(held.totalInterest),
      heldSaved: money(least.totalInterest - held.totalInterest),
      statementMonths: '36',
      statementPayment: money(statement.in36Months.payment),
      statementSaved: money(statement.in36Months.savings),
      round: money(200),
      roundMonths: String(round.months),
      roundInterest: money(round.totalInterest),
    })
    expect(row(1).balance).toBe(4950)
    expect(least.months - held.months).toBeGreaterThan(11 * 12)
    expect(creditCardCarryingBalance.asOf).toBe('2026-05')
  })

  // n = -ln(1 - B i / P) / ln(1 + i): payments of a level amount P against a balance B.
  it('agrees with the closed form for level payments', () => {
    const i = card.apr / 12
    const count = (payment: number) => Math.ceil(-Math.log(1 - (5000 * i) / payment) / Math.log(1 + i))
    expect(String(count(142.29))).toBe(minimumPaymentsFigures.heldMonths)
    expect(String(count(200))).toBe(minimumPaymentsFigures.roundMonths)
  })

  // While the rule is 1% plus interest, the balance falls by 1% a month, so 60 payments are 5,000 (1 - 0.99^60) of debt and
  // 5,000 i (1 - 0.99^60) / 0.01 of interest; cents are rounded 60 times on the way.
  it('agrees with the closed form of a falling minimum', () => {
    const gone = 5000 * (1 - 0.99 ** 60)
    const interest = (gone * (card.apr / 12)) / 0.01
    const paid = Number(minimumPaymentsFigures.paidIn60.replaceAll(/[$,]/g, ''))
    expect(Math.abs(paid - gone - interest)).toBeLessThan(0.6)
  })

  // $4,950 is $5,000 less the first $50.
  it('prints no other amount', () => {
    expect(strangers('minimum-payments-month-by-month', minimumPaymentsFigures)).toEqual(['$4,950'])
  })
})

describe('What 98 years of stocks really felt like', () => {
  const { stocks, inflation, firstYear } = annualReturns
  const lastYear = firstYear + stocks.length - 1
  const real = stocks.map((value, i) => (1 + value) / (1 + (inflation[i] ?? Number.NaN)) - 1)
  const grown = (values: readonly number[]) => values.reduce((product, value) => product * (1 + value), 1)
  const yearly = (values: readonly number[]) => grown(values) ** (1 / values.length) - 1
  const spans = (length: number) =>
    real.slice(0, real.length - length + 1).map((_, i) => yearly(real.slice(i, i + length)))
  const ahead = (length: number) => {
    const all = spans(length)
    return `${Math.round((all.filter((rate) => rate > 0).length / all.length) * 100)}%`
  }
  const count = (holds: (value: number) => boolean) => stocks.filter(holds).length
  const byYear = stocks.map((value, i) => ({ year: String(firstYear + i), value }))
  const lowest = [...byYear].sort((a, b) => a.value - b.value)

  it('prints what the series and the engine say', () => {
    const band = byYear.filter(({ value }) => value >= 0.08 && value <= 0.12).map(({ year }) => year)
    const plan = project({
      initial: 0,
      contribution: 300,
      frequency: 'monthly',
      timing: 'end',
      annualRate: 0.05,
      compounding: 'yearly',
      years: 30,
    })
    if (plan.outcome !== 'projected') throw new Error('the plan must be projected')
    const balance = (year: number) => plan.rows[year - 1]?.balance ?? Number.NaN
    const rows = Object.fromEntries(
      [1, 5, 10, 15, 20].flatMap((length) => [
        [`ahead${length}`, ahead(length)],
        [`worst${length}`, signed1(Math.min(...spans(length)))],
        [`best${length}`, signed1(Math.max(...spans(length)))],
      ]),
    )
    expect(ninetyEightYearsFigures).toEqual({
      years: String(stocks.length),
      firstYear: String(firstYear),
      lastYear: String(lastYear),
      growth: percent1(yearly(stocks)),
      inflation: percent1(yearly(inflation)),
      realGrowth: percent1(yearly(real)),
      mean: percent1(stocks.reduce((sum, value) => sum + value, 0) / stocks.length),
      bandLow: '8%',
      bandHigh: '12%',
      inBand: { 4: 'four' }[band.length],
      bandYears: `${band.slice(0, -1).join(', ')} and ${band.at(-1)}`,
      up: String(count((value) => value > 0)),
      down: String(count((value) => value < 0)),
      bigUp: String(count((value) => value > 0.2)),
      downTen: String(count((value) => value < -0.1)),
      downTwenty: { 6: 'Six' }[count((value) => value < -0.2)],
      worst: percent1(lowest[0]?.value ?? 0),
      worstYear: lowest[0]?.year,
      second: percent1(lowest[1]?.value ?? 0),
      secondYear: lowest[1]?.year,
      third: percent1(lowest[2]?.value ?? 0),
      thirdYear: lowest[2]?.year,
      slideLeft: `${Math.round(grown(stocks.slice(1929 - firstYear, 1933 - firstYear)) * 100)} cents`,
      ...rows,
      deposit: money(300),
      paidIn: money(plan.totals.deposits),
      planRate: '5%',
      planTotal: dollars(plan.totals.balance),
      planGrowth: dollars(plan.totals.interest),
      overtakes: String(plan.milestones.find((mark) => mark.kind === 'interest-beats-deposits')?.year),
      firstTen: dollars(balance(10)),
      lastTen: dollars(balance(30) - balance(20)),
    })
    expect(spans(20).indexOf(Math.min(...spans(20)))).toBe(1929 - firstYear)
    expect(stocks.length / 20).toBeLessThan(5)
    expect(stocks.slice(1, 5).every((value) => value < 0)).toBe(true)
    expect(spans(5).filter((rate) => rate < 0).length / spans(5).length).toBeGreaterThan(0.2)
    expect(Math.min(...spans(1))).toBeLessThan(-1 / 3)
  })

  // 300 a month at the twelfth root of 1.05: 300 (1.05^30 - 1) / (1.05^(1/12) - 1).
  it('agrees with the annuity formula', () => {
    expect(dollars((300 * (1.05 ** 30 - 1)) / (1.05 ** (1 / 12) - 1))).toBe(ninetyEightYearsFigures.planTotal)
  })

  it('prints no other amount', () => {
    expect(strangers('what-98-years-of-stocks-felt-like', ninetyEightYearsFigures)).toEqual([])
  })
})
