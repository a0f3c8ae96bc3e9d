/** Plain findings from the visitor's own numbers. */
import { leanSchedule } from '#engine/lending/lean-schedule.ts'
import { autoByTier } from '#facts/lending/rates.ts'
import { salesTax } from '#facts/state-rules/sales-tax.ts'
import { actDeductionYears } from '#facts/tax-years/law-years.ts'
import type { TaxYearFacts } from '#facts/tax-years/schema.ts'
import { dollars, listText, monthsText, monthText, percentText } from '../kit/format.ts'
import type { Finding } from '../kit/presentation.ts'
import { rebateAheadByMonth } from './charts.ts'
import type { Financed } from './compute.ts'
import type { Deal } from './deal.ts'
import type { CarInputs } from './fields.ts'
import { thumb, thumbOf } from './rule-20-4-10.ts'
import { averageLocal, hasLocal, ruleOf, ruleWords, trustWords } from './state-tax.ts'
import { carShareOf, oldLoanIn, totalSaved } from './tax-saved.ts'
import { monthsUnder } from './words.ts'

type Found = Finding | null

export function taxFinding(deal: Deal, inputs: CarInputs, year: number): Finding {
  if (inputs.ownTax !== null)
    return {
      tone: 'note',
      text: `The tax is the **${dollars(inputs.ownTax)}** you entered; no rule of the state is used.`,
    }
  const { taxed } = deal
  if (taxed === null)
    return {
      tone: 'act',
      text: `**$0 of tax is counted here.** ${ruleWords(inputs.state, year)} Enter the dealer’s figure under “Fees and tax”.`,
    }
  const saved = deal.tradeInTaxSaved
  const trade = inputs.tradeIn > 0 && saved >= 1 ? ` Your trade-in takes about ${dollars(saved)} off the tax.` : ''
  const local = hasLocal(inputs.state) ? localWords(inputs, taxed.localTax) : ''
  return {
    tone: ruleOf(inputs.state).confidence === 'low' ? 'act' : 'note',
    text: `**Tax: ${dollars(deal.tax)}.** ${ruleWords(inputs.state, year)}${trade}${local} ${trustWords(inputs.state)}`,
  }
}

function localWords({ state, localTax }: CarInputs, amount: number): string {
  if (localTax !== null) return ` Your local rate adds ${dollars(amount)}.`
  const average = averageLocal(state)
  return average === null
    ? ' Some places add local tax, which is not counted: enter yours.'
    : ` ${dollars(amount)} of it is local tax at ${percentText(average * 100)}, the state’s average on sales in general (${monthText(salesTax.asOf ?? '')}): your town has its own.`
}

function underFinding({ under, downToBeSafe, loan }: Financed, inputs: CarInputs): Finding {
  const when = monthsUnder(under)
  if (when === null)
    return {
      tone: 'good',
      text: `You owe **less than the car is worth** from the first day to the last of ${monthsText(loan.term)}.`,
    }
  const gap = inputs.addOns > 0 ? '' : ' Insurance pays only what the car is worth; GAP cover exists for that gap.'
  const safe =
    downToBeSafe >= 1 ? ` About ${dollars(downToBeSafe)} more down would keep you above water all along.` : ''
  return {
    tone: 'watch',
    text: `**${when} you would owe more than the car is worth**, by up to ${dollars(under.worst.gap)}.${safe}${gap}`,
  }
}

function oldLoanFinding({ deal, loan }: Financed): Found {
  if (deal.equity >= 0) return null
  const moved = oldLoanIn(loan)
  if (moved < 1) return null
  const interest = loan.schedule.totalInterest * (1 - carShareOf(loan))
  const rest =
    -deal.equity - moved >= 1 ? ` The other ${dollars(-deal.equity - moved)} of it is paid by your cash.` : ''
  return {
    tone: 'watch',
    text: `**${dollars(moved)} of your old loan moves into the new one**${interest < 1 ? '' : `, and costs ${dollars(interest)} of interest there`}.${rest}`,
  }
}

function choiceFinding({ choice }: Financed, inputs: CarInputs): Found {
  if (choice === null) return null
  const { rebateAhead, evenRebate, withRebate, withLowRate } = choice
  const [usual, withUsual] = inputs.rebate > 0 ? ['rebate', 'with the rebate'] : ['usual rate', 'at the usual rate']
  const won =
    Math.abs(rebateAhead) < 0.5
      ? `The ${usual} and the special rate cost the same`
      : `The ${rebateAhead > 0 ? usual : 'low rate'} costs ${dollars(Math.abs(rebateAhead))} less`
  const even = evenRebate > 0 ? ` A rebate of ${dollars(evenRebate)} would make them even.` : ''
  const ahead = rebateAheadByMonth(withRebate, withLowRate)
  const turn = ahead.findIndex((one, month) => month > 0 && one <= 0 && (ahead[month - 1] ?? 0) > 0)
  const early = rebateAhead < 0 && turn > 1 ? ` If you sell or pay off before month ${turn}, the ${usual} wins.` : ''
  const payments = ` The payments are ${dollars(withRebate.schedule.payment)} ${withUsual} and ${dollars(withLowRate.schedule.payment)} at ${percentText(inputs.lowRate ?? 0)}.`
  return {
    tone: 'act',
    text: `**${won}** when you pay to the end.${early}${payments}${even}`,
  }
}

function thumbFinding(result: Financed, inputs: CarInputs): Finding {
  const found = thumbOf(result, inputs)
  const down = `${percentText(found.downShare * 100, 1)} down (20% asked)`
  const term = `${monthsText(found.months)} (4 years at most)`
  const share =
    found.incomeShare === null
      ? ''
      : `, and payment with insurance at ${percentText(found.incomeShare * 100, 1)} of income (10% at most)`
  const largest =
    found.largestLoan === null
      ? ' Enter your income to see the third part.'
      : ` By that rule the loan could be ${dollars(found.largestLoan)} over ${monthsText(thumb.months)}.`
  return {
    tone: found.passed === found.asked ? 'good' : 'watch',
    text: `**The 20/4/10 rule of thumb: ${found.passed} of ${found.asked} met.** You have ${down}, ${term}${share}.${largest}`,
  }
}

function deductionFinding({ saved, loan }: Financed, inputs: CarInputs, law: TaxYearFacts): Found {
  if (inputs.condition !== 'new') return null
  const { cap, magiOver } = law.carLoanDeduction.value
  const over = inputs.filing === 'joint' ? magiOver.joint : magiOver.other
  const rule = `Interest on a new car put together in the US is deductible from ${actDeductionYears.value.from} to ${actDeductionYears.value.through}, up to ${dollars(cap)} a year, less above ${dollars(over)} of income. Leases and used cars do not count.`
  if (saved === null || !inputs.usAssembled)
    return { tone: 'note', text: `${rule} Your first year’s interest here is **${dollars(firstYearInterest(loan))}**.` }
  const total = totalSaved(saved)
  const part = carShareOf(loan) < 0.9999 ? ' The part of the loan that pays off your old car is left out.' : ''
  return total < 1
    ? {
        tone: 'note',
        text: `The deduction for car loan interest saves you **$0**: ${saved.length === 0 ? `it is for interest of ${actDeductionYears.value.from} to ${actDeductionYears.value.through} on loans that began in those years` : 'your income leaves nothing of it, or no tax to lower'}.`,
      }
    : {
        tone: 'good',
        text: `**The interest deduction lowers your federal tax by ${dollars(total)}** in ${listText(saved.map((year) => String(year.year)))}, whether or not you itemize.${part} After that the law ends it.`,
      }
}
const firstYearInterest = ({ schedule }: Financed['loan']): number =>
  schedule.interest.slice(1, 13).reduce((sum, one) => sum + one, 0)

function shorterFinding({ loan }: Financed, inputs: CarInputs): Found {
  if (loan.term <= 48) return null
  const shorter = leanSchedule({ principal: loan.financed, annualRate: loan.annualRate, termMonths: 48 })
  if (shorter.outcome !== 'paid-off') return null
  const less = loan.schedule.totalInterest - shorter.totalInterest
  return less < 1
    ? null
    : {
        tone: 'note',
        text: `Over 4 years in place of ${monthsText(inputs.deal === 'low-rate' ? loan.term : inputs.term)} you would pay **${dollars(shorter.payment)}** a month and **${dollars(less)} less** interest.`,
      }
}

function keepFinding({ keeping }: Financed): Finding {
  const mile = keeping.perMile === null ? '' : `, or ${dollars(keeping.perMile * 100)} for every 100 miles`
  return {
    tone: 'note',
    text: `Kept ${monthsText(keeping.months)}, the car costs about **${dollars(keeping.perMonth)} a month in all**${mile}: loan, insurance, gas and upkeep, less the ${dollars(keeping.resale)} it may bring.`,
  }
}

function tierFinding({ loan }: Financed, inputs: CarInputs): Found {
  const rate = loan.annualRate * 100
  const kind = inputs.condition === 'new' ? 'newCar' : 'usedCar'
  const prime = autoByTier.value[1]
  if (prime === undefined || rate <= prime[kind] * 100 + 2) return null
  return {
    tone: 'act',
    text: `**${percentText(rate)} is well above the average of ${percentText(prime[kind] * 100)}** for scores of ${prime.scoreFrom} to ${prime.scoreTo} on ${inputs.condition} cars (Experian, ${monthText(autoByTier.asOf ?? '')}). A dealer may add to the lender’s rate; a bank’s own offer lets you compare.`,
  }
}

export const leftOut: Finding = {
  tone: 'note',
  text: 'Left out: parking, tolls, higher prices later, what the cash down could earn elsewhere, and state income tax. Later values of the car are guesses, in future dollars.',
}

export function findingsOf(result: Financed, inputs: CarInputs, law: TaxYearFacts, year: number): readonly Finding[] {
  const found: readonly Found[] = [
    underFinding(result, inputs),
    choiceFinding(result, inputs),
    oldLoanFinding(result),
    taxFinding(result.deal, inputs, year),
    deductionFinding(result, inputs, law),
    thumbFinding(result, inputs),
    tierFinding(result, inputs),
    keepFinding(result),
    shorterFinding(result, inputs),
  ]
  return [...found.filter((finding) => finding !== null).slice(0, 7), leftOut]
}

/** A state that taxes by share and says how sure we are; for those who pay cash. */
export const cashFindings = (deal: Deal, inputs: CarInputs, year: number): readonly Finding[] => [
  taxFinding(deal, inputs, year),
  leftOut,
]
