import { compareSteps, savedSteps } from '../kit/ira/explain.ts'
import type { Working } from '../kit/presentation.ts'
import type { RothContext } from './context.ts'
import { traditionalMoney } from './conversions.ts'
import { convertWorking, limitWorking } from './words/explain.en.ts'

function limit({ result, inputs, law, say }: RothContext): Working {
  const { limit: all, rothMagi: magi, rothRange: edges } = result.limits
  const step =
    magi <= edges.from
      ? limitWorking.below({ magi, ...edges }, say)
      : magi >= edges.to
        ? limitWorking.past({ magi, ...edges }, say)
        : limitWorking.inside({ limit: all, to: edges.to, magi, width: edges.to - edges.from }, say)
  return {
    title: limitWorking.title(law.tax),
    lines: [limitWorking.formula, step, limitWorking.result({ most: result.most }, say)],
    steps: [limitWorking.shared({ limit: all, traditional: inputs.traditionalPuts }, say), limitWorking.magi],
  }
}

function conversion({ result, inputs, say }: RothContext): Working | null {
  const { taxedShare, converted, taxable, tax } = result.conversions
  if (converted <= 0) return null
  return {
    title: convertWorking.title,
    lines: [
      convertWorking.formula,
      convertWorking.share(
        {
          basis: result.conversions.basis,
          pretax: traditionalMoney(inputs),
          share: taxedShare * 100,
        },
        say,
      ),
      convertWorking.tax({ taxable, tax }, say),
    ],
    steps: [convertWorking.whole],
  }
}

export const workings = [
  limit,
  ({ result, inputs, say }: RothContext) => compareSteps(inputs, result.saving, result.comparison, result.rmdAge, say),
  ({ result, say }: RothContext) => savedSteps(result.saving, say),
  conversion,
]
