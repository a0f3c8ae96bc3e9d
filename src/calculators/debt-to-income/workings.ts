import type { Working } from '../kit/presentation.ts'
import type { Say } from '../kit/say.ts'
import { ofRatio, type RatioContext } from './context.ts'
import { debtNames, incomeName, share } from './names.ts'
import { debtRulesOf, incomeRulesOf } from './programs.ts'
import type { DtiInputs } from './sections.ts'
import { workingWords } from './words/explain.en.ts'

const PAYMENTS = { week: 52, biweekly: 26, semimonthly: 24 } as const

/** The arithmetic from one income to a month of it. */
function monthOf({ amount, every, hours }: DtiInputs['incomes'][number], say: Say): string {
  if (every === 'hour') return workingWords.income.hourly({ amount, hours }, say)
  if (every === 'month') return say.cents(amount)
  if (every === 'year') return `${say.cents(amount)} ÷ 12`
  return `${say.cents(amount)} × ${PAYMENTS[every]} ÷ 12`
}

function income({ inputs, result: { view }, say }: RatioContext): Working {
  const words = workingWords.income
  const rules = incomeRulesOf(view.program)
  const times = { untaxed: ` × ${1 + rules.untaxedRaise}`, rent: ` × ${rules.rentCounted}` }
  return {
    title: words.title,
    lines: [words.formula, `= ${say.cents(view.gross)}`],
    steps: inputs.incomes.map((row, index) => {
      const by = row.kind === 'untaxed' || row.kind === 'rent' ? times[row.kind] : ''
      const sum = `${monthOf(row, say)}${by}`
      return words.line({ name: incomeName(row.kind), sum, counted: view.incomes[index] ?? 0 }, say)
    }),
  }
}

function ratios({ result: { view, limit }, say }: RatioContext): Working {
  const words = workingWords.ratios
  const { payment } = view
  const limits = () => {
    if (limit.back === null) return words.limitNone()
    const back = share(limit.back)
    return limit.front === null ? words.limitBack({ back }) : words.limitBoth({ front: share(limit.front), back })
  }
  return {
    title: words.title,
    lines: [
      words.formula,
      `= ${say.cents(view.housing)} ÷ ${say.cents(view.gross)}; ${say.cents(view.housing + view.debts)} ÷ ${say.cents(view.gross)}`,
      `= ${say.percent(view.ratios.front * 100)}; ${say.percent(view.ratios.back * 100)}`,
    ],
    steps: [
      limits(),
      ...(payment === null
        ? []
        : [
            words.housing(
              {
                loan: payment.principalInterest,
                tax: payment.tax,
                insurance: payment.insurance,
                premium: payment.mortgageInsurance,
                dues: payment.dues,
              },
              say,
            ),
          ]),
    ],
  }
}

function imputed({ inputs, result: { view }, say }: RatioContext): Working | null {
  const words = workingWords.imputed
  const names = debtNames(inputs.debts)
  const steps = view.counted.flatMap(({ counted, why }, index) => {
    const { balance } = inputs.debts[index] ?? { balance: 0 }
    if (why !== 'share-of-balance' || balance <= 0) return []
    const part = say.percent((counted / balance) * 100, 4)
    return [`${names[index]}: ${say.cents(balance)} × ${part} = ${say.cents(counted)}.`]
  })
  if (steps.length === 0) return null
  const { student } = debtRulesOf(view.program, inputs.agency)
  return { title: words.title, lines: [words.formula({ deferred: student.deferredShare * 100 }, say)], steps }
}

function room({ result: { view, limit, over }, say }: RatioContext): Working | null {
  const words = workingWords.room
  if (limit.back === null || over === null) return null
  return {
    title: over > 0 ? words.titleOver : words.titleRoom,
    lines: [
      words.formula,
      `= ${say.percent(limit.back * 100, 4)} × ${say.cents(view.gross)} − ${say.cents(view.housing)} − ${say.cents(view.debts)}`,
      words.month({ room: -over }, say),
    ],
    steps: [words.least],
  }
}

export const workings = [ofRatio(income), ofRatio(ratios), ofRatio(imputed), ofRatio(room)]
