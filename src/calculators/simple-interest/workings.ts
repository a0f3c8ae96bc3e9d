import { daysPerYear } from '#engine/lending/accrual-span.ts'
import { dateText, dollarsAndCents as money, percentText, plain } from '../kit/format.ts'
import type { Working } from '../kit/presentation.ts'
import { compoundsPerYear, type Solved } from './compute.ts'
import type { SimpleInputs } from './fields.ts'
import { basisName, daysText } from './words.ts'

/** The line that turns the time given into years. */
function timeStep(result: Solved, inputs: SimpleInputs): string {
  const basis = inputs.dayCount
  const years = plain(result.years, 10)
  const months = `${inputs.term} ${inputs.term === 1 ? 'month' : 'months'}`
  if (inputs.find === 'time') return `t is in years of ${daysPerYear(basis)} days (${basisName[basis]}).`
  if (inputs.span === 'term')
    return basis === 'actual/360'
      ? `t = ${months} ÷ 12 × 365 ÷ 360 = ${years} years.`
      : `t = ${months} ÷ 12 = ${years} years.`
  const days = daysText(Math.round(result.days ?? 0))
  const where =
    inputs.span === 'dates'
      ? ` from ${dateText(inputs.from, true)} to ${dateText(inputs.to, true)}, the last day not counted`
      : ''
  return basis === 'actual/actual' && inputs.span === 'dates'
    ? `t = ${days}${where}: those in leap years over 366, the others over 365 = ${years} years.`
    : `t = ${days}${where}, ÷ ${daysPerYear(basis)} (${basisName[basis]}) = ${years} years.`
}

/** Interest from payment to payment. */
function alongTheWay(result: Solved, inputs: SimpleInputs): Working | null {
  const { course } = result
  if (course === null) return null
  let principal = result.principal
  let before = 0
  const steps = course.rows.slice(0, 12).map((row) => {
    const line = `To ${dateText(row.date, true)}: ${money(principal)} × ${plain(result.annualRate, 10)} × ${plain(row.years - before, 10)} years = ${money(row.interest)}. Paid ${money(row.paid)}: ${money(row.toInterest)} to interest, ${money(row.toPrincipal)} to principal, ${money(row.principal)} left.`
    principal = row.principal
    before = row.years
    return line
  })
  return {
    title: 'Simple interest with payments',
    lines: [
      'due = principal + interest − payments',
      `= ${money(result.principal)} + ${money(course.interest)} − ${money(course.paid)}`,
      `= ${money(course.due)}`,
    ],
    steps: [
      `United States Rule, day count ${basisName[inputs.dayCount]}; interest is rounded to the cent at each payment.`,
      ...steps,
      ...(course.rows.length > 12 ? [`And so on for ${course.rows.length - 12} more.`] : []),
    ],
  }
}

function formula(result: Solved, inputs: SimpleInputs): Working {
  const { principal, interest, annualRate, years, total } = result
  const p = plain(principal)
  const r = plain(annualRate, 10)
  const t = plain(years, 10)
  const lines = ((): readonly string[] => {
    switch (inputs.find) {
      case 'interest':
        return ['I = P · r · t', `= ${p} · ${r} · ${t}`, `= ${money(interest)}`]
      case 'principal':
        return inputs.known === 'total'
          ? ['P = A ÷ (1 + r · t)', `= ${plain(total)} ÷ (1 + ${r} · ${t})`, `= ${money(principal)}`]
          : ['P = I ÷ (r · t)', `= ${plain(interest)} ÷ (${r} · ${t})`, `= ${money(principal)}`]
      case 'rate':
        return [
          'r = I ÷ (P · t)',
          `= ${plain(interest)} ÷ (${p} · ${t})`,
          `= ${r} = ${percentText(annualRate * 100, 4)} a year`,
        ]
      case 'time':
        return ['t = I ÷ (P · r)', `= ${plain(interest)} ÷ (${p} · ${r})`, `= ${t} years`]
    }
  })()
  const steps = [timeStep(result, inputs)]
  if (inputs.find !== 'rate' && inputs.ratePer === 'month')
    steps.push(`r = ${percentText(inputs.rate, 4)} a month × 12 = ${percentText(annualRate * 100, 4)} a year.`)
  if (inputs.find !== 'rate' && inputs.ratePer === 'day')
    steps.push(
      `r = ${percentText(inputs.rate, 4)} a day × ${daysPerYear(inputs.dayCount)} = ${percentText(annualRate * 100, 4)} a year.`,
    )
  if (inputs.find !== 'interest' && inputs.known === 'total' && inputs.find !== 'principal')
    steps.push(`I = ${money(total)} − ${money(principal)} = ${money(interest)}.`)
  if (result.reached !== null)
    steps.push(
      `Counted day by day from ${dateText(inputs.from, true)}, the interest is there on ${dateText(result.reached, true)}.`,
    )
  steps.push(
    `Total due: ${money(principal)} + ${money(interest)} = ${money(total)}. Rounded to the cent once, at the end.`,
  )
  return { title: 'Simple interest', lines, steps }
}

function compound(result: Solved, inputs: SimpleInputs): Working | null {
  if (result.compounded === null || result.course !== null) return null
  const m = compoundsPerYear[inputs.compounding]
  return {
    title: 'The same rate, compounded',
    lines: [
      'I = P · ((1 + r ÷ m)^(m · t) − 1)',
      `= ${plain(result.principal)} · ((1 + ${plain(result.annualRate, 10)} ÷ ${m})^(${m} · ${plain(result.years, 10)}) − 1)`,
      `= ${money(result.compounded)}`,
    ],
  }
}

export const workingsOf = (result: Solved, inputs: SimpleInputs): readonly Working[] =>
  [alongTheWay(result, inputs) ?? formula(result, inputs), compound(result, inputs)].filter(
    (working) => working !== null,
  )
