import { savingRace } from '#engine/housing/saving-race.ts'
import { iraExceptions, planLoan } from '#facts/retirement/early-withdrawal.ts'
import { dollars, listText, monthsText, monthText, percentText } from '../kit/format.ts'
import type { Finding } from '../kit/presentation.ts'
import { stateNameOf } from '../kit/states.ts'
import { growthForSooner, MOST_MONTHS, monthAfter, type Result } from './compute.ts'
import type { DownPaymentInputs } from './fields.ts'
import type { Law } from './law.ts'
import { placeNames, placePays } from './places.ts'
import { placeOutcomes } from './tables.ts'
import { inFirstYear, wayPhrase } from './words.ts'

type Found = Finding | null

/** How the cash it takes moves until then, and why. */
function moving(result: Result, inputs: DownPaymentInputs): Found {
  const more = result.cash.total - result.cashToday.total
  if (result.month === 0 || Math.abs(more) < 1) return null
  const home = inputs.homeGrowth
  const until = result.month === null ? `by ${monthText(monthAfter(result, result.cashMonth))}` : 'while you save'
  if (more < 0)
    return {
      tone: 'good',
      text: `**The target falls by ${dollars(-more)}** ${until}${home < 0 ? `, if home prices fall ${percentText(-home)} a year` : ''}.`,
    }
  const flat = result.monthIfFlat
  const slower =
    home > 0 && flat !== null && result.month !== null && result.month > flat
      ? ` At today’s price you would be there **${monthsText(result.month - flat)}** sooner.`
      : ''
  return {
    tone: 'watch',
    text: `**The target grows by ${dollars(more)}** ${until}${home > 0 ? ', because the home does' : ', though the price of the home does not'}.${slower}`,
  }
}

function soonerOrWait(result: Result, inputs: DownPaymentInputs): Found {
  const { sooner, waiting, soonerAhead } = result
  if (sooner.month === null || sooner.way.key === waiting.way.key) return null
  if (waiting.month !== null && sooner.month > waiting.month) return null
  const when = sooner.month === 0 ? 'now' : `in ${monthText(monthAfter(result, sooner.month))}`
  const insurance =
    sooner.insurancePaid > 0 ? `${dollars(sooner.insurancePaid)} of mortgage insurance` : 'no monthly insurance'
  const rent = Math.max(0, waiting.rentPaid - sooner.rentPaid)
  const ahead = `**${dollars(Math.abs(soonerAhead))}** in today’s dollars after ${monthsText(result.compareMonths)}`
  const never = waiting.month === null
  const costs = `Buying sooner means a loan of ${dollars(sooner.loanAmount)} and ${insurance}; ${never ? 'renting on' : 'waiting'} means ${rent < 0.5 ? 'no' : dollars(rent)} more rent.`
  const even = growthForSooner(result, inputs)
  // The days of buying move with the growth by whole months, so the turning point may lie on the wrong side; then nothing is said.
  const growth =
    even === null || even <= -5 || soonerAhead >= 0 !== even <= inputs.homeGrowth
      ? ''
      : soonerAhead >= 0
        ? ` That holds as long as home prices ${even < 0 ? `fall no more than about ${percentText(-even, 1)} a year` : `grow about ${percentText(even, 1)} a year or more`}.`
        : ` Home prices would have to ${even < 0 ? `fall no more than about ${percentText(-even, 1)}` : `grow about ${percentText(even, 1)}`} a year for buying sooner to win.`
  if (sooner.month === waiting.month)
    return {
      tone: 'note',
      text: `**Putting down less on the same day**, with ${wayPhrase[inputs.sooner]}, would leave you ${soonerAhead >= 0 ? 'ahead' : 'behind'} by ${ahead}. The loan would be ${dollars(sooner.loanAmount)}, with ${insurance}.`,
    }
  return soonerAhead >= 0
    ? {
        tone: 'note',
        text: `**Buying ${when} with ${wayPhrase[inputs.sooner]}** would leave you ahead by ${ahead}. ${costs}${growth}`,
      }
    : {
        tone: 'note',
        text: `**${never ? 'Renting on, since your plan is not reached,' : 'Waiting'}** would leave you ahead by ${ahead}, against buying ${when} with ${wayPhrase[inputs.sooner]}. ${costs}${growth}`,
      }
}

/** A life whose payment, tax and upkeep are more than rent and saving together, until the savings are gone. */
function tight({ sooner, waiting }: Result): Found {
  const short = [
    ...(sooner.month !== null && sooner.lowestSaved < -0.5 ? [['Buying sooner', sooner.lowestSaved] as const] : []),
    ...(waiting.month !== null && waiting.lowestSaved < -0.5 ? [['Your plan', waiting.lowestSaved] as const] : []),
  ]
  const [first, second] = short
  if (first === undefined) return null
  const [name, lowest] = first
  const also = second === undefined ? '' : `; your plan by up to **${dollars(-second[1])}**`
  return {
    tone: 'watch',
    text: `**${name} would not fit your money**: after the purchase, loan, tax, insurance and upkeep take more than your rent and saving together, and once your savings are gone you would be short by up to **${dollars(-lowest)}**${also}.`,
  }
}

function bestPlace(result: Result, inputs: DownPaymentInputs): Found {
  if (result.cashMonth === 0) return null
  const outcomes = placeOutcomes(result)
  const own = outcomes.find(({ place }) => place.key === result.place.key)
  const best = outcomes.reduce((a, b) => (b.saved > a.saved ? b : a))
  if (!own) return null
  const more = best.saved - own.saved
  const free =
    best.place.key === 'bills' && inputs.state !== 'US' && own.place.tax.stateAndLocal > 0.5
      ? `, since ${stateNameOf(inputs.state)} does not tax their interest`
      : ''
  if (more < 1 && best.place.annualYieldAfterTax > own.place.annualYieldAfterTax + 5e-5) return null
  if (best === own || more < 1)
    return {
      tone: 'good',
      text: `**${placeNames[own.place.key]}** ${placePays[own.place.key]} most after tax of the four places, ${percentText(own.place.annualYieldAfterTax * 100)} a year.`,
    }
  return {
    tone: 'good',
    text: `**${placeNames[best.place.key]}** would leave **${dollars(more)}** more by ${monthText(monthAfter(result, result.cashMonth))}${free}: ${percentText(best.place.annualYieldAfterTax * 100)} a year after tax against ${percentText(own.place.annualYieldAfterTax * 100)}. Rates move; a bill or CD ties the money up until it ends.`,
  }
}

function savingMore(result: Result): Found {
  if (result.month === 0) return null
  const race = savingRace(
    { ...result.saver, monthly: result.saver.monthly + 200 },
    result.own.needs.needAt,
    MOST_MONTHS,
  )
  if (race.outcome !== 'reached' || (result.month !== null && race.month >= result.month)) return null
  const gain =
    result.month === null
      ? `would get you there in **${monthText(monthAfter(result, race.month))}**`
      : `would bring it **${monthsText(result.month - race.month)}** nearer`
  return { tone: 'good', text: `**$200 a month more** ${gain}.` }
}

function byDate(result: Result, inputs: DownPaymentInputs): Found {
  const when = monthText(monthAfter(result, inputs.by))
  const gap = result.monthlyNeeded - inputs.monthly
  if (result.outcome === 'ready' || Math.abs(gap) < 0.5) return null
  return gap > 0
    ? {
        tone: 'act',
        text: `**To buy in ${when}** it takes **${dollars(result.monthlyNeeded)}** a month${inFirstYear(inputs)}, ${dollars(gap)} more than you save now.`,
      }
    : {
        tone: 'good',
        text: `**For ${when}**, ${dollars(result.monthlyNeeded)} a month${inFirstYear(inputs)} is enough; you save ${dollars(inputs.monthly)}.`,
      }
}

function limits(result: Result, law: Law): Found {
  const loan = result.price - result.cash.down
  const [baseline] = law.conforming.value.baseline
  const share = (result.cash.down / result.price) * 100
  const texts = [
    share < 3 - 1e-9 ? 'Conventional loans start at 3% down. With less, look at VA and USDA in the table.' : '',
    loan > baseline
      ? `The loan of ${dollars(loan)} is above ${dollars(baseline)}, the usual limit of Fannie Mae and Freddie Mac this year; high-cost counties have more. Above it, lenders set their own terms, and 3% and FHA loans may not be offered.`
      : '',
    result.stray > 0 ? `One-time amounts outside the next 40 years (${result.stray}) are left out.` : '',
  ].filter((text) => text !== '')
  return texts.length > 0 ? { tone: 'watch', text: texts.join(' ') } : null
}

function gift(inputs: DownPaymentInputs, law: Law): Found {
  if (inputs.gift <= 0) return null
  const { annualExclusion } = law.tax.giftAndEstate.value
  return {
    tone: 'note',
    text: `**A gift of ${dollars(inputs.gift)}** is not income to you. The lender asks for a letter that it need not be paid back. A giver of more than ${dollars(annualExclusion)} to one person in the year files Form 709; tax is rarely due.`,
  }
}

const retirement: Finding = {
  tone: 'note',
  text: `**Retirement money has its own rules**: up to ${dollars(iraExceptions.value.firstHomeLifetime)} from an IRA for a first home has no 10% penalty but may be taxed, and some 401(k) plans lend up to half of what is yours, at most ${dollars(planLoan.value.cap)}. Neither is counted here.`,
}

const leftOut = (result: Result): Finding => ({
  tone: 'note',
  text: `Left out: ${listText(['what a lender will approve', 'HOA dues', 'income tax saved by owning', 'a changing interest rate on savings'])}. Future prices are guesses${result.month === 0 ? '' : '; amounts of later months are in future dollars'}.`,
})

export const findingsOf = (result: Result, inputs: DownPaymentInputs, law: Law): readonly Finding[] => [
  ...[
    byDate(result, inputs),
    moving(result, inputs),
    soonerOrWait(result, inputs),
    tight(result),
    bestPlace(result, inputs),
    savingMore(result),
    limits(result, law),
    gift(inputs, law),
  ]
    .filter((finding) => finding !== null)
    .slice(0, 7),
  retirement,
  leftOut(result),
]
