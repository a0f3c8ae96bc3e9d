import { percentText, plain } from '../kit/format.ts'
import type { Finding } from '../kit/presentation.ts'
import type { Solved } from './compute.ts'
import type { SimpleInputs } from './fields.ts'
import { basisRows } from './tables.ts'
import { basisName, compoundedName, exact, overText, rateText } from './words.ts'

type Found = Finding | null
const cent = (value: number): number => Math.round(value * 100) / 100

function beside(result: Solved, inputs: SimpleInputs): Found {
  const how = compoundedName[inputs.compounding]
  if (result.compounded === null)
    return {
      tone: 'watch',
      text: `**Compounded ${how} at ${rateText(result.annualRate)} a year**, the interest would grow past a quadrillion dollars.`,
    }
  const more = cent(result.compounded - result.interest)
  if (Math.abs(more) < 0.01) return null
  return more > 0
    ? {
        tone: 'note',
        text: `**Compounding ${how} would add ${exact(more)}**: ${exact(result.compounded)} of interest instead of ${exact(result.interest)} ${overText(result, inputs)}. Savings accounts and credit cards compound.`,
      }
    : {
        tone: 'note',
        text: `**Over less than one period, compounding ${how} brings ${exact(-more)} less**, because its rate is meant for whole periods.`,
      }
}

/** The cheapest and the dearest way of counting the same time. */
function counting(result: Solved, inputs: SimpleInputs): Found {
  const rows = basisRows(result, inputs)
  if (rows === null) return null
  const low = rows.reduce((a, b) => (b.interest < a.interest ? b : a))
  const high = rows.reduce((a, b) => (b.interest > a.interest ? b : a))
  const gap = cent(high.interest - low.interest)
  if (gap < 0.01) return null
  return {
    tone: 'watch',
    text: `**How days are counted moves the interest by ${exact(gap)}**: ${exact(low.interest)} under ${basisName[low.basis]}, ${exact(high.interest)} under ${basisName[high.basis]}. Your note or contract names its day count.`,
  }
}

function yearOf360(result: Solved, inputs: SimpleInputs): Found {
  if (inputs.dayCount !== 'actual/360' || result.annualRate === 0) return null
  const real = (result.annualRate * 100 * 365) / 360
  return {
    tone: 'watch',
    text: `**Over 360 days, ${rateText(result.annualRate)} costs ${percentText(real)}** in a year of 365 days. Business loans often count this way.`,
  }
}

function perDay(result: Solved): Found {
  if (result.perDay < 0.005) return null
  return {
    tone: 'watch',
    text: `**Each day costs ${exact(cent(result.perDay))}.** On a loan that counts interest by the day, as most US car loans do, paying 10 days late adds ${exact(cent(result.perDay * 10))}, and paying early saves as much.`,
  }
}

function perPeriod(result: Solved, inputs: SimpleInputs): Found {
  if (inputs.find !== 'rate' && inputs.ratePer !== 'year')
    return {
      tone: 'watch',
      text: `**${percentText(inputs.rate, 4)} a ${inputs.ratePer} is ${rateText(result.annualRate)} a year.** Compare offers by the yearly rate.`,
    }
  if (inputs.find !== 'rate') return null
  return {
    tone: 'note',
    text: `**${rateText(result.annualRate)} a year is ${percentText((result.annualRate * 100) / 12, 3)} a month.** It is not the APR of a loan paid in installments: there the balance falls, so the same interest means nearly twice the rate.`,
  }
}

/** How long until the interest equals the principal. */
function doubling(result: Solved, { dayCount }: SimpleInputs): Found {
  if (result.annualRate <= 0 || result.course !== null) return null
  // A year of the day count may have 360 days; the years told are of 365.
  const years = (1 / result.annualRate) * (dayCount === 'actual/360' ? 360 / 365 : 1)
  if (years > 200 || years < 0.1) return null
  return {
    tone: 'note',
    text: `**At simple interest, ${rateText(result.annualRate)} doubles the principal in ${plain(years, 1)} ${plain(years, 1) === '1' ? 'year' : 'years'}**, whatever the amount.`,
  }
}

function payments(result: Solved): Found {
  const { course } = result
  if (course === null) return null
  if (course.paid < 0.005)
    return {
      tone: 'watch',
      text: `**None of your payments counts**: ${course.outside === 1 ? 'its date is' : 'their dates are'} outside the time asked about.`,
    }
  const toInterest = course.rows.reduce((sum, row) => sum + row.toInterest, 0)
  const split =
    toInterest >= course.paid - 0.005
      ? 'All of it met interest'
      : toInterest < 0.005
        ? 'All of it met principal'
        : `${exact(cent(toInterest))} of it met interest and the rest principal`
  const without = cent(result.principal * result.annualRate * result.years)
  const saved = Math.max(0, cent(without - course.interest))
  const outside = course.outside > 0 ? ` Payments dated outside the time (${course.outside}) are left out.` : ''
  return {
    tone: 'good',
    text: `**Paying ${exact(course.paid)} along the way saves ${saved < 0.005 ? 'no' : `${exact(saved)} of`} interest.** ${split}, as the US Rule has it: interest first, and no interest on interest.${outside}`,
  }
}

const leftOut: Finding = {
  tone: 'note',
  text: 'Left out: fees, tax on interest earned, and inflation. All amounts are dollars of the day they are due.',
}

export function findingsOf(result: Solved, inputs: SimpleInputs): readonly Finding[] {
  const found = [
    payments(result),
    beside(result, inputs),
    counting(result, inputs),
    yearOf360(result, inputs),
    perPeriod(result, inputs),
    perDay(result),
    doubling(result, inputs),
  ]
  return [...found.filter((one) => one !== null), leftOut]
}
