import { dollars, monthsText } from '../kit/format.ts'
import type { PrepayInputs } from './fields.ts'

export const loanName: Readonly<Record<PrepayInputs['kind'], string>> = {
  mortgage: 'Mortgage',
  auto: 'Car loan',
  student: 'Student loan',
  personal: 'Personal loan',
  other: 'This loan',
}

/** "end the loan 5 years sooner and save $9,000 of interest", after "would". */
export function gainText(months: number, saved: number): string {
  const parts = [
    ...(months >= 1 ? [`end the loan **${monthsText(months)} sooner**`] : []),
    ...(saved >= 1 ? [`save **${dollars(saved)}** of interest`] : []),
  ]
  return parts.length > 0 ? parts.join(' and ') : 'change **$0** of interest'
}

/** What the visitor pays on top, in words for a sentence: "Paying $200 more each month". `months`: until the loan is gone. */
export function extraText(inputs: PrepayInputs, months: number): string {
  const rows = inputs.extras.filter((row) => row.amount > 0)
  if (inputs.extraMonthly > 0 && rows.length === 0 && inputs.plan === 'monthly')
    return `Paying ${dollars(inputs.extraMonthly)} more each month${inputs.stopAfter === null || inputs.stopAfter >= months ? '' : ` for ${monthsText(inputs.stopAfter)}`}`
  const [only] = rows
  if (only && rows.length === 1 && inputs.extraMonthly === 0 && inputs.plan === 'monthly' && only.how === 'once')
    return `Paying ${dollars(only.amount)} extra once`
  if (inputs.extraMonthly === 0 && rows.length === 0) return 'Paying every two weeks'
  return 'Paying this way'
}
export const paysMore = (inputs: PrepayInputs): boolean =>
  inputs.plan !== 'monthly' || inputs.extraMonthly > 0 || inputs.extras.some((row) => row.amount > 0)
