import type { IsoDate } from '#engine/month.ts'
import { leastEarlyPenalty, renewalNotice } from '#facts/lending/certificates.ts'
import { cdNational, treasuryYields } from '#facts/lending/rates.ts'
import { dateText, dollars, listText } from '../kit/format.ts'
import type { Finding } from '../kit/presentation.ts'
import { stateNameOf } from '../kit/states.ts'
import type { Result } from './compute.ts'
import type { CdInputs } from './fields.ts'
import { amount, inMonths, rateText, termText } from './words.ts'

type Found = Finding | null

function leavingEarly(result: Result, inputs: CdInputs): Found {
  const { leaving, breakEvenMonth } = result
  const never = 'At no month before maturity would you get your whole deposit back.'
  const safe =
    breakEvenMonth === null
      ? never
      : breakEvenMonth === 0
        ? 'At no month would you get less than your deposit.'
        : `From month ${breakEvenMonth} on you would get at least your deposit back.`
  if (inputs.kind !== 'bank') {
    if (!leaving) return null
    const gain = leaving.total - inputs.deposit
    return {
      tone: gain < 0 ? 'watch' : 'note',
      text: `**No bank takes a brokered CD back early; you sell it.** Sold ${inputs.leaveAfter === 0 ? 'right away' : `after ${inMonths(inputs.leaveAfter ?? 0)}`}, with market rates ${inputs.rateMove === 0 ? 'unchanged' : `${Math.abs(inputs.rateMove)} ${Math.abs(inputs.rateMove) === 1 ? 'point' : 'points'} ${inputs.rateMove > 0 ? 'higher' : 'lower'}`}, you would have **${amount(leaving.total)}** in all, ${gain < 0 ? `${amount(-gain)} less` : `${amount(gain)} more`} than you put in, before the dealer’s spread.`,
    }
  }
  if (inputs.penalty === 0)
    return {
      tone: 'good',
      text: `**No penalty**: you could leave any month and keep the interest so far. Only in the first ${leastEarlyPenalty.value.withinDays} days does federal law ask for one, ${leastEarlyPenalty.value.days} days of interest or more, which is not counted here.`,
    }
  if (leaving && leaving.lostPrincipal >= 0.005)
    return {
      tone: 'watch',
      text: `**The penalty can eat into your deposit.** ${inputs.leaveAfter ? `After ${inMonths(inputs.leaveAfter)}` : 'Right away'} it takes more than the CD has earned, and **${amount(leaving.lostPrincipal)}** of your own money is gone. ${safe}`,
    }
  return {
    tone: breakEvenMonth === 0 ? 'good' : 'watch',
    text: `**If you leave early**: ${safe[0]?.toLowerCase()}${safe.slice(1)}`,
  }
}

/** What leaving early does to the comparison. */
function earlyAgainstSavings(
  { leavingYield, beatsSavingsMonth, cd, savings }: Result,
  { leaveAfter }: CdInputs,
): string {
  if (leaveAfter !== null && leavingYield !== null)
    return leavingYield > 0
      ? ` Left after ${inMonths(leaveAfter)}, the CD earns ${rateText(leavingYield)} a year; then savings win with more than that.`
      : ` Left after ${inMonths(leaveAfter)}, the CD brings no gain, so a savings account wins with any interest at all.`
  return beatsSavingsMonth === null && cd.value > savings.value
    ? ' Left before maturity, the CD would stay behind the savings account.'
    : ''
}

function againstSavings(result: Result, inputs: CdInputs): Found {
  const { cd, savings, savingsMayFallTo } = result
  const average = `**${rateText(cd.annualYield)}**`
  const gap = cd.value - savings.value
  const early = earlyAgainstSavings(result, inputs)
  if (Math.abs(cd.annualYield - savings.annualYield) < 0.00005)
    return {
      tone: 'note',
      text: `**The savings account pays the same today.** It wins if it averages more than ${average}.${early}`,
    }
  if (gap > 0)
    return {
      tone: 'good',
      text: `**The savings account must average more than ${rateText(cd.annualYield)} to win**; today it pays ${rateText(savings.annualYield)}. If it stayed there, the CD would end **${amount(gap)}** ahead.${early}`,
    }
  return {
    tone: 'watch',
    text: `**The savings account pays more today.** ${cd.annualYield <= 0 ? 'It stays ahead as long as it pays anything' : `It stays ahead as long as it averages more than ${average} over ${termText(inputs)}`}: ${savingsMayFallTo < 0 ? 'even falling evenly to 0% it would' : `it could fall evenly to about **${rateText(savingsMayFallTo)}** by the end`}. If it never fell, it would end ${amount(-gap)} ahead.${early}`,
  }
}

function againstTreasury(result: Result, inputs: CdInputs): Found {
  const gap = result.cd.valueAfterTax - result.treasury.valueAfterTax
  const date = inputs.treasuryYield === null ? ` (published ${dateText(treasuryYields.asOf ?? '', true)})` : ''
  const where =
    inputs.state === 'US'
      ? 'Choose your state to count its tax, which Treasuries do not pay.'
      : result.shares.bank.stateAndLocal > 0.5
        ? `${stateNameOf(inputs.state)} taxes the CD’s interest, not the Treasury’s.`
        : `${stateNameOf(inputs.state)} takes no income tax of this interest.`
  const match =
    result.treasuryToMatch === null
      ? ''
      : ` The two are equal at a Treasury yield of **${rateText(result.treasuryToMatch)}**.`
  const treasury = `a Treasury at ${rateText(result.treasuryQuote)}${date}`
  const same = Math.abs(gap) < 0.01
  const lead = same
    ? `**After tax, ${treasury} leaves the same**, to the cent.`
    : gap > 0
      ? `**After tax, the CD leaves ${amount(gap)} more** than ${treasury}.`
      : `**After tax, ${treasury} leaves ${amount(-gap)} more** than this CD.`
  return { tone: same ? 'note' : gap > 0 ? 'good' : 'watch', text: `${lead} ${where}${same ? '' : match}` }
}

/** More than every bracket of federal and state tax together. */
const STEEP = 0.6

function steep({ shares: { bankShare } }: Result): Found {
  if (bankShare <= STEEP) return null
  return {
    tone: 'watch',
    text: `**Tax takes ${rateText(bankShare, 0)} of a year’s bank interest here**, more than any bracket: at this income a dollar more crosses a step of the tax rules. With slightly more or less pay it would be far less.`,
  }
}

function againstAverage({ national, cd }: Result, inputs: CdInputs): Found {
  if (!national) return null
  const date = dateText(cdNational.asOf ?? '', true)
  const gap = cd.annualYield - national.rate
  if (Math.abs(gap) < 0.0005)
    return {
      tone: 'note',
      text: `**Your rate is about the US average** for ${inMonths(national.months)}, ${rateText(national.rate)} (FDIC, ${date}).`,
    }
  const years = inputs.termUnit === 'days' ? inputs.days / 365 : inputs.term / 12
  const money = inputs.deposit * ((1 + cd.annualYield) ** years - (1 + national.rate) ** years)
  return {
    tone: gap > 0 ? 'good' : 'watch',
    text: `**The US average for ${inMonths(national.months)} was ${rateText(national.rate)}** (FDIC, ${date}). Yours pays ${gap > 0 ? 'more' : 'less'}: **${amount(Math.abs(money))}** over the term.`,
  }
}

function insurance({ uninsured, insured }: Result, inputs: CdInputs): Found {
  if (uninsured <= 0) return null
  return {
    tone: 'act',
    text: `**${dollars(uninsured)} of this would not be insured** by the time it matures. The FDIC (at a credit union the NCUA) covers ${dollars(insured)} for ${inputs.owners === 1 ? 'one owner' : `${inputs.owners} owners`} at one bank, interest and other deposits there included. Another bank has its own limit.`,
  }
}

function renewal(result: Result, inputs: CdInputs): Found {
  const { renewalLoss, graceEnd, maturity, end, years, today, isMatured } = result
  if (renewalLoss === null) return null
  const isOver = graceEnd < today
  const notice = renewalNotice.value
  // The duty to write holds for terms of more than a month (12 CFR 1030.5(b)).
  const letter =
    years > 1 / 12 + 1e-9 && !isMatured
      ? ` The bank writes ${notice.beforeMaturity} days before maturity, or ${notice.beforeGraceEnd} days before a grace period of ${notice.leastGrace} days or more ends.`
      : ''
  const again = termText(inputs).replace(/^1 month$/, 'month')
  const cost =
    renewalLoss > 0.5
      ? `If it ${isOver ? 'renewed' : 'renews'} at ${rateText(inputs.renewRate / 100)}, another ${again} ${isOver ? 'brings' : 'would bring'} **${amount(renewalLoss)}** less than at this CD’s rate on ${amount(end.inside)}.`
      : 'Most CDs renew by themselves at the rate of the day.'
  return {
    tone: 'act',
    text: `${windowOf(inputs.grace, maturity, graceEnd, today)} ${cost}${letter}`,
  }
}

/** The days in which the money can be moved without a penalty, in the tense of today. */
function windowOf(grace: number, maturity: IsoDate, graceEnd: IsoDate, today: IsoDate): string {
  if (graceEnd < today)
    return grace === 0
      ? `It may have renewed on ${dateText(maturity)}.`
      : `The ${grace === 1 ? 'day' : `${grace} days`} of grace ended on **${dateText(graceEnd)}**: the bank may have renewed it.`
  return grace === 0
    ? `It may renew on ${dateText(maturity)} itself.`
    : `With ${grace} ${grace === 1 ? 'day' : 'days'} of grace you have until **${dateText(graceEnd)}** to move the money.`
}

function called({ called: found, years, cd }: Result, inputs: CdInputs): Found {
  if (inputs.kind !== 'callable') return null
  if (!found)
    return { tone: 'note', text: 'The bank may not call it before it matures, so the call does not matter here.' }
  const held = inputs.deposit * (inputs.rate / 100) * years
  return {
    tone: 'watch',
    text: `**The bank decides, not you.** Called after ${inMonths(inputs.callAfter)} and then earning ${inputs.laterRate}%, your money makes **${amount(found.interest)}** instead of ${amount(held)}: ${rateText(found.yield)} a year, not ${rateText(cd.annualYield)}. If rates rise, it will not be called and you wait.`,
  }
}

function ladder({ ladder: found, kept, today }: Result): Found {
  const filled = found?.rungs.filter(({ value }) => value >= 0.5) ?? []
  if (!found || filled.length === 0 || found.interest < 0.005) return null
  const next = filled.find(({ maturity }) => maturity >= today)
  const going =
    kept && kept.renewals.length > 0 && kept.end > today
      ? ` Renewed each time for ${inMonths(kept.term)} at ${rateText(kept.annualYield)}, it would be worth **${amount(kept.value)}** on **${dateText(kept.end)}**, if such rates can still be had.`
      : ''
  if (filled.length === 1)
    return going === '' ? null : { tone: 'good', text: `**One CD, renewed again and again.**${going}` }
  const when =
    next === undefined
      ? 'All of them have matured.'
      : `The ${next === filled[0] ? 'first' : 'next'} ${dollars(next.value)} comes free on **${dateText(next.maturity)}**; on average a dollar waits ${inMonths(Math.round(found.averageMonths))} from the opening. The calendar file holds its dates.`
  return {
    tone: 'good',
    text: `**The ladder** of ${filled.length} CDs, ${amount(found.amount)} in all, earns ${amount(found.interest)}. ${when}${going}`,
  }
}

function stray(result: Result, inputs: CdInputs): Found {
  if (inputs.leaveAfter === null || result.leaving) return null
  return {
    tone: 'note',
    text: `Month ${inputs.leaveAfter} lies at or after maturity, so no ${inputs.kind === 'bank' ? 'penalty' : 'sale'} is counted.`,
  }
}

const leftOut = (inputs: CdInputs): Finding => ({
  tone: 'note',
  text: `Left out: ${listText(['account fees', 'a rate that changes on the way', 'rounding by the bank (a few cents)', ...(inputs.kind === 'bank' ? [] : ['the dealer’s spread'])])}. Interest of a CD longer than a year is taxed each year, even while it stays inside.${inputs.kind === 'bank' && inputs.penalty > 0 ? ' A penalty comes off your taxable income without itemizing (Form 1099-INT, box 2).' : ''}`,
})

/** What to weigh while the CD runs; once it has matured there is nothing left of it to choose. */
const whileItRuns = (result: Result, inputs: CdInputs): readonly Found[] =>
  result.isMatured
    ? []
    : [
        insurance(result, inputs),
        leavingEarly(result, inputs),
        called(result, inputs),
        againstSavings(result, inputs),
        againstTreasury(result, inputs),
        steep(result),
        againstAverage(result, inputs),
      ]

export const findingsOf = (result: Result, inputs: CdInputs): readonly Finding[] => [
  ...[...whileItRuns(result, inputs), renewal(result, inputs), ladder(result), stray(result, inputs)].filter(
    (finding) => finding !== null,
  ),
  leftOut(inputs),
]
