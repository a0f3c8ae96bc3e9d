import type { Working } from '../kit/presentation.ts'
import { ofPast, ofStudy, type PastContext, type StudiedContext } from './context.ts'
import { workingWords } from './words/workings.en.ts'

function most({ inputs, result, say }: PastContext): Working {
  const words = workingWords.most
  const values = { starts: result.starts.length, allowed: result.allowed, years: inputs.years }
  return {
    title: words.title,
    lines: [words.formula, words.searched({ rate: result.rate, wealth: result.wealth }, say)],
    steps: result.outcome === 'found' ? words.steps(values, say) : words.stepsGiven(values, say),
  }
}

function wealth({ inputs, result, say }: PastContext): Working | null {
  if (result.plan.flows === null) return null
  const words = workingWords.wealth
  return {
    title: words.title,
    lines: [words.formula, words.result({ savings: inputs.savings, wealth: result.wealth }, say)],
    steps: words.steps,
  }
}

function rule({ inputs, result: { rate }, say }: PastContext): Working {
  const words = workingWords.rule
  const { title } = words
  switch (inputs.rule) {
    case 'constant':
      return { title, lines: [words.constant] }
    case 'percentage':
      return { title, lines: [words.percentage({ rate }, say)] }
    case 'vpw': {
      const real = (inputs.stockShare * inputs.vpwStocks + (100 - inputs.stockShare) * inputs.vpwBonds) / 100
      return { title, lines: [words.vpw({ real }, say)] }
    }
    case 'rmd':
      return { title, lines: [words.rmd] }
    case 'guyton':
      return { title, lines: [words.guyton[0] as string], steps: words.guyton.slice(1) }
    case 'guardrails':
      return { title, lines: [words.guardrails] }
    case 'ceiling':
      return { title, lines: [words.ceiling({ rate, up: inputs.up, down: inputs.down }, say)] }
    case 'ratchet':
      return { title, lines: [words.ratchet(inputs, say)] }
  }
}

function simulation({ inputs, found, say }: StudiedContext): Working {
  const words = workingWords.simulation
  return {
    title: words.title,
    lines: [words.failed(found, say)],
    steps: [inputs.method === 'blocks' ? words.blocks(inputs, say) : words.spread, words.seed(inputs)],
  }
}

export const workings = [ofPast(most), ofPast(wealth), ofPast(rule), ofStudy(simulation)]
