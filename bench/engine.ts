/** What the arithmetic costs: operations per second of the engine beside bare loops, in one process, turn about. */
import { entryBySlug } from '#calculators/catalogue.ts'
import type { Calculator } from '#calculators/kit/definition.ts'
import { type Env, initialInputs } from '#calculators/kit/field.ts'
import { whatMatters } from '#calculators/kit/sensitivity.ts'
import { isSolvable, solveFor } from '#calculators/kit/solve-for.ts'
import type { Card } from '#engine/cards/card.ts'
import { payOff } from '#engine/cards/payoff.ts'
import { project } from '#engine/growth/compound.ts'
import { amortize } from '#engine/lending/amortize.ts'
import { paceOf } from './load/pace.ts'
import { plainCards, plainGrowth, plainLoan } from './load/plain-loops.ts'
import type { Figure, Section } from './report/figure.ts'
import { calculatorSlugs, samples } from './site/pages.ts'

const env: Env = { today: '2026-11-21', year: 2026 }
const loan = { principal: 340_000, annualRate: 0.0625, startMonth: '2026-12', termMonths: 360 } as const
const least = { kind: 'percent', percent: 0.03, floor: 35 } as const
const cards: readonly Card[] = [
  { key: 'a', name: 'A', balance: 6_200, apr: 0.2799, minimum: least },
  { key: 'b', name: 'B', balance: 3_900, apr: 0.2249, minimum: least },
  { key: 'c', name: 'C', balance: 8_400, apr: 0.1899, minimum: least },
]

export async function measure(): Promise<Section> {
  const figures: Figure[] = []
  const notes: string[] = []
  const add = (name: string, ours: () => unknown, peerName: string, peer: () => unknown) => {
    const pace = paceOf(ours, peer)
    figures.push({ name, unit: '/s', ours: pace.ours, peer: { name: peerName, value: pace.peer } })
  }
  const bareLoan = () => plainLoan(loan.principal, loan.annualRate, loan.termMonths)

  add('amortize, 360 rows', () => amortize(loan), 'bare loop', bareLoan)
  add(
    'pay off 3 cards, fixed total',
    () =>
      payOff(
        cards,
        { kind: 'fixed-total', amount: 700 },
        { order: { kind: 'avalanche' }, firstMonth: '2026-12', interest: 'monthly' },
      ),
    'bare loop',
    () => plainCards(cards, 700, 35),
  )
  add(
    'compound growth, 30 years',
    () =>
      project({
        initial: 10_000,
        contribution: 500,
        frequency: 'monthly',
        timing: 'end',
        annualRate: 0.07,
        compounding: 'monthly',
        years: 30,
        inflation: 0.025,
      }),
    'bare loop',
    () => plainGrowth(10_000, 500, 0.07, 30),
  )
  for (const slug of calculatorSlugs) {
    const loaded = await entryBySlug(slug)?.load?.()
    if (!loaded) {
      notes.push(`${slug} is not built yet and was left out.`)
      continue
    }
    const { calculator } = loaded
    const inputs = initialInputs(calculator.fields, env)
    const evaluate = () => calculator.evaluate(inputs, env).figures
    add(`${slug}: evaluate`, evaluate, 'bare loan of 360 rows', bareLoan)
    add(
      `${slug}: evaluate and present`,
      () => calculator.evaluate(inputs, env).present(),
      'bare loan of 360 rows',
      bareLoan,
    )
    whole(calculator, `${slug}: what matters most`, (own) => whatMatters(own, inputs, env))
    const unknown = Object.keys(calculator.fields).find((name) => {
      const field = calculator.fields[name]
      return field !== undefined && isSolvable(field) && calculator.shown(name, inputs)
    })
    const main = calculator.mainFigure(inputs)
    const now = calculator.evaluate(inputs, env).figures[main]
    if (unknown === undefined || now === undefined) continue
    whole(calculator, `${slug}: solve for ${unknown}`, (own) => solveFor(own, inputs, env, unknown, main, now * 0.9))
  }
  return {
    title: 'Arithmetic',
    how: `Operations per second, median of ${samples(7, 3)} turns of ${samples(250, 60)} ms each, ours and the peer by turns in one process. The peers are bare floating-point loops without cents, dates or odd outcomes; the peer of a search is as many bare loans as the search makes evaluations.`,
    figures,
    notes,
  }

  /** A search beside as many bare loans as it makes evaluations. */
  function whole(calculator: Calculator, name: string, search: (calculator: Calculator) => unknown): void {
    let evaluations = 0
    search({
      ...calculator,
      evaluate: (inputs, at) => {
        evaluations += 1
        return calculator.evaluate(inputs, at)
      },
    })
    const bare = () => {
      let rows: unknown = null
      for (let i = 0; i < evaluations; i++) rows = bareLoan()
      return rows
    }
    add(`${name} (${evaluations} evaluations)`, () => search(calculator), `${evaluations} bare loans`, bare)
  }
}
