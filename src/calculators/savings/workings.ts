import { COMPOUNDS_PER_YEAR, DEPOSITS_PER_YEAR } from '#engine/growth/deposit-rate.ts'
import { roundToCent } from '#engine/money.ts'
import { balancesOf } from '#engine/saving/deposit-plan.ts'
import { LEAST_SAMPLE } from '#engine/saving/tax-share.ts'
import { fdicPerDepositor, fdicTrust } from '#facts/credit/protection.ts'
import type { Working } from '../kit/presentation.ts'
import { monthAfter } from './compute.ts'
import type { SavingsContext } from './context.ts'
import { coverageOf } from './coverage.ts'
import { balanceWords, coverWorking, depositWorking, fillingWorking, yieldWords } from './words/explain.en.ts'
import { compounded } from './words/findings.en.ts'

/** Decimals with which a factor times `amount` dollars is right to the cent. */
const decimalsFor = (amount: number): number => Math.max(5, Math.ceil(Math.log10(Math.max(1, amount))) + 3)

function taxSteps({ inputs, result: { tax }, say }: SavingsContext): readonly string[] {
  const words = yieldWords
  if (tax.sample)
    return [
      words.sample({ ...tax.sample, share: tax.share * 100 }, say),
      tax.sample.interest > LEAST_SAMPLE ? words.sampleIsYear : words.sampleIsLeast,
    ]
  return [inputs.taxKind === 'rate' ? words.entered({ rate: inputs.taxRate }, say) : words.none]
}

function yields(context: SavingsContext): Working {
  const { inputs, result, say } = context
  const words = yieldWords
  const apy = result.apy * 100
  const monthly = Math.expm1(Math.log1p(result.apy) / 12)
  const { rate, compounding } = inputs
  return {
    title: words.title,
    lines: [
      words.formula,
      `(1 + ${say.percent(monthly * 100, 7)} × ${say.number(1 - result.tax.share, 7)})^12 − 1`,
      words.result({ net: result.netYield * 100 }, say),
    ],
    steps: [
      inputs.rateKind === 'apy'
        ? words.apy({ apy }, say)
        : words.nominal(
            { rate, compounded: compounded[compounding], times: COMPOUNDS_PER_YEAR[compounding], apy },
            say,
          ),
      ...taxSteps(context),
    ],
  }
}

function growing({ inputs, result, say }: SavingsContext): Working | null {
  if (inputs.ask === 'buckets') return null
  const words = balanceWords
  const { end, plan, balance } = result
  const growth = (1 + result.netYield) ** (end / 12)
  const rest = roundToCent(balance) - roundToCent(plan.saved * growth)
  return {
    title: result.month === null ? words.titleNever : words.title({ month: monthAfter(result, end) }, say),
    lines: [
      words.formula,
      `${say.cents(plan.saved)} × ${say.number(growth, decimalsFor(plan.saved))} + ${say.cents(rest)}`,
      `= ${say.cents(balance)}`,
    ],
    steps: [
      words.rate({ net: result.netYield * 100, months: end }, say),
      words.deposits(
        {
          times: DEPOSITS_PER_YEAR[inputs.frequency],
          amount: plan.deposit,
          timing: words.timing[inputs.timing],
          raise: inputs.raise > 0 ? words.raise(inputs, say) : '',
        },
        say,
      ),
      ...(plan.extras.size > 0 ? [words.extras] : []),
      words.monthEnd,
      ...(inputs.inflation > 0 ? [words.inflation({ factor: 1 + inputs.inflation / 100 }, say)] : []),
    ],
  }
}

function needed({ inputs, result, say }: SavingsContext): Working | null {
  if (inputs.ask !== 'deposit' || result.depositNeeded === null) return null
  const words = depositWorking
  const { goalThen: goal, depositNeeded, plan, end } = result
  const without = balancesOf({ ...plan, deposit: 0 }, end).at(-1)?.balance ?? plan.saved
  const dollar = say.number((goal - without) / (depositNeeded || 1), decimalsFor(depositNeeded))
  return {
    title: words.title,
    lines: [
      words.formula,
      depositNeeded > 0
        ? `(${say.cents(goal)} − ${say.cents(without)}) ÷ ${dollar}`
        : words.enough({ without, goal }, say),
      `= ${say.cents(depositNeeded)}`,
    ],
    steps: [words.extras, ...(result.outcome === 'none-needed' ? [words.isEnough] : [])],
  }
}

function filling({ inputs }: SavingsContext): Working | null {
  if (inputs.ask !== 'buckets') return null
  const words = fillingWorking
  return {
    title: words.title,
    lines: [inputs.order === 'in-order' ? words.inOrder : words.sideBySide],
    steps: [words.spill, words.stays],
  }
}

function cover({ inputs, say }: SavingsContext): Working {
  const words = coverWorking
  const limit = say.money(coverageOf(inputs, fdicPerDepositor.value, fdicTrust.value))
  const owners = inputs.owners === 'two' ? 2 : 1
  const { perBeneficiary, beneficiaries: most } = fdicTrust.value
  const each = fdicPerDepositor.value
  return {
    title: words.title,
    lines:
      inputs.beneficiaries > 0
        ? [
            words.named({ most, limit: perBeneficiary }, say),
            `${owners} × ${Math.min(most, inputs.beneficiaries)} × ${say.money(perBeneficiary)} = ${limit}`,
          ]
        : [words.plain({ limit: each }, say), `${owners} × ${say.money(each)} = ${limit}`],
    steps: [words.rule],
  }
}

export const workings = [yields, filling, growing, needed, cover]
