import type { Working } from '../kit/presentation.ts'
import type { RetirementContext } from './context.ts'
import { steadyGrowth } from './plan-of.ts'
import { needWorking, pastWorking, savingsWorking } from './words/explain.en.ts'

function need({ result: { settled }, say }: RetirementContext): Working | null {
  if (settled === null) return null
  const { socialSecurity: benefits, pension, withdrawal: out, taxes, wanted } = settled
  const gross = out + benefits + pension
  return {
    title: needWorking.title,
    lines: [
      needWorking.formula,
      needWorking.parts({ spending: wanted, taxes, gross }, say),
      needWorking.savings({ gross, benefits, pension, out }, say),
    ],
    steps: [needWorking.how, needWorking.law],
  }
}

function savings({ result, inputs, say }: RetirementContext): Working {
  const rate = (steadyGrowth(inputs) - 1) * 100
  return {
    title: savingsWorking.title,
    lines: [
      savingsWorking.rate({ ...inputs, rate }, say),
      savingsWorking.have({ age: result.age + result.working, balance: result.balanceAt }, say),
      savingsWorking.need({ needed: result.needed, years: result.years - result.working }, say),
      savingsWorking.funded({ funded: result.funded * 100 }, say),
    ],
    steps: [savingsWorking.order],
  }
}

function past({ result, inputs, found, say }: RetirementContext): Working | null {
  if (found === null) return null
  return {
    title: pastWorking.title,
    lines: [
      pastWorking.starts(found, say),
      pastWorking.span({ from: found.firstStart, to: found.lastEnd, years: result.years }, say),
    ],
    steps: [pastWorking.mix({ stocks: inputs.stockShare }, say), pastWorking.overlap, pastWorking.drawn],
  }
}

export const workings = [need, savings, past]
