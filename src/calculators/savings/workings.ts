import { DEPOSITS_PER_YEAR } from '#engine/growth/deposit-rate.ts'
import { roundToCent } from '#engine/money.ts'
import { balancesOf } from '#engine/saving/deposit-plan.ts'
import { LEAST_SAMPLE } from '#engine/saving/tax-share.ts'
import { fdicPerDepositor, fdicTrust } from '#facts/credit/protection.ts'
import { dollars, dollarsAndCents, monthText, percentText, plain } from '../kit/format.ts'
import type { Working } from '../kit/presentation.ts'
import { coverageOf, monthAfter, type Result } from './compute.ts'
import type { SavingsInputs } from './fields.ts'

/** Decimals with which a factor times `amount` dollars is right to the cent. */
const decimalsFor = (amount: number): number => Math.max(5, Math.ceil(Math.log10(Math.max(1, amount))) + 3)

const compoundsOf = { daily: 365, monthly: 12, quarterly: 4, yearly: 1 } as const

function yields(result: Result, inputs: SavingsInputs): Working {
  const { tax, apy, netYield } = result
  const monthly = Math.expm1(Math.log1p(apy) / 12)
  return {
    title: 'What a year earns',
    lines: [
      'after tax = (1 + ((1 + APY)^(1/12) − 1) × (1 − tax share))^12 − 1',
      `(1 + ${percentText(monthly * 100, 7)} × ${plain(1 - tax.share, 7)})^12 − 1`,
      `= ${percentText(netYield * 100, 4)} a year`,
    ],
    steps: [
      inputs.rateKind === 'apy'
        ? `An APY is what a year really earns, compounding included, so a month earns (1 + ${percentText(apy * 100, 3)})^(1/12) − 1. It is not compounded again.`
        : `${percentText(inputs.rate)} compounded ${inputs.compounding}: (1 + ${percentText(inputs.rate)} ÷ ${compoundsOf[inputs.compounding]})^${compoundsOf[inputs.compounding]} − 1 = an APY of ${percentText(apy * 100, 4)}.`,
      ...(tax.sample
        ? [
            `Tax share: on a year’s interest of ${dollarsAndCents(tax.sample.interest)}, two whole tax returns with and without it differ by ${dollarsAndCents(tax.sample.federal)} federal and ${dollarsAndCents(tax.sample.stateAndLocal)} state and local, ${percentText(tax.share * 100)}.`,
            `That sample is ${tax.sample.interest > LEAST_SAMPLE ? 'a year’s interest on the balance halfway' : 'more than a year of this account, so that the share can be told'}. The same share is used every year, as if the tax were taken each month.`,
          ]
        : inputs.taxKind === 'rate'
          ? [`Tax share: the ${percentText(inputs.taxRate)} you entered, as if taken each month.`]
          : ['Tax is left out.']),
    ],
  }
}

function growing(result: Result, inputs: SavingsInputs): Working {
  const end = result.end
  const growth = (1 + result.netYield) ** (end / 12)
  const perYear = DEPOSITS_PER_YEAR[inputs.frequency]
  const when = result.month === null ? 'after 100 years' : `in ${monthText(monthAfter(result, end))}`
  return {
    title: `The balance ${when}`,
    lines: [
      'balance = saved × (1 + y)^t + each deposit × (1 + y)^(its time left)',
      `${dollarsAndCents(result.plan.saved)} × ${plain(growth, decimalsFor(result.plan.saved))} + ${dollarsAndCents(roundToCent(result.balance) - roundToCent(result.plan.saved * growth))}`,
      `= ${dollarsAndCents(result.balance)}`,
    ],
    steps: [
      `y = ${percentText(result.netYield * 100, 4)} a year, t = ${end} ÷ 12 years.`,
      `${perYear} ${perYear === 1 ? 'deposit' : 'deposits'} a year of ${dollarsAndCents(result.plan.deposit)}, at the ${inputs.timing === 'end' ? 'end' : 'beginning'} of each period${inputs.raise > 0 ? `, ${percentText(inputs.raise)} more each later year` : ''}.`,
      ...(result.plan.extras.size > 0 ? ['One-time amounts count like deposits, from their own month on.'] : []),
      'The goal is looked for at the end of each month. Nothing is rounded on the way.',
      ...(inputs.inflation > 0 ? [`Today’s dollars: balance ÷ ${plain(1 + inputs.inflation / 100, 4)}^t.`] : []),
    ],
  }
}

function needed(result: Result, inputs: SavingsInputs): Working | null {
  if (inputs.ask !== 'deposit' || result.depositNeeded === null) return null
  const { goalThen, depositNeeded, plan, end } = result
  const without = balancesOf({ ...plan, deposit: 0 }, end).at(-1)?.balance ?? plan.saved
  return {
    title: 'The deposit it takes',
    lines: [
      'deposit = (goal − what today’s money becomes) ÷ what $1 each time becomes',
      ...(depositNeeded > 0
        ? [
            `(${dollarsAndCents(goalThen)} − ${dollarsAndCents(without)}) ÷ ${plain((goalThen - without) / depositNeeded, decimalsFor(depositNeeded))}`,
          ]
        : [`${dollarsAndCents(without)} is at least ${dollarsAndCents(goalThen)}`]),
      `= ${dollarsAndCents(depositNeeded)}`,
    ],
    steps: [
      'One-time amounts count with today’s money.',
      ...(result.outcome === 'none-needed' ? ['Today’s money is enough, so nothing is left to divide.'] : []),
    ],
  }
}

function filling(inputs: SavingsInputs): Working | null {
  if (inputs.ask !== 'buckets') return null
  return {
    title: 'How several goals fill',
    lines: [
      inputs.order === 'in-order'
        ? 'each month: all deposits → the first goal that is not full'
        : 'each month: each goal’s deposit → that goal',
    ],
    steps: [
      'Each goal earns its own interest. When it is full, what is left of the deposit goes, in the same month, to the first open goal in the list.',
      'What is in a full goal stays there with its interest.',
    ],
  }
}

function cover(inputs: SavingsInputs): Working {
  const all = coverageOf(inputs, fdicPerDepositor.value, fdicTrust.value)
  const owners = inputs.owners === 'two' ? 2 : 1
  return {
    title: 'Insured at one bank or credit union',
    lines:
      inputs.beneficiaries > 0
        ? [
            'owners × beneficiaries (at most 5) × $250,000',
            `${owners} × ${Math.min(fdicTrust.value.beneficiaries, inputs.beneficiaries)} × ${dollars(fdicTrust.value.perBeneficiary)} = ${dollars(all)}`,
          ]
        : ['owners × $250,000', `${owners} × ${dollars(fdicPerDepositor.value)} = ${dollars(all)}`],
    steps: ['Counted per owner, per bank and per kind of ownership, with everything you have there in that kind.'],
  }
}

export const workingsOf = (result: Result, inputs: SavingsInputs): readonly Working[] =>
  [
    yields(result, inputs),
    inputs.ask === 'buckets' ? filling(inputs) : growing(result, inputs),
    needed(result, inputs),
    cover(inputs),
  ].filter((working) => working !== null)
