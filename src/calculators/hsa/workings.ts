import { dollars, dollarsAndCents, monthsText, percentText } from '../kit/format.ts'
import type { Working } from '../kit/presentation.ts'
import { stateNameOf } from '../kit/states.ts'
import type { Result } from './compute.ts'
import type { HsaInputs } from './fields.ts'
import type { Law } from './law.ts'

function limit(result: Result, inputs: HsaInputs, law: Law): Working {
  const { byMonth, most, lastMonthAdds } = result.limit
  const { cover } = result.people.you
  const count = (of: readonly string[]) => {
    const months = cover.filter((one) => of.includes(one)).length
    return `${months} ${months === 1 ? 'month' : 'months'}`
  }
  return {
    title: `The limit of ${law.tax.year}`,
    lines: [
      'limit = sum of (limit of the month’s cover ÷ 12), or the whole year as in December if that is more',
      result.people.spouse === null
        ? `${count(['self'])} × ${dollars(law.limits.self)} ÷ 12 + ${count(['family'])} × ${dollars(law.limits.family)} ÷ 12${result.people.you.catchUp ? ` + ${count(['self', 'family'])} × ${dollars(law.limits.catchUp)} ÷ 12 from the year of turning 55` : ''}`
        : `only in your account ${dollarsAndCents(byMonth.ownFirst + byMonth.catchUpFirst)} + only in your spouse’s ${dollarsAndCents(byMonth.ownSecond + byMonth.catchUpSecond)} + shared ${dollarsAndCents(byMonth.shared)}`,
      `= ${dollarsAndCents(byMonth.total)}${result.people.spouse === null ? '' : ' for the couple'}`,
    ],
    steps: [
      lastMonthAdds > 0.005
        ? `Cover on December 1 counts for the whole year: ${dollarsAndCents(most.total)}, ${dollarsAndCents(lastMonthAdds)} more.`
        : 'The December rule adds nothing here.',
      ...(result.people.spouse === null
        ? []
        : [
            'With family cover of either, both count as having it and share one family limit; extra amounts from 55 stay each in the own account.',
          ]),
      `Into your own account at most ${dollarsAndCents(result.yourMost)}; less the employer’s ${dollars(inputs.employer)}, you may put in ${dollarsAndCents(result.yourRoom)}.`,
    ],
  }
}

function saved(result: Result, inputs: HsaInputs): Working {
  const { federal, payroll, state } = result.saving
  return {
    title: 'Tax saved',
    lines: [
      'saved = taxes without the deposits − taxes with them',
      `federal ${dollarsAndCents(federal)} + Social Security and Medicare ${dollarsAndCents(payroll)} + state ${dollarsAndCents(state)}`,
      `= ${dollarsAndCents(result.saved)} on ${dollarsAndCents(result.counted)} of your own money`,
    ],
    steps: [
      'The difference of two whole sets of returns, so brackets, the Social Security wage base and credits that shrink all count.',
      `From pay${result.counted > inputs.income ? ', and what is more than the pay directly' : ''}: ${dollarsAndCents(result.savedByPayroll)}. Direct: ${dollarsAndCents(result.savedDirect)}.`,
      inputs.state === 'US'
        ? 'No state was chosen.'
        : `${stateNameOf(inputs.state)}’s return is worked out with its own rule for these accounts.`,
    ],
  }
}

function ways(result: Result, inputs: HsaInputs): Working {
  const end = result.path.at(-1)
  return {
    title: 'Keep receipts, or spend',
    lines: [
      'each month: account × (1 + i) + deposit − fee − bill paid from it',
      `i = (1 + ${percentText(inputs.annualReturn)})^(1/12) − 1`,
      `keeping ${dollars(result.keepWorth)}, spending ${dollars(result.spendWorth)} after ${monthsText(inputs.years * 12)}`,
    ],
    steps: [
      `Deposits of this year, at most the limit, rise ${percentText(inputs.inflation)} a year and end ${result.lastDepositMonth > 0 ? `after ${monthsText(result.lastDepositMonth)}` : 'now'}: with Medicare, or at 65 (past 65 without Medicare, one year on).`,
      `Spending: what the account pays stays in your pocket and goes to an ordinary account, at ${percentText(inputs.annualReturn * (1 - inputs.dragTax / 100))} a year after tax.`,
      `At the end (age ${result.endAge}) all is taken out: as far as there are receipts (${dollars(end?.keepReceipts ?? 0)}; spending: ${dollars(end?.spendReceipts ?? 0)}) free, the rest taxed at ${percentText(inputs.laterTax)}${result.endAge < 65 ? ' and 20%' : ''}.`,
      `Bills rise ${percentText(inputs.billGrowth)} a year; the fee of ${dollars(inputs.fee)} a year does not.`,
    ],
  }
}

export const workingsOf = (result: Result, inputs: HsaInputs, law: Law): readonly Working[] => [
  limit(result, inputs, law),
  saved(result, inputs),
  ways(result, inputs),
]
