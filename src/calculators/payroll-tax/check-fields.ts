/** The questions about one paycheck: what it brings besides base pay, and what comes out of it. */
import { choices } from '../kit/choices.ts'
import { choice, count, money, percent, toggle } from '../kit/field.ts'
import { when } from '../kit/section.ts'
import { formWords as words } from './words/form.en.ts'

export interface Paid {
  readonly unit: string
}
const hourly = ({ unit }: Paid): boolean => unit === 'hour'
const hasBonus = ({ bonus }: { readonly bonus: number }): boolean => bonus > 0

/** Dollars a paycheck, nothing until typed. */
const perCheck = (text: { readonly label: string; readonly hint?: string }, nudge?: number) =>
  money({ ...text, initial: 0, max: 1_000_000, step: 10, ...(nudge ? { nudge } : {}) })
const hoursOf = (text: { readonly label: string; readonly hint: string; readonly unit: string }) =>
  count({ ...text, initial: 0, max: 500, whole: false, step: 1 })

export const extraFields = {
  overtimeHours: when(hourly, hoursOf(words.overtimeHours)),
  doubleHours: when(hourly, hoursOf(words.doubleHours)),
  overtimePay: when((inputs: Paid) => !hourly(inputs), perCheck(words.overtimePay)),
  tips: perCheck(words.tips),
  cashTips: perCheck(words.cashTips),
  bonus: money({ ...words.bonus, initial: 0, max: 1e9, step: 500 }),
  bonusMethod: when(
    hasBonus,
    choice({
      label: words.bonusMethod.label,
      hint: words.bonusMethod.hint,
      initial: 'flat',
      options: choices(words.bonusMethod.options),
    }),
  ),
  planOnBonus: when(hasBonus, toggle({ ...words.planOnBonus, initial: false })),
}

export const deductionFields = {
  planPercent: percent({ ...words.planPercent, initial: 0, max: 100, step: 1, slider: { from: 0, to: 30 }, nudge: 1 }),
  rothPercent: percent({ ...words.rothPercent, initial: 0, max: 100, step: 1 }),
  premiums: perCheck(words.premiums, 50),
  hsa: perCheck(words.hsa, 50),
  healthFsa: perCheck(words.healthFsa),
  dependentCareFsa: perCheck(words.dependentCareFsa),
  transit: perCheck(words.transit),
  parking: perCheck(words.parking),
  afterTax: perCheck(words.afterTax),
  planDollars: perCheck(words.planDollars),
  rothDollars: perCheck(words.rothDollars),
}

export const soFarFields = {
  ytdPay: money({ ...words.ytdPay, initial: 0, max: 1e9, step: 1000 }),
  ytdBonus: money({ ...words.ytdBonus, initial: 0, max: 1e9, step: 1000 }),
}
