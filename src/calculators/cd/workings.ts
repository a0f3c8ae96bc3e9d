import { roundToCent } from '#engine/money.ts'
import { dollarsAndCents as money, plain } from '../kit/format.ts'
import type { Working } from '../kit/presentation.ts'
import type { Result } from './compute.ts'
import type { CdInputs } from './fields.ts'
import { compoundingName, inMonths, rateText } from './words.ts'

const perYear = { daily: 365, monthly: 12, quarterly: 4, semiannual: 2, yearly: 1, none: 0 } as const

/** Whole periods are paid out; a part of one at the end comes with the deposit. */
function withPayouts(
  { rate, years, total, payouts, cd, end }: Pick<Result, 'rate' | 'years' | 'total' | 'payouts' | 'cd' | 'end'>,
  inputs: CdInputs,
): Working {
  const isSimple = rate.kind === 'rate' && rate.compounding === 'none'
  const whole = Math.floor(years * payouts + 1e-9)
  const paid = roundToCent(end.paidOut)
  const last = roundToCent(total) - paid - inputs.deposit
  const hasPart = years - whole / payouts > 1e-9
  const deposit = plain(inputs.deposit)
  const ofPeriod = isSimple
    ? `${plain(rate.annualRate, 10)} ÷ ${payouts}`
    : `((1 + ${plain(cd.annualYield, 10)})^(1/${payouts}) − 1)`
  return {
    title: 'What the CD pays',
    lines: [
      'all = deposit + interest of each period',
      `${whole} whole ${whole === 1 ? 'period' : 'periods'}: ${whole} × ${deposit} × ${ofPeriod} = ${money(paid)}`,
      `${money(inputs.deposit)} + ${money(paid)}${hasPart ? ` + ${money(last)}` : ''} = ${money(total)}`,
    ],
    steps: [
      `What is paid out earns nothing more in the CD.${hasPart ? ` The part of a period at the end brings ${money(last)}, paid with the deposit.` : ''}`,
      ...(rate.kind === 'apy'
        ? [
            'Some CDs that must pay out state the plain rate as the APY. Then choose “Interest rate” and “simple interest”.',
          ]
        : []),
    ],
  }
}

function growth({ rate, years, total, payouts, cd, end }: Result, inputs: CdInputs): Working {
  const time = inputs.termUnit === 'days' ? `${inputs.days}/365` : `${inputs.term}/12`
  const deposit = plain(inputs.deposit)
  if (payouts > 0) return withPayouts({ rate, years, total, payouts, cd, end }, inputs)
  if (rate.kind === 'apy')
    return {
      title: 'The value at maturity',
      lines: [
        'value = deposit × (1 + APY)^years',
        `= ${deposit} × (1 + ${plain(rate.annualYield, 10)})^(${time})`,
        `= ${money(total)}`,
      ],
      steps: [
        'An APY already holds all compounding within a year. Compounding it again, daily or monthly, would give too much.',
      ],
    }
  if (rate.compounding === 'none')
    return {
      title: 'The value at maturity',
      lines: [
        'value = deposit × (1 + rate × years)',
        `= ${deposit} × (1 + ${plain(rate.annualRate, 10)} × ${time})`,
        `= ${money(total)}`,
      ],
    }
  const n = perYear[inputs.compounding]
  return {
    title: 'The value at maturity',
    lines: [
      `value = deposit × (1 + rate/${n})^(${n} × years)`,
      `= ${deposit} × (1 + ${plain(rate.annualRate, 10)}/${n})^(${n} × ${time})`,
      `= ${money(total)}`,
    ],
    steps: [`A year earns ${rateText(cd.annualYield, 4)} (APY).`],
  }
}

function penalty({ leaving, rule }: Result, inputs: CdInputs): Working | null {
  if (leaving?.how !== 'penalty') return null
  const on = inputs.penaltyOn === 'deposit' ? inputs.deposit : leaving.inside
  const asked = (on * rule.annualRate * rule.months) / 12
  return {
    title: 'Leaving early',
    lines: [
      `penalty = ${inputs.penaltyOn === 'deposit' ? 'deposit' : 'balance'} × interest rate × months ÷ 12`,
      `= ${plain(on)} × ${plain(rule.annualRate, 10)} × ${rule.months} ÷ 12 = ${money(asked)}`,
      ...(asked > leaving.penalty + 0.005 ? [`at most what is in the CD: ${money(leaving.penalty)}`] : []),
      `you get ${money(leaving.inside)} − ${money(leaving.penalty)} = ${money(leaving.received)}`,
      ...(leaving.paidOut > 0 ? [`with ${money(leaving.paidOut)} paid out before: ${money(leaving.total)}`] : []),
    ],
    steps: [
      'Simple interest, at the bank’s interest rate, whether or not that much has been earned.',
      ...(inputs.rateKind === 'apy'
        ? [
            `The interest rate behind your APY, compounding ${compoundingName[inputs.compounding]}, is ${rateText(rule.annualRate, 4)}.`,
          ]
        : []),
      'Some banks count the penalty otherwise, for example in days, or as all the interest earned.',
    ],
  }
}

function sale({ leaving, years, cd }: Result, inputs: CdInputs): Working | null {
  if (leaving?.how !== 'sale') return null
  return {
    title: 'Selling a brokered CD',
    lines: [
      'price = each later payment ÷ (1 + market yield)^(time to it)',
      `market yield = ${rateText(cd.annualYield, 3)} ${inputs.rateMove < 0 ? '−' : '+'} ${plain(Math.abs(inputs.rateMove))} ${Math.abs(inputs.rateMove) === 1 ? 'point' : 'points'}`,
      `with ${plain(years * 12 - (inputs.leaveAfter ?? 0), 1)} months left: ${money(leaving.received)}`,
    ],
    steps: ['Interest since the last payment is inside the price. A dealer’s spread lowers what you receive.'],
  }
}

function afterTax({ shares, cd, treasury, treasuryQuote, savings, taxFreeToMatch }: Result, inputs: CdInputs): Working {
  return {
    title: 'After tax',
    lines: [
      'yield after tax = yield × (1 − tax ÷ interest)',
      `CD: ${rateText(cd.annualYield, 5)} × (1 − ${plain(shares.bankShare, 6)}) = ${rateText(cd.annualYieldAfterTax, 3)}`,
      `Savings: ${rateText(savings.annualYield, 5)} × (1 − ${plain(shares.bankShare, 6)}) = ${rateText(savings.annualYieldAfterTax, 3)}`,
      `Treasury: ${rateText(treasury.annualYield, 5)} × (1 − ${plain(shares.treasuryShare, 6)}) = ${rateText(treasury.annualYieldAfterTax, 3)}`,
    ],
    steps: [
      `Tax on ${money(shares.sample)} of interest in a year, as the difference of two whole returns${inputs.state === 'US' ? '' : ' (federal and state)'}: ${money(shares.bank.total)} from a bank, ${money(shares.treasury.total)} from the Treasury.`,
      `A Treasury yield of ${rateText(treasuryQuote, 4)} is quoted for two half years: (1 + yield ÷ 2)² − 1 = ${rateText(treasury.annualYield, 3)}.`,
      ...(taxFreeToMatch === null
        ? []
        : [`A bond free of federal and state tax leaves as much at ${rateText(taxFreeToMatch, 3)}.`]),
      'The same share of tax is used each year, and the tax is paid out of the interest. Part of a year is taxed on the interest of that part.',
    ],
  }
}

function savingsWorking({ cd, savings, savingsMayFallTo, leavingYield, leaving }: Result, inputs: CdInputs): Working {
  return {
    title: 'What the savings account must average',
    lines: [
      'average = (value of the CD ÷ deposit)^(1 ÷ years) − 1',
      `kept to maturity: ${rateText(cd.annualYield, 3)}`,
      ...(leavingYield !== null && leaving
        ? [
            `left after ${inMonths(inputs.leaveAfter ?? 0)}: (${plain(leaving.total, 7)} ÷ ${plain(inputs.deposit)})^(12/${inputs.leaveAfter}) − 1 = ${rateText(leavingYield, 3)}`,
          ]
        : []),
    ],
    steps: [
      `A savings yield that moves evenly from ${rateText(savings.annualYield, 4)} averages ${rateText(cd.annualYield, 4)} when it ends at (1 + average)² ÷ (1 + now) − 1 = ${rateText(savingsMayFallTo)}.`,
    ],
  }
}

export const workingsOf = (result: Result, inputs: CdInputs): readonly Working[] =>
  [
    growth(result, inputs),
    penalty(result, inputs),
    sale(result, inputs),
    savingsWorking(result, inputs),
    afterTax(result, inputs),
  ].filter((working) => working !== null)
