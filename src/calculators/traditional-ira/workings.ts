import { compareSteps, savedSteps } from '../kit/ira/explain.ts'
import type { Working } from '../kit/presentation.ts'
import type { TraditionalContext } from './context.ts'
import { deductionWorking, rmdWorking, shareWorking } from './words/explain.en.ts'

function deduction({ result, inputs, law, say }: TraditionalContext): Working | null {
  const { limits, counted, form } = result
  if (counted <= 0) return null
  const { byAge, limit, magi, deductionRange: edges } = limits
  const { deducted } = form
  const step =
    edges === null
      ? deductionWorking.free({ deducted }, say)
      : magi <= edges.from
        ? deductionWorking.below({ magi, ...edges }, say)
        : magi >= edges.to
          ? deductionWorking.past({ magi, ...edges }, say)
          : deductionWorking.inside({ limit: byAge, to: edges.to, magi, width: edges.to - edges.from }, say)
  return {
    title: deductionWorking.title(law.tax),
    lines: [deductionWorking.formula, step, deductionWorking.result({ deducted, counted }, say)],
    steps: [
      deductionWorking.limit({ byAge, limit }, say),
      ...(inputs.status === 'joint' ? [deductionWorking.spousal] : []),
      deductionWorking.magi,
    ],
  }
}

function share({ result, say }: TraditionalContext): Working | null {
  const { line9, line10, line13, line5 } = result.form
  if (line13 < 0.5) return null
  return {
    title: shareWorking.title,
    lines: [
      shareWorking.formula,
      shareWorking.numbers({ basis: line5, whole: line9 }, say),
      shareWorking.result({ share: line10 * 100, free: line13 }, say),
    ],
  }
}

function required({ result, say }: TraditionalContext): Working | null {
  const { amount, balance, period } = result.required
  if (amount <= 0) return null
  return {
    title: rmdWorking.title,
    lines: [
      rmdWorking.formula,
      rmdWorking.numbers({ balance, period }, say),
      rmdWorking.result({ required: amount }, say),
    ],
    steps: [rmdWorking.table],
  }
}

export const workings = [
  deduction,
  ({ result, say }: TraditionalContext) => savedSteps(result.saving, say),
  ({ result, inputs, say }: TraditionalContext) =>
    compareSteps(inputs, result.saving, result.comparison, result.required.age, say),
  share,
  required,
]
