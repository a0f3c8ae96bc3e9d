import { hsaExchangePlansFrom } from '#facts/retirement/plan-rules.ts'
import { dateText, dollars, monthText, yearsText } from '../kit/format.ts'
import type { Finding } from '../kit/presentation.ts'
import { stateNameOf } from '../kit/states.ts'
import type { Result } from './compute.ts'
import { hasFamily, ownCovers } from './covers.ts'
import type { HsaInputs } from './fields.ts'
import type { Law } from './law.ts'
import { taxesAccount } from './state.ts'
import { lastDay, may } from './words.ts'

type Found = Finding | null

function eligibility(result: Result, inputs: HsaInputs, law: Law): Found {
  const { verdict } = result.people
  const { year } = law.tax
  switch (verdict.outcome) {
    case 'deductible-too-low':
      return {
        tone: 'act',
        text: `**A deductible of ${dollars(inputs.deductible)} is too low**: the plan must have at least ${dollars(verdict.least)} in ${year}. An exchange plan marked Bronze or catastrophic is held to no such figure from ${hsaExchangePlansFrom.value}.`,
      }
    case 'out-of-pocket-too-high':
      return {
        tone: 'act',
        text: `**An out-of-pocket maximum of ${dollars(inputs.outOfPocket)} is too high**: the plan may have at most ${dollars(verdict.most)} in ${year}.`,
      }
    case 'exchange-too-early':
      return {
        tone: 'act',
        text: `**Every Bronze and catastrophic exchange plan goes with an account only from ${hsaExchangePlansFrom.value}.** For ${year}, check the plan by its numbers.`,
      }
    case 'fits':
      break
  }
  const { byMonth } = result.limit
  if (result.yourMost <= 0.005 && byMonth.total > 0 && result.people.spouse !== null)
    return {
      tone: 'watch',
      text: `**$0 ${may(result, law)} go into your own account**: only your spouse is eligible, or your spouse has used the whole family limit.`,
    }
  if (result.outcome !== 'not-eligible') return null
  return {
    tone: 'watch',
    text: `**$0 ${may(result, law)} go in for ${year}**: no month has cover that counts${result.people.yourMedicare ? ', once Medicare is taken out' : ''}. Money already in the account stays yours and may pay medical bills.`,
  }
}

/** The two answers do not fit together; the spouse is then counted as not covered. */
function noFamilyPlan(inputs: HsaInputs): Found {
  if (inputs.spouse !== 'same' || hasFamily(ownCovers(inputs))) return null
  return {
    tone: 'act',
    text: '**Your own cover has no month with a family plan**, so your spouse is counted as not covered. Choose “Family” above, or another answer for your spouse.',
  }
}

function over(result: Result, law: Law): Found {
  if (result.excess <= 0.005) return null
  const april = lastDay(law)
  const october = `${law.tax.year + 1}-10-15`
  const when =
    result.day <= april
      ? `by ${dateText(april)} (October 15 if the return is filed in time or extended); the earnings are taxed`
      : result.day <= october
        ? `by ${dateText(october)}, if the return was filed in time or extended; the earnings are taxed`
        : `as soon as you can; the day to do it free of the 6% was ${dateText(october)} at the latest`
  const spouses = result.excess - result.yourExcess
  const where =
    spouses <= 0.5
      ? ''
      : result.yourExcess <= 0.5
        ? ' It is in your spouse’s account.'
        : ` ${dollars(spouses)} of it is in your spouse’s account.`
  return {
    tone: 'act',
    text: `**${dollars(result.excess)} is over the limit.**${where} Ask the bank to take it and what it earned out ${when}. Left in, it costs 6%, ${dollars(result.excise)}, for every year it stays. It saves no tax.`,
  }
}

/** The most of one's own account that no later end of cover can turn into income. */
const lasting = (result: Result, { stays }: HsaInputs): number =>
  stays && !result.medicareEndsTest ? result.yourMost : Math.min(result.yourMost, result.yourMostByMonth)

function room(result: Result, inputs: HsaInputs, law: Law): Found {
  const more = Math.min(result.yourRoom, lasting(result, inputs) - inputs.employer) - inputs.yours
  if (result.outcome !== 'within' || more < 1) return null
  const april = lastDay(law)
  return result.day <= april
    ? {
        tone: 'act',
        text: `**${dollars(more)} more may go in for ${law.tax.year}**, until ${dateText(april)}; after December only by direct deposit.`,
      }
    : {
        tone: 'note',
        text: `**${dollars(more)} more could have gone in for ${law.tax.year}.** The last day was ${dateText(april)}.`,
      }
}

function payrollOrDirect(result: Result, inputs: HsaInputs): Found {
  const more = result.savedByPayroll - result.savedDirect
  if (result.counted < 1 || Math.abs(more) < 0.5) return null
  // The 0.9% for Medicare above 200,000, credits such as the EITC and Alabama's deduction of payroll tax are worked out on the returns, from pay itself, which only money from pay lowers.
  const fromPayroll = result.byPayroll.payroll - result.direct.payroll
  const besides =
    Math.abs(more - fromPayroll) < 0.5
      ? ''
      : ` (${dollars(fromPayroll)} of it withheld from pay; the rest is tax and credits of the returns that look at pay)`
  if (more < 0)
    return {
      tone: 'watch',
      text: `**Direct deposit saves ${dollars(-more)} more than money from pay here.** From pay it escapes ${dollars(fromPayroll)} of Social Security and Medicare tax, but tax credits of the returns that grow with pay shrink by more.`,
    }
  return inputs.how === 'payroll'
    ? {
        tone: 'good',
        text: `**From pay, the money also escapes Social Security and Medicare tax**: ${dollars(more)} more saved than by direct deposit${besides}. A little less Social Security later is not counted.`,
      }
    : {
        tone: 'act',
        text: `**Through payroll the same money would save ${dollars(more)} more**, as it escapes Social Security and Medicare tax${besides}. That works only if the employer offers it.`,
      }
}

function state(result: Result, inputs: HsaInputs): Found {
  if (inputs.state === 'US' || (result.counted < 1 && result.stateTaxOnEmployer < 0.5)) return null
  const name = stateNameOf(inputs.state)
  if (taxesAccount(inputs.state)) {
    const employer =
      result.stateTaxOnEmployer >= 0.5
        ? ` and taxes the employer’s money: about ${dollars(result.stateTaxOnEmployer)} this year`
        : ''
    const growth =
      result.stateTaxOnGrowth >= 0.5
        ? `, about ${dollars(result.stateTaxOnGrowth)} on what your balance earns in one`
        : ''
    return {
      tone: 'watch',
      text: `**${name} does not follow federal law**: it lets you deduct $0${employer}. Interest, dividends and gains in the account are state income every year${growth}; the account is worked out without that.`,
    }
  }
  if (result.saving.state < -0.5)
    return {
      tone: 'watch',
      text: `**${name}’s tax credits shrink by ${dollars(-result.saving.state)}**, as the deposit lowers the pay they are worked out on.`,
    }
  return result.saving.state >= 0.5
    ? { tone: 'good', text: `**Your ${name} income tax falls by ${dollars(result.saving.state)}.**` }
    : { tone: 'note', text: `**${name} saves you $0 here**: it has no tax on this pay, or none is left to lower.` }
}

function lastMonth(result: Result, inputs: HsaInputs, law: Law): Found {
  const { year } = law.tax
  const until = `December 31, ${year + 1}`
  const adds = result.limit.lastMonthAdds
  if (result.atRisk > 0.5 && result.medicareEndsTest)
    return {
      tone: 'act',
      text: `**Medicare before ${until} costs about ${dollars(result.failCost)}**: ${dollars(result.atRisk)} of your deposits is allowed only by the last-month rule, which asks for cover until then. On Medicare it cannot last, and the amount becomes income with 10% on top. At most ${dollars(result.yourMostByMonth)} in your account, all sources, avoids it.`,
    }
  if (result.atRisk > 0.5)
    return inputs.stays
      ? {
          tone: 'watch',
          text: `**${dollars(result.atRisk)} rests on the last-month rule.** Stay covered by such a plan until ${until}. If not, that amount is income in ${year + 1} with 10% on top: about ${dollars(result.failCost)} at your income.`,
        }
      : {
          tone: 'act',
          text: `**Ending cover before ${until} costs about ${dollars(result.failCost)}**: ${dollars(result.atRisk)} of your deposits is allowed only by the last-month rule, and becomes income with 10% on top. At most ${dollars(result.yourMostByMonth)} in your account, all sources, avoids it.`,
        }
  const tooMuch = result.yourMost - lasting(result, inputs)
  if (tooMuch > 0.5)
    return {
      tone: 'watch',
      text: `**${dollars(tooMuch)} of your limit comes from the last-month rule**, which asks for cover until ${until}. ${result.medicareEndsTest ? 'Medicare begins' : 'As you entered it, yours ends'} before that, so what is above ${dollars(result.yourMostByMonth)} in your account, all sources, becomes income with 10% on top.`,
    }
  if (adds <= 0.5) return null
  return {
    tone: 'note',
    text: `**${dollars(adds)} of the limit comes from the last-month rule**, as there is cover on December 1. Your deposits do not need it. If they did, cover would have to last until ${until}.`,
  }
}

function medicare(result: Result, law: Law): Found {
  const { year } = law.tax
  const start = result.people.yourMedicare
  if (start !== null) {
    const lookedBack = start.slice(0, 4) <= String(year)
    return {
      tone: lookedBack ? 'watch' : 'note',
      text: `**Medicare counts from ${monthText(start)}.** Nothing may go in from that month on. Past 65, an application for Medicare or Social Security reaches back up to 6 months, never before the month of turning 65. Born on the 1st, all of it comes a month earlier.`,
    }
  }
  return null
}

function nearMedicare(result: Result, inputs: HsaInputs, law: Law): Found {
  const age = law.tax.year - Number(inputs.born.slice(0, 4))
  if (result.people.yourMedicare !== null || age < 63) return null
  return {
    tone: 'act',
    text: '**Plan the last deposit**: past 65, Medicare starts up to 6 months before you apply for it or for Social Security. Stop deposits, the employer’s too, 6 months before you apply.',
  }
}

function couple(result: Result, law: Law): Found {
  const { spouse } = result.people
  if (spouse === null) return null
  const { shared, catchUpSecond } = result.limit.most
  const parts = [
    shared > 0.5 ? `You share one family limit, ${dollars(shared)}, and may split it as you like.` : '',
    catchUpSecond > 0.5
      ? `Your spouse’s extra ${dollars(catchUpSecond)} goes only into the spouse’s own account${result.limit.most.catchUpFirst > 0.5 ? `, yours (${dollars(result.limit.most.catchUpFirst)}) only into yours` : ''}.`
      : '',
  ].filter((part) => part !== '')
  return parts.length > 0
    ? { tone: 'note', text: `**Together ${dollars(result.limit.most.total)} for ${law.tax.year}.** ${parts.join(' ')}` }
    : null
}

function keepOrSpend(result: Result, inputs: HsaInputs): Found {
  const ahead = result.keepWorth - result.spendWorth
  const end = result.path.at(-1)
  if (!end || inputs.bills <= 0 || end.keepAccount < 1) return null
  const goesOn = result.lastDepositMonth > 0 && Math.min(inputs.yours + inputs.employer, result.yourMost) >= 1
  const uncovered =
    goesOn && result.people.you.cover[11] === 'none'
      ? ' Deposits are taken to go on, although no plan covers you in December.'
      : ''
  const receipts = `The receipts add up to ${dollars(end.keepReceipts)}, and as much may come out free of tax at any time, as far as the account reaches, for bills from after it was opened.${uncovered}`
  const at = `after ${yearsText(inputs.years)}, all taken out and after tax, in future dollars`
  if (Math.abs(ahead) < 0.5)
    return { tone: 'note', text: `**Keeping receipts and spending as you go** come to the same ${at}. ${receipts}` }
  return ahead >= 0
    ? {
        tone: 'good',
        text: `**Paying bills from your pocket and keeping receipts** would leave about **${dollars(ahead)}** more ${at}. ${receipts}`,
      }
    : {
        tone: 'note',
        text: `**Spending as you go** would leave about **${dollars(-ahead)}** more ${at}. ${receipts}`,
      }
}

const later: Finding = {
  tone: 'note',
  text: '**After 65** money taken out for other things is taxed as income but has no 20% on top; before 65 it has. Medical bills are free of both at any age.',
}

const leftOut = (inputs: HsaInputs): Finding => ({
  tone: 'note',
  text: `Left out: other cover that rules out deposits (a general health FSA, most HRAs, TRICARE, recent VA care, being somebody’s dependent), premiums, ${inputs.spouse === 'none' ? '' : 'tax saved by your spouse’s own deposits, '}a one-time move from an IRA (it counts toward the limit), credits and deductions besides the usual ones, and a business of your own. Returns and bills are guesses. Taxes are worked out on pay alone${inputs.status === 'joint' && inputs.spouse === 'none' ? ', with a spouse of your age' : ''}.`,
})

export const findingsOf = (result: Result, inputs: HsaInputs, law: Law): readonly Finding[] => [
  ...[
    eligibility(result, inputs, law),
    noFamilyPlan(inputs),
    over(result, law),
    medicare(result, law),
    lastMonth(result, inputs, law),
    room(result, inputs, law),
    payrollOrDirect(result, inputs),
    state(result, inputs),
    couple(result, law),
    keepOrSpend(result, inputs),
    nearMedicare(result, inputs, law),
  ]
    .filter((finding) => finding !== null)
    .slice(0, 7),
  later,
  leftOut(inputs),
]
