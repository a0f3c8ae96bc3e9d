import { addMonths } from '#engine/month.ts'
import { benefitGuess } from '#facts/household/emergency-factors.ts'
import { couldPay2000, emergency400, threeMonthsSaved } from '#facts/household/emergency-savings.ts'
import { unemploymentInsurance, unemploymentNotes } from '#facts/state-rules/unemployment-insurance.ts'
import { asOfText } from '../kit/as-of.ts'
import { dollars, monthsText, monthText, percentText, plain } from '../kit/format.ts'
import type { Finding } from '../kit/presentation.ts'
import { isStateCode, stateNameOf } from '../kit/states.ts'
import { stateBenefits } from './benefits.ts'
import type { Result } from './compute.ts'
import type { EmergencyInputs } from './fields.ts'
import { about, levelNames, monthsOf } from './words.ts'

type Found = Finding | null

/** Months to a tenth; below one, whole days. */
function lasting(months: number): string {
  if (months >= 1) return monthsOf(months, 1)
  const days = Math.floor((months * 365) / 12 + 1e-9)
  return days < 1 ? 'less than a day' : `about ${days} ${days === 1 ? 'day' : 'days'}`
}

function now({ monthsCovered, essentials }: Result, inputs: EmergencyInputs): Found {
  if (monthsCovered === null) return null
  if (inputs.savings === 0)
    return {
      tone: 'act',
      text: `**Nothing is saved for emergencies yet.** Your essentials are ${dollars(essentials)} a month; they count, not your income.`,
    }
  return {
    tone: monthsCovered >= 3 ? 'good' : 'watch',
    text: `**Your ${dollars(inputs.savings)} would last ${lasting(monthsCovered)}** at essentials of ${dollars(essentials)} a month. Essentials count, not your income or your usual spending.`,
  }
}

/** The smallest of the small steps still ahead; none that is larger than the fund itself. */
function nextStep({ steps, start, outcome, chosen }: Result, inputs: EmergencyInputs): Found {
  if (outcome === 'reached' || outcome === 'nothing') return null
  const [next] = steps
    .filter(({ key }) => key === 'first' || key === 'month')
    .filter(({ amount }) => amount > inputs.savings && amount < chosen.total)
    .sort((a, b) => a.amount - b.amount)
  if (!next) return null
  // The first step is a sum of the visitor's own, so what is missing of it is no estimate.
  const missing = (next.key === 'first' ? dollars : about)(next.amount - inputs.savings)
  const what = next.key === 'first' ? `the first ${dollars(next.amount)}` : 'one month of essentials'
  return {
    tone: 'act',
    text:
      next.reached === null
        ? `**The next step is ${what}**: ${missing} to go.`
        : `**The next step is ${what}**: ${missing} to go, there in **${monthText(addMonths(start, next.reached))}**.`,
  }
}

function byDate({ monthlyNeeded, outcome, start }: Result, inputs: EmergencyInputs): Found {
  if (outcome === 'reached' || outcome === 'nothing') return null
  const when = monthText(addMonths(start, inputs.by))
  const more = monthlyNeeded - inputs.monthly
  if (more <= 0.5)
    return {
      tone: 'good',
      text:
        monthlyNeeded < 0.5
          ? `**For ${when}**, what you have is enough with its interest; you add ${dollars(inputs.monthly)} a month.`
          : `**For ${when}**, ${dollars(monthlyNeeded)} a month is enough; you add ${dollars(inputs.monthly)}.`,
    }
  return {
    tone: 'note',
    text: `**To have it in ${when}** (${monthsText(inputs.by)}) it takes **${dollars(monthlyNeeded)}** a month, ${dollars(more)} more than now.`,
  }
}

function reached({ outcome, chosen, targets }: Result, inputs: EmergencyInputs): Found {
  if (outcome !== 'reached') return null
  const over = inputs.savings - targets.extra.total
  if (over > 0)
    return {
      tone: 'good',
      text: `**You have ${dollars(over)} more than even the extra fund.** What is beyond it could pay dear debts or be saved for longer aims.`,
    }
  const spare = inputs.savings - chosen.total
  const how = spare < 0.5 ? ', just as much as it takes' : `, ${dollars(spare)} more than it takes`
  const extra = chosen.level === 'extra' ? '' : ` The extra fund would be ${about(targets.extra.total)}.`
  return { tone: 'good', text: `**You have the ${levelNames[chosen.level].toLowerCase()}**${how}.${extra}` }
}

function onTop({ deductibles, chosen, outcome }: Result): Found {
  if (deductibles <= 0 || outcome === 'nothing') return null
  return {
    tone: 'note',
    text: `**${dollars(deductibles)} of deductibles come on top** of ${monthsOf(chosen.months)} of essentials: the insurer pays only what is above them. All three are counted, as if one bad stretch brought all of them.`,
  }
}

function benefits(result: Result, inputs: EmergencyInputs): Found {
  if ((inputs.benefits === 'none' && !inputs.selfEmployed) || result.outcome === 'nothing') return null
  if (inputs.selfEmployed)
    return {
      tone: 'note',
      text: '**No unemployment benefits are counted**: people who work for themselves are usually not insured by their state.',
    }
  const { weekly } = result.benefits
  const weekOfEssentials = (result.essentials * 12) / 52
  const { lean, balanced } = result.targets
  if (inputs.benefits === 'own')
    return {
      tone: 'note',
      text: `**Benefits of ${dollars(weekly)} a week** for ${inputs.weeks < 2 ? `${inputs.weeks} ${inputs.weeks === 1 ? 'week' : 'weeks'}` : `up to ${inputs.weeks} weeks`} take ${dollars(lean.benefits)} off the lean fund and ${dollars(balanced.benefits)} off the balanced one. The extra fund counts none.${weekly > weekOfEssentials ? ` No more than a week of essentials, ${dollars(weekOfEssentials)}, is counted for each.` : ''}`,
    }
  const rules = stateBenefits(inputs.state)
  if (!rules)
    return {
      tone: 'act',
      text: '**Choose your state** to estimate unemployment benefits; none are counted until then.',
    }
  const dated = isStateCode(inputs.state) ? unemploymentNotes[inputs.state] : undefined
  const family =
    rules.maxWithDependents !== undefined && inputs.dependents > 0
      ? ` With dependents the most is ${dollars(rules.maxWithDependents)}; we do not count the extra.`
      : ''
  const sameWeeks = rules.minWeeks === rules.maxWeeks
  const span = sameWeeks ? `${rules.maxWeeks}` : `${rules.minWeeks} to ${rules.maxWeeks}`
  return {
    tone: 'note',
    text: `**${stateNameOf(inputs.state)} pays at most ${dollars(rules.maxWeekly)} a week, for ${span} weeks** (${rules.asOf ? `state agency, ${monthText(rules.asOf.slice(0, 7))}` : `US Department of Labor, ${asOfText(unemploymentInsurance)}`}; it may be higher now). Our guess for you is ${dollars(weekly)} after tax: ${percentText(benefitGuess.value.shareOfPay * 100)} of your pay up to that, less 10%. It takes ${dollars(lean.benefits)} off the lean fund${sameWeeks ? '' : ' (the most weeks)'} and ${dollars(balanced.benefits)} off the balanced one${sameWeeks ? '' : ' (the fewest)'}.${weekly > weekOfEssentials ? ` No more than a week of essentials, ${dollars(weekOfEssentials)}, is counted for each.` : ''}${family}${dated ? ` ${dated}` : ''}`,
  }
}

function prices({ keeping, chosen, outcome }: Result, inputs: EmergencyInputs): Found {
  if (outcome === 'nothing') return null
  const { own } = keeping
  const change = chosen.total * own.realYield
  const rises =
    inputs.inflation > 0 ? `prices rise ${percentText(inputs.inflation)} a year` : 'no rise of prices is counted'
  const rates = `${percentText(inputs.apy)} is ${percentText(own.annualYieldAfterTax * 100)} after tax, and ${rises}`
  if (Math.abs(own.realYield) < 0.0005)
    return { tone: 'note', text: `**The money keeps its worth, no more**: ${rates}.` }
  if (Math.abs(change) < 0.5) return null
  return change > 0
    ? {
        tone: 'good',
        text: `**The full fund gains about ${dollars(change)} a year** in what it can buy: ${rates}.`,
      }
    : {
        tone: 'watch',
        text: `**The full fund loses about ${dollars(-change)} a year** in what it can buy: ${rates}. That is the price of having it at hand.`,
      }
}

const others: Finding = {
  tone: 'note',
  text: `**You are not alone**: in ${asOfText(emergency400)}, ${percentText(emergency400.value.withCash * 100)} of US adults would have paid a surprise of $400 with cash or its like, and ${percentText(emergency400.value.couldNotPay * 100)} could not have paid it at all; ${percentText(couldPay2000.value * 100)} could have paid $2,000 from savings, and about ${percentText(threeMonthsSaved.value * 100)} had three months set aside (Federal Reserve).`,
}

function leftOut({ targets }: Result): Finding {
  const { lean, extra } = targets
  return {
    tone: 'note',
    text: `The range of ${plain(lean.months, 1)} to ${plain(extra.months, 1)} months is our scale, not a rule: no one can know how long you would need. Left out: dearer health cover after a job ends, severance pay, what a partner still earns, and money in retirement accounts.`,
  }
}

export const findingsOf = (result: Result, inputs: EmergencyInputs): readonly Finding[] => [
  ...[
    now(result, inputs),
    reached(result, inputs),
    nextStep(result, inputs),
    byDate(result, inputs),
    onTop(result),
    benefits(result, inputs),
    prices(result, inputs),
  ].filter((finding) => finding !== null),
  others,
  leftOut(result),
]
