/** What can be done with every answer: sent as a link, asked of the API, solved backwards, ranked by what matters. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { run, toldFigures } from '../../api/run-calculator.ts'
import { toldInputs } from '../../api/told-inputs.ts'
import type { Calculator } from '../definition.ts'
import { type InputValue, placesOf, placesOfShare, type ShareValue } from '../field.ts'
import { readLink } from '../read-link.ts'
import { whatMatters } from '../sensitivity.ts'
import { writeLink } from '../share-link.ts'
import { isSolvable, type SolvableField, solveFor } from '../solve-for.ts'
import { studied } from '../study.ts'
import { anyInputs } from './any-inputs.testkit.ts'
import { env, type Given } from './given.testkit.ts'

const lastStep = (field: SolvableField, value: InputValue): number =>
  10 ** -(field.kind === 'share' ? placesOfShare((value as ShareValue).unit) : placesOf(field))
const moved = (value: InputValue, by: number): InputValue =>
  typeof value === 'number' ? value + by : { ...(value as ShareValue), amount: (value as ShareValue).amount + by }

/** The calculator, which remembers what it answered for each value of one input while the others stay as they are. */
function workedOutOnce(calculator: Calculator, name: string): Calculator {
  const known = new Map<string, ReturnType<Calculator['evaluate']>>()
  return {
    ...calculator,
    evaluate: (inputs, at) => {
      const value = JSON.stringify(inputs[name])
      const found = known.get(value) ?? calculator.evaluate(inputs, at)
      known.set(value, found)
      return found
    },
  }
}

export function usePromises(of: Given): void {
  test('share link and API round-trip to the same figures', { timeout: 60_000 }, async () => {
    const calculator = of.calculator()
    await fc.assert(
      fc.asyncProperty(anyInputs(calculator), async (inputs) => {
        if (Object.keys(calculator.check(inputs)).length > 0) return
        const hash = writeLink(calculator, inputs, env.year)
        if (hash.length > 8000) return
        const read = readLink(calculator, hash, env)
        if (!read?.ok) throw new Error(`link not read: ${JSON.stringify(read)} ${hash}`)
        const asked = { inputs: toldInputs(calculator.slug, calculator.fields, inputs) }
        const answer = await run(calculator, asked, env)
        expect(answer.status, JSON.stringify(answer.body)).toBe(200)
        const study = await studied(calculator, inputs, env)
        const { figures } = calculator.evaluate(inputs, env, study)
        // The same inputs have the same study; a link may say them otherwise, without what is not asked.
        const found =
          fc.stringify(read.inputs) === fc.stringify(inputs) ? study : await studied(calculator, read.inputs, env)
        expect(calculator.evaluate(read.inputs, env, found).figures).toEqual(figures)
        expect((answer.body as { figures: unknown }).figures).toEqual(toldFigures(calculator, figures))
        expect((answer.body as { inputs: unknown }).inputs).toEqual(asked.inputs)
      }),
      // A study runs twice for each try, and the longest take seconds; what was tried by then must have held.
      { numRuns: calculator.study ? 12 : 60, interruptAfterTimeLimit: 4_000 },
    )
    for (const broken of ['#v1&nope=1', '#v9&x=1', '#v1&%', `#v1&${'x'.repeat(9000)}`, '#v1&a=1&a=1']) {
      const read = readLink(calculator, broken, env)
      expect(read?.ok, broken).toBe(false)
    }
    expect(readLink(calculator, '#content', env)).toBeNull()
    // The year of the rules travels with the link; a year nobody here knows is refused.
    expect(calculator.fields).not.toHaveProperty('rules')
    for (const year of calculator.years) {
      const read = readLink(calculator, writeLink(calculator, of.defaults(), year), env)
      expect(read?.ok && read.year).toBe(year)
    }
    expect(readLink(calculator, '#v1&rules=1913', env)?.ok).toBe(false)
  })

  test('solve-for solves: put the answer back, get the target as near as its last decimal allows', {
    timeout: 120_000,
  }, () => {
    const calculator = of.calculator()
    const inputs = of.defaults()
    const main = calculator.mainFigure(inputs)
    const now = calculator.evaluate(inputs, env).figures[main] as number
    let solved = 0
    const solvable = Object.entries(calculator.fields).filter(
      ([name, field]) => isSolvable(field) && calculator.shown(name, inputs),
    )
    // The numbers that matter, which are those with a sensible step; pages of a hundred fields would take minutes.
    const mattering = solvable.filter(([, field]) => 'nudge' in field && field.nudge !== undefined)
    for (const [name] of mattering.length > 0 ? mattering : solvable) {
      // Each search looks over the same range first: what a value gives is worked out once for the three targets.
      const once = workedOutOnce(calculator, name)
      for (const target of [now * 0.9, now * 1.1, now]) {
        const answer = solveFor(once, inputs, env, name, main, target)
        if (answer.outcome === 'no-answer') expect(answer.lowest).toBeLessThanOrEqual(answer.highest)
        if (answer.outcome !== 'solved' && answer.outcome !== 'closest') continue
        const back = calculator.evaluate({ ...inputs, [name]: answer.value }, env).figures[main]
        expect(back).toBe(answer.reached)
        if (answer.outcome === 'solved') {
          solved += 1
          // As near as the last decimal of the input allows, and the cent a figure is rounded to.
          const step = lastStep(calculator.fields[name] as SolvableField, answer.value)
          const beside = [-step, step].map((by) => {
            const there = moved(answer.value, by)
            return Math.abs((once.evaluate({ ...inputs, [name]: there }, env).figures[main] ?? now) - answer.reached)
          })
          expect(Math.abs(answer.reached - target)).toBeLessThanOrEqual(
            Math.max(0.0101, Math.abs(target) * 1e-9, ...beside),
          )
        }
      }
    }
    expect(solved).toBeGreaterThan(0)
  })

  test('what matters most is ranked by effect', () => {
    const calculator = of.calculator()
    const effects = whatMatters(calculator, of.defaults(), env)
    expect(effects.length).toBeGreaterThan(1)
    const sizes = effects.map((effect) => Math.abs(effect.change))
    expect(sizes).toEqual([...sizes].sort((a, b) => b - a))
  })
}
