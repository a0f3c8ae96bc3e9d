import { good, type MaybeFound, note, watch } from '../kit/finding.ts'
import { costOfWaiting } from './compute.ts'
import { type PaycheckContext, type PaycheckPast, withFan } from './context.ts'
import { pastPaychecks } from './paycheck-values.ts'
import { paycheckFindings as words } from './words/paycheck.en.ts'

function lost({ found }: PaycheckPast): MaybeFound {
  const count = found.below.at(-1) ?? 0
  const values = { count, windows: found.windows, of: found.of }
  if (count === 0) return good(words.neverLost, values)
  if (count === found.windows) return watch(words.alwaysLost, values)
  return (count / found.windows > 0.1 ? watch : good)(words.lost, values)
}

const peaks = ({ found, result }: PaycheckPast): MaybeFound =>
  found.peaks.length > 0 &&
  note(words.peaks, { peaks: found.peaks.map(({ from, end }) => ({ from, worth: end * result.monthly })) })

function later({ result }: PaycheckContext): MaybeFound {
  const cost = costOfWaiting(result)
  const year = result.monthly * 12
  return note(cost > year ? words.later : words.laterLess, { cost, year })
}

function loss({ result }: PaycheckContext): MaybeFound {
  return result.end < result.paidIn - 1 && watch(words.loss, { less: result.paidIn - result.end })
}

const rules: readonly ((context: PaycheckContext) => MaybeFound)[] = [
  loss,
  withFan(lost),
  withFan((context) => note(words.named, pastPaychecks(context))),
  later,
  withFan(() => watch(words.lastYears)),
  withFan(peaks),
  () => note(words.otherQuestion),
]

export function paycheckFindings(context: PaycheckContext): readonly MaybeFound[] {
  const { inputs, result } = context
  if (inputs.deposit === 0) return [note(words.otherQuestion), note(words.notIncluded)]
  const isConverted = inputs.frequency !== 'monthly'
  return [
    ...rules.map((rule) => rule(context)),
    isConverted && note(words.converted, { ...inputs, monthly: result.monthly }),
    note(words.notIncluded),
  ]
}
