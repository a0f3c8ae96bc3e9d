/** Paychecks at each wage, by the withholding engine: single, one job, no state tax. Worked out while building. */
import { plainW4, type W4 } from '#engine/withholding/certificate.ts'
import { noDeductions } from '#engine/withholding/pay-deductions.ts'
import { nothingBefore, paycheck } from '#engine/withholding/paycheck.ts'
import { defaultYear } from '#facts/default-year.ts'
import { sources } from '#facts/sources.ts'
import { taxYears } from '#facts/tax-years.ts'
import { bonus, hours, periods, planShares, wages } from './design.ts'

const facts = taxYears[defaultYear]
const none = { regular: 0, overtime: 0, tips: 0, cashTips: 0, bonus: 0 }
const check = (regular: number, extraPay: number, plan: number, w4: W4) =>
  paycheck({ ...none, regular, bonus: extraPay }, { ...noDeductions, plan }, { plan: 0, rothPlan: 0 }, nothingBefore, {
    periods,
    w4,
    bonusMethod: 'flat',
    facts,
    state: null,
  })

export const lawYear = defaultYear
export const checks = Array.from({ length: wages.to - wages.from + 1 }, (_, i) => {
  const gross = (wages.from + i) * hours
  const plain = check(gross, 0, 0, plainW4('single'))
  return {
    gross,
    federal: plain.worksheet.withheld,
    socialSecurity: plain.insurance.socialSecurity,
    medicare: plain.insurance.medicare,
    net: plain.net,
    /** Withheld where the form says head of household. */
    headFederal: check(gross, 0, 0, plainW4('head')).worksheet.withheld,
    planNet: planShares.map((share) => check(gross, 0, Math.round(gross * share) / 100, plainW4('single')).net),
  }
})
const onBonus = check(0, bonus, 0, plainW4('single'))
export const bonusCheck = { federal: onBonus.federalOnBonus, net: onBonus.net }
const source: { readonly title: string; readonly publisher: string; readonly url?: string } =
  sources[facts.payroll.source]
export const checkSource = { title: source.title, publisher: source.publisher, url: source.url ?? null }
