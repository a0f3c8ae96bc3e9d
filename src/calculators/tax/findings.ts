/** Plain findings from the visitor's own numbers, the largest in dollars first. */
import { charityWithStandard } from '#engine/tax/added-deductions.ts'
import type { DeductionTaken } from '#engine/tax/deduction-choice.ts'
import { type Kink, withExtra } from '#engine/tax/next-dollars.ts'
import { standardDeduction } from '#engine/tax/standard-deduction.ts'
import { actDeductionYears } from '#facts/tax-years/law-years.ts'
import { dollars, listText, percentText } from '../kit/format.ts'
import type { Finding } from '../kit/presentation.ts'
import { type Apart, bothTaxes } from './apart.ts'
import type { TaxResult } from './compute.ts'
import { bracketOf } from './figures.ts'
import type { Law } from './law.ts'
import { kinkText } from './next-chart.ts'
import { otherChoice } from './other-choice.ts'
import { iraMoney, overPlanLimit, planMoney } from './saving-room.ts'
import { doubtsOf } from './state-trust.ts'
import { allTax, stateLawOf, taxesOf } from './taxes.ts'
import { type Found, weighed } from './weighed.ts'
import { nextName, stateName } from './words.ts'

const NUDGE = 1000
const MOST = 6

/** How much more ordinary income fits before the next bracket. */
function bracketRoom({ taxes, household }: TaxResult, { facts }: Law): Found {
  const { taxableIncome, gains } = taxes.federal
  const ordinary = Math.max(0, taxableIncome - gains.preferential)
  if (ordinary <= 0) return null
  const brackets = facts.ordinaryBrackets.value[household.status]
  const next = brackets.find((bracket) => bracket.over > ordinary)
  const now = brackets.filter((bracket) => bracket.over <= ordinary).at(-1)
  if (next === undefined || now === undefined) return null
  const room = next.over - ordinary
  return weighed(
    Math.min(room, 20_000) * (next.rate - now.rate),
    'note',
    `**${dollars(room)} more fits into your ${percentText(now.rate * 100)} bracket.** Only what goes beyond it bears ${percentText(next.rate * 100)}; a higher bracket never touches the money below.`,
  )
}

function zeroGains({ taxes, household }: TaxResult, { facts }: Law): Found {
  const { federal } = taxes
  const room = facts.capitalGains.value.zeroUpTo[household.status] - federal.taxableIncome
  if (room < 1 || federal.agi <= 0 || federal.gains.preferential + room < 1000) return null
  const invests = household.ordinaryDividends + Math.abs(household.longTermGain) > 0
  if (!invests) return null
  return weighed(
    room * 0.15,
    'good',
    `**${dollars(room)} more of long-term gain would bear 0% federal tax** this year. It still counts as income for credits, for Social Security and for your state.`,
  )
}

/** The two deductions side by side; the standard one with the cash gifts the law lets stand beside it. */
function itemize(result: TaxResult, law: Law): Found {
  const { household, taxes } = result
  const { standard, itemized, itemizes } = taxes.federal.deductions
  const { status, spouseItemizes, people, claimedByAnother } = household
  if (status === 'separate' && spouseItemizes) {
    const { earnedIncome } = taxes.federal
    const lost = standardDeduction({ status, people, claimedByAnother, earnedIncome, spouseItemizes: false }, law.facts)
    return weighed(
      Math.max(lost, itemized.total) * 0.2,
      itemized.total < lost ? 'watch' : 'note',
      `**You must itemize because your spouse does:** ${dollars(itemized.total)}. The standard deduction of ${dollars(lost)} is not open to you.`,
    )
  }
  if (itemized.total < 1) return null
  const gifts = charityWithStandard(household.charityCash, status, law.facts)
  const beside = gifts >= 1 ? ` with ${dollars(gifts)} of gifts beside it` : ''
  const gap = itemized.total - standard - gifts
  if (itemizes) {
    const taxWith = (taken: DeductionTaken) => taxesOf(household, law.facts, 'exact', taken).federalTax
    const saved = taxWith('standard') - taxWith('larger')
    return weighed(
      Math.max(0, saved),
      'good',
      `**Itemizing beats the standard deduction${beside} by ${dollars(gap)}** (${dollars(itemized.total)} against ${dollars(standard + gifts)})${saved >= 1 ? `, which saves ${dollars(saved)} of federal tax` : ''}.`,
    )
  }
  // What is far below the standard deduction (the state's own income tax alone, say) is no news.
  if (itemized.total < standard / 2 || gap > 0) return null
  return weighed(
    itemized.total * 0.05,
    'note',
    `**The standard deduction of ${dollars(standard)}${beside} ${-gap < 1 ? 'is as much as itemizing.**' : `beats itemizing** by ${dollars(-gap)}.`} Two years of gifts in one year can tip it.`,
  )
}

function saltCap({ taxes }: TaxResult): Found {
  const { itemizes, itemized } = taxes.federal.deductions
  const lost = itemized.stateAndLocalPaid - itemized.stateAndLocal
  if (!itemizes || lost < 1) return null
  return weighed(
    lost * 0.3,
    'watch',
    `**The cap on state and local taxes leaves out ${dollars(lost)}** of the ${dollars(itemized.stateAndLocalPaid)} you paid. Above the income threshold the cap itself shrinks by 30¢ per dollar, down to a floor.`,
  )
}

function senior({ taxes, household }: TaxResult, { facts }: Law): Found {
  const seniors = household.people.filter((person) => person.age >= 65).length
  if (seniors === 0 || household.status === 'separate') return null
  const { perPerson, magiOver, rate } = facts.seniorDeduction.value
  const got = taxes.federal.deductions.senior
  const lost = seniors * perPerson - got
  const over = household.status === 'joint' ? magiOver.joint : magiOver.other
  if (lost < 1)
    return weighed(
      got * 0.12,
      'good',
      `**The senior deduction takes ${dollars(got)} off**, on top of the standard or itemized deduction. It ends with ${actDeductionYears.value.through}.`,
    )
  return weighed(
    lost * 0.2,
    'watch',
    `**Your income over ${dollars(over)} takes away ${dollars(lost)} of the senior deduction**: ${percentText(rate * 100)} of every dollar above it, for each person.`,
  )
}

function business({ taxes, household }: TaxResult, { facts }: Law): Found {
  const deduction = taxes.federal.deductions.qualifiedBusinessIncome
  if (deduction < 1) return null
  const over = facts.qualifiedBusinessIncome.value.taxableIncomeOver[household.status]
  const profit = household.people.some(({ selfEmployment }) => selfEmployment > 0)
  const of = [
    ...(profit ? ['your profit after half of the self-employment tax'] : []),
    ...(household.reitDividends > 0 ? ['your REIT dividends'] : []),
  ]
  return weighed(
    deduction * 0.2,
    'good',
    `**The business income deduction leaves ${dollars(deduction)} untaxed**, up to 20% of ${listText(of)}.${profit ? ` Above ${dollars(over)} of taxable income, wages paid and the kind of business limit it.` : ''}`,
  )
}

function selfEmployment({ taxes }: TaxResult): Found {
  const { selfEmployment: tax } = taxes.federal.otherTaxes
  if (tax < 1) return null
  return weighed(
    tax * 0.5,
    'watch',
    `**${dollars(tax)} of your federal tax is self-employment tax**, the two halves of Social Security and Medicare. ${dollars(taxes.federal.adjustments.halfSelfEmploymentTax)} of it is deducted from income.`,
  )
}

function paidOut({ taxes }: TaxResult): Found {
  const { refundable, earnedIncome, additionalChild } = taxes.federal.credits
  if (refundable < 1) return null
  const parts = [
    ...(earnedIncome >= 1 ? [`${dollars(earnedIncome)} earned income credit`] : []),
    ...(additionalChild >= 1 ? [`${dollars(additionalChild)} refundable child credit`] : []),
  ]
  return weighed(
    refundable,
    'good',
    `**${dollars(refundable)} of your credits is paid out even where no tax is left**${parts.length > 0 ? `: ${parts.join(' and ')}` : ''}. It comes only with a filed return.`,
  )
}

/** More withdrawals that make more Social Security taxable. */
function torpedo(result: TaxResult, law: Law): Found {
  const benefits = result.household.people.reduce((sum, person) => sum + person.socialSecurity, 0)
  const taxed = result.taxes.federal.income.taxableSocialSecurity
  if (benefits < 1) return null
  const after = taxesOf(withExtra(result.household, 'iraWithdrawals', NUDGE), law.facts)
  const more = after.federal.income.taxableSocialSecurity - taxed
  if (more < 1)
    return weighed(
      taxed * 0.05,
      'note',
      `**${taxed < 1 ? 'None' : dollars(taxed)} of your ${dollars(benefits)} of Social Security is taxed.** The income that starts this has stood still since 1984 and 1993: it is not adjusted for prices.`,
    )
  const cost = after.federalTax - taxesOf(result.household, law.facts).federalTax
  return weighed(
    Math.max(cost, more) * 5,
    'watch',
    `**$1,000 more of withdrawals also makes ${dollars(more)} of Social Security taxable**${cost > bracketOf(result) * 10 + 0.5 ? `, so it costs ${dollars(cost)} of federal tax: more than the ${percentText(bracketOf(result))} bracket says` : `. With your deductions and credits it costs ${dollars(cost)} of federal tax`}. These thresholds are not adjusted for prices.`,
  )
}

function investmentTax({ taxes, household }: TaxResult, { facts }: Law): Found {
  const tax = taxes.federal.otherTaxes.netInvestmentIncome
  if (tax < 1) return null
  const over = facts.netInvestmentIncomeTax.value.magiOver[household.status]
  return weighed(
    tax,
    'watch',
    `**The net investment income tax adds ${dollars(tax)}**: 3.8% on investment income above ${dollars(over)} of income. That threshold is not adjusted for prices.`,
  )
}

function minimumTax({ taxes }: TaxResult): Found {
  const tax = taxes.federal.tax.alternativeMinimum
  return tax < 1
    ? null
    : weighed(
        tax,
        'watch',
        `**The alternative minimum tax adds ${dollars(tax)}** to what the brackets ask (Form 6251).`,
      )
}

function losses({ taxes }: TaxResult): Found {
  const left = taxes.federal.gains.shortTermCarryover + taxes.federal.gains.longTermCarryover
  return left < 1
    ? null
    : weighed(
        left * 0.1,
        'note',
        `**${dollars(left)} of capital losses goes on to next year.** This year at most $3,000 of loss ($1,500 on a separate return) counts against other income.`,
      )
}

function earlyMoney({ taxes }: TaxResult): Found {
  const tax = taxes.federal.otherTaxes.earlyWithdrawal
  return tax < 1
    ? null
    : weighed(
        tax,
        'watch',
        `**Early withdrawals cost ${dollars(tax)} more**, 10% on top of income tax, unless an exception applies (Form 5329).`,
      )
}

function tooMuchSocialSecurity({ taxes }: TaxResult): Found {
  const excess = taxes.federal.payments.excessSocialSecurity
  return excess < 1
    ? null
    : weighed(
        excess,
        'good',
        `**${dollars(excess)} too much Social Security was withheld** by several employers. It comes back with your return.`,
      )
}

/** Which way of filing costs a couple less, and what being married does. */
function marriage(result: TaxResult, apart: Apart | null): Found {
  if (apart === null) return null
  const joint = allTax(result.taxes)
  const worse = bothTaxes(apart.separate) - joint
  const married = joint - bothTaxes(apart.unmarried)
  const wed =
    Math.abs(married) < 1
      ? 'Being married changes nothing in your tax.'
      : married > 0
        ? `Two unmarried people with the same numbers would pay ${dollars(married)} less.`
        : `Two unmarried people with the same numbers would pay ${dollars(-married)} more.`
  // A few dollars either way is no reason for two returns.
  const even = Math.abs(worse) < 50
  return weighed(
    (even ? 0 : Math.abs(worse)) + Math.abs(married),
    worse < 0 && !even ? 'act' : 'note',
    even
      ? `**Together or on two separate returns, you pay about the same**: ${dollars(Math.abs(worse))} apart. ${wed}`
      : worse >= 0
        ? `**Filing together costs ${dollars(worse)} less than two separate returns.** ${wed}`
        : `**Two separate returns would cost ${dollars(-worse)} less than one together**, with shared items halved. ${wed}`,
  )
}

/** The costliest single dollar ahead. */
function nextCliff(result: TaxResult, kinks: readonly Kink[]): Found {
  const worst = kinks.filter((kink) => kink.kind === 'cliff' && kink.jump > 0).sort((a, b) => b.jump - a.jump)[0]
  return worst === undefined || result.income < 0
    ? null
    : weighed(worst.jump * 2, 'act', `**A cliff lies ahead in your ${nextName[result.nextKind]}.** ${kinkText(worst)}`)
}

function headOfHousehold({ household }: TaxResult): Found {
  if (household.status !== 'head' && household.status !== 'surviving') return null
  if (household.dependents.length > 0) return null
  return weighed(
    1e9,
    'act',
    `**This filing status asks for a child or a relative who lives with you**, and you listed **0** dependents. Add them, or choose another status.`,
  )
}

function federalBack({ taxes, household }: TaxResult): Found {
  if (taxes.state === null || taxes.stateTax > -1) return null
  return weighed(
    -taxes.stateTax,
    'good',
    `**${stateName(household.state)} would pay you ${dollars(-taxes.stateTax)}**: its refundable credits are more than its tax.`,
  )
}

function stateText({ household, taxes }: TaxResult): string {
  const law = stateLawOf(household.state)
  if (law === null) return ''
  const doubts = doubtsOf(law, taxes.federal.year).length
  const unsure =
    doubts === 0
      ? ''
      : doubts === 1
        ? '; 1 of its figures is not final or not well confirmed'
        : `; ${doubts} of its figures are not final or not well confirmed`
  return `What ${law.facts.name}’s part leaves out stands in its own table${unsure}.`
}

const leftOut = (result: TaxResult): Finding => ({
  tone: 'note',
  text: `Left out: the tax on a child’s investment income, premium tax credits, adoption and energy credits beyond what you enter, stock options, foreign earned income, part-year residence and two states.${result.household.status === 'separate' ? ' So are the community property rules of nine states.' : ''} ${result.taxes.state ? `${stateText(result)}` : 'No state is chosen, so its tax is not in here.'} This is an estimate, not a filed return.`,
})

export function findingsOf(
  result: TaxResult,
  law: Law,
  kinks: readonly Kink[],
  apart: Apart | null,
): readonly Finding[] {
  const found: readonly Found[] = [
    headOfHousehold(result),
    paidOut(result),
    torpedo(result, law),
    marriage(result, apart),
    nextCliff(result, kinks),
    minimumTax(result),
    investmentTax(result, law),
    earlyMoney(result),
    selfEmployment(result),
    business(result, law),
    itemize(result, law),
    otherChoice(result, law),
    saltCap(result),
    senior(result, law),
    planMoney(result, law),
    overPlanLimit(result, law),
    iraMoney(result, law),
    zeroGains(result, law),
    bracketRoom(result, law),
    losses(result),
    tooMuchSocialSecurity(result),
    federalBack(result),
  ]
  const kept = found.filter((one) => one !== null).sort((a, b) => b.size - a.size)
  return [...kept.slice(0, MOST).map(({ finding }) => finding), leftOut(result)]
}
