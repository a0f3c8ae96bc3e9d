import { operationsIn, paymentsOf } from '#engine/housing/rental-course.ts'
import { dollars, monthsText, percentText, yearsText } from '../kit/format.ts'
import type { Finding } from '../kit/presentation.ts'
import { breakEvenOccupancy, breakEvenRent, type Deal, firstFullYear, taxLinesOf, worse } from './compute.ts'
import type { RealEstateInputs } from './fields.ts'
import { bestYear, type HoldYear } from './hold-curve.ts'
import { rateText, timesText } from './words.ts'

type Found = Finding | null

function carriesItself(deal: Deal): Found {
  const rent = breakEvenRent(deal)
  const share = breakEvenOccupancy(deal)
  const now = deal.rental.monthlyRent
  if (deal.cashFlow >= 0) {
    if (share === null) return null
    return {
      tone: 'good',
      text: `**It pays for itself as long as ${percentText(share * 100, 0)} of the rent comes in.** You entered ${percentText((1 - deal.rental.vacancy) * 100, 1)}.`,
    }
  }
  if (rent === null)
    return {
      tone: 'watch',
      text: `**At no rent does it pay for itself:** empty months, management, repairs and the reserve take ${percentText((deal.rental.vacancy + deal.rental.management + deal.rental.upkeep + deal.rental.reserve) * 100, 0)} of each dollar of rent, and ${dollars(deal.loanPayments)} of loan payments come on top.`,
    }
  return {
    tone: 'watch',
    text: `**The rent does not carry it: ${dollars(-deal.cashFlow)} a year comes from your pocket.** It would pay for itself at a rent of ${dollars(rent)} a month, ${dollars(rent - now)} more.`,
  }
}

function stress({ stress, cash, rental }: Deal): Found {
  const { none, rent, empty, rate, all } = stress
  if (none.cashFlow === all.cashFlow) return null
  const search =
    rental.emptyMonths > 0
      ? ` With ${monthsText(rental.emptyMonths)} empty at first you count on ${dollars(none.cashFlow)} in the first year.`
      : ''
  const loan = rate.cashFlow === none.cashFlow ? '' : `, ${dollars(rate.cashFlow)} at a loan rate one point higher`
  const share =
    all.cashFlow < 0 && cash > 0 ? `, ${percentText((-all.cashFlow / cash) * 100, 0)} of the cash you put in` : ''
  return {
    tone: all.cashFlow < 0 ? 'watch' : 'good',
    text: `**If it goes badly:**${search} ${search === '' ? 'first-year cash flow' : 'It'} would be ${dollars(rent.cashFlow)} with rent 10% lower, ${dollars(empty.cashFlow)} with two more empty months${loan}, and **${dollars(all.cashFlow)}** with all of it${share}.`,
  }
}

/** Of a normal first year, as the figure is: empty months before the first tenant are left out. */
function coverage({ first, loanPayments, rental }: Deal): Found {
  if (loanPayments <= 0) return null
  if (first.noi <= 0)
    return {
      tone: 'watch',
      text: `**Running costs take more than the rent:** ${dollars(-first.noi)} a year is missing before ${dollars(loanPayments)} of loan payments.`,
    }
  const now = first.noi / loanPayments
  const low = operationsIn(worse.rent(rental), 0).noi / loanPayments
  if (now >= 1 && low >= 1)
    return {
      tone: 'good',
      text: `**Net operating income covers the loan ${timesText(now)} times,** and still ${timesText(low)} times with rent 10% lower. The reserve for big repairs is not in it.`,
    }
  return {
    tone: 'watch',
    text:
      now < 1
        ? `**Net operating income covers only ${timesText(now)} of the loan payments.** Below 1, the rent does not pay the loan even before big repairs. Lenders who go by this ratio may say no.`
        : `**Net operating income covers the loan ${timesText(now)} times, but ${timesText(low)} times with rent 10% lower.** Below 1, the rent no longer pays the loan.`,
  }
}

function reserve(deal: Deal): Found {
  const { first, cash, cashFlow } = deal
  if (cash <= 0 || first.full <= 0) return null
  if (first.reserve === 0)
    return {
      tone: 'watch',
      text: `**There is no reserve for big repairs in these numbers.** A roof and a furnace come sooner or later; 5% of the rent would be ${dollars(first.full * 0.05)} a year.`,
    }
  const without = (cashFlow + first.reserve) / cash
  return {
    tone: 'note',
    text: `**Without the reserve for big repairs, cash-on-cash would look like ${rateText(without)} instead of ${rateText(cashFlow / cash)}.** Sellers’ sheets often leave out those ${dollars(first.reserve)} a year.`,
  }
}

/** Why a loss waits: nobody has more than $25,000 a year (IRC 469(i)). */
function whyWaiting({ role, status }: RealEstateInputs): string {
  if (role === 'passive') return 'You take no part in running it'
  if (status === 'separate') return 'On separate returns of spouses who live together no loss counts'
  return 'Owners who take part may count $25,000 a year at most, less from $100,000 of income on and nothing from $150,000'
}

const taxWords = (change: number): string =>
  change < -0.5 ? `takes ${dollars(-change)} off your taxes` : `bears ${dollars(Math.max(0, change))} of tax`

function losses(deal: Deal, inputs: RealEstateInputs): Found {
  const lines = taxLinesOf(deal)
  const full = firstFullYear(deal)
  const line = full ?? lines[0]
  if (line === undefined) return null
  const when = full === null ? (line.sold ? 'the year of the sale' : 'the first tax year') : 'the first full tax year'
  const { putOffBefore } = deal.held
  const atMost = Math.max(putOffBefore, ...lines.map(({ tax }) => tax.putOff))
  if (line.netRent >= 0)
    return {
      tone: 'good',
      text: `**Depreciation of ${dollars(line.depreciation)} in ${when} is no money out, yet it comes off the taxable rent.** That leaves ${dollars(line.netRent)} of taxable rent${line.sold ? ' besides the gain' : `, which ${taxWords(line.tax.change)}${line.tax.counted < line.netRent - 0.5 ? ', with the losses that had waited' : ''}`}.`,
    }
  if (line.sold)
    return {
      tone: 'note',
      text: `**On paper it loses ${dollars(-line.netRent)} in ${when}, since depreciation counts as a cost.** In that year the whole loss counts.`,
    }
  if (atMost < 1)
    return {
      tone: line.tax.change < -0.5 ? 'good' : 'note',
      text: `**On paper it loses ${dollars(-line.netRent)} in ${when}, since depreciation counts as a cost.** ${
        line.tax.change < -0.5
          ? `All of it counts at your income and takes ${dollars(-line.tax.change)} off your taxes.`
          : 'You have no taxed income for it to lower; carrying it to other years is left out.'
      }`,
    }
  return {
    tone: 'watch',
    text: `**Up to ${dollars(atMost)} of paper losses would have to wait.** ${whyWaiting(inputs)}. Of ${when}’s ${dollars(-line.netRent)}, ${dollars(Math.max(0, -line.tax.counted))} counts. ${putOffBefore >= 1 ? `${dollars(putOffBefore)} is freed by the sale.` : 'Later profits use them up before the sale.'}`,
  }
}

function sale(deal: Deal): Found {
  const row = deal.course.years.at(-1)
  if (row === undefined) return null
  const { gain, depreciation, shortTerm, proceeds } = row.sale
  if (proceeds < 0)
    return {
      tone: 'watch',
      text: `**At the sale you would owe more than it brings:** ${dollars(-proceeds)} to pay in after selling costs and the loan.`,
    }
  if (gain <= 0)
    return {
      tone: 'watch',
      text: `**Sold at a loss of ${dollars(-gain)} for tax.** That loss counts in full against other income, and ${deal.held.saleTax <= 0 ? `the sale takes ${dollars(-deal.held.saleTax)} off your taxes` : `the sale adds ${dollars(deal.held.saleTax)} of tax`}.`,
    }
  if (shortTerm)
    return {
      tone: 'act',
      text: `**Sold within a year, the gain of ${dollars(gain)} is taxed like pay.** After more than twelve months the lower rates for long-term gains apply.`,
    }
  const back = Math.min(gain, depreciation)
  const invested = deal.held.finalTax.investmentTax
  const freed = deal.held.putOffBefore >= 1 ? ' The losses that waited are counted in it.' : ''
  return {
    tone: 'note',
    text: `**${deal.held.saleTax >= 0 ? `The sale brings ${dollars(deal.held.saleTax)} of tax` : `The sale takes ${dollars(-deal.held.saleTax)} off your taxes`}.** Of the gain of ${dollars(gain)}, ${dollars(back)} gives back depreciation, taxed at up to 25%; ${gain - back >= 1 ? 'the rest at 0%, 15% or 20%' : 'none is growth'}.${invested >= 1 ? ` ${dollars(invested)} of net investment income tax (3.8%) is in it.` : ''}${freed}`,
  }
}

function interestOnly({ rental, loanPayments }: Deal, inputs: RealEstateInputs): Found {
  if (rental.interestOnlyMonths === 0) return null
  const { level } = paymentsOf(rental)
  return {
    tone: 'watch',
    text: `**After ${yearsText(inputs.interestOnly)} of interest alone the payment jumps from ${dollars(loanPayments / 12)} to ${dollars(level)} a month,** and until then nothing is repaid. Coverage and cash flow above are the first year’s.`,
  }
}

function bestTime(deal: Deal, inputs: RealEstateInputs, curve: readonly HoldYear[]): Found {
  const best = bestYear(curve)
  if (best?.afterTax == null || deal.afterTax === null || best.years === inputs.holdYears) return null
  if (best.afterTax - deal.afterTax < 0.0025) return null
  return {
    tone: 'note',
    text: `**On these guesses the return is highest sold after ${yearsText(best.years)}:** ${rateText(best.afterTax)} a year, against ${rateText(deal.afterTax)} after ${yearsText(inputs.holdYears)}.`,
  }
}

const leftOut: Finding = {
  tone: 'note',
  text: 'Left out: the 20% deduction some rentals get, faster write-offs of parts, a swap for another property, other rentals and deductions you have, local rent rules, and your own time. Growth and future law are guesses; amounts are in future dollars unless it says today’s.',
}

export function findingsOf(deal: Deal, inputs: RealEstateInputs, curve: readonly HoldYear[]): readonly Finding[] {
  const found = [
    carriesItself(deal),
    stress(deal),
    losses(deal, inputs),
    sale(deal),
    reserve(deal),
    interestOnly(deal, inputs),
    coverage(deal),
    bestTime(deal, inputs, curve),
  ]
  return [...found.filter((finding) => finding !== null).slice(0, 6), leftOut]
}
