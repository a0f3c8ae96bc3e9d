import { daysPerYear } from '#engine/lending/accrual-span.ts'
import type { Working } from '../kit/presentation.ts'
import { compoundsPerYear } from './compute.ts'
import { ofSolved, type SolvedContext } from './context.ts'
import { workingWords } from './words/explain.en.ts'
import { formWords } from './words/form.en.ts'
import { timeWords } from './words/time.en.ts'

const basisName = formWords.dayCount.options
/** Rows of payments printed. */
const MOST = 12

/** The line that turns the time given into years. */
function timeStep({ inputs, result, say }: SolvedContext): string {
  const words = workingWords.simple
  const { dayCount, from, to } = inputs
  const years = say.number(result.years, 10)
  const basis = basisName[dayCount]
  const year = daysPerYear(dayCount)
  if (inputs.find === 'time') return words.unit({ days: year, basis })
  if (inputs.span === 'term') {
    const time = words.months({ months: inputs.term }, say)
    return (dayCount === 'actual/360' ? words.fromMonths360 : words.fromMonths)({ time, years })
  }
  const time = timeWords.days({ days: Math.round(result.days ?? 0) }, say)
  if (inputs.span === 'days') return words.fromDays({ time, years, year, basis })
  return dayCount === 'actual/actual'
    ? words.fromLeap({ time, years, from, to }, say)
    : words.fromDates({ time, years, year, basis, from, to }, say)
}

/** Interest from payment to payment. */
function alongTheWay({ inputs, result, say }: SolvedContext): Working | null {
  const { course } = result
  if (course === null) return null
  const words = workingWords.paid
  const steps = course.rows.slice(0, MOST).map((row, at) => {
    const last = course.rows[at - 1]
    return words.row(
      {
        date: row.date,
        before: last?.principal ?? result.principal,
        rate: say.number(result.annualRate, 10),
        years: say.number(row.years - (last?.years ?? 0), 10),
        interest: row.interest,
        paid: row.paid,
        toInterest: row.toInterest,
        toPrincipal: row.toPrincipal,
        left: row.principal,
      },
      say,
    )
  })
  return {
    title: words.title,
    lines: [
      words.formula,
      `= ${say.cents(result.principal)} + ${say.cents(course.interest)} − ${say.cents(course.paid)}`,
      `= ${say.cents(course.due)}`,
    ],
    steps: [
      words.rule({ basis: basisName[inputs.dayCount] }),
      ...steps,
      ...(course.rows.length > MOST ? [words.others({ count: course.rows.length - MOST })] : []),
    ],
  }
}

function lines({ inputs, result, say }: SolvedContext): readonly string[] {
  const words = workingWords.simple
  const { principal, interest, annualRate, years, total } = result
  const P = say.number(principal)
  const I = say.number(interest)
  const r = say.number(annualRate, 10)
  const t = say.number(years, 10)
  switch (inputs.find) {
    case 'interest':
      return ['I = P · r · t', `= ${P} · ${r} · ${t}`, `= ${say.cents(interest)}`]
    case 'principal':
      return inputs.known === 'total'
        ? ['P = A ÷ (1 + r · t)', `= ${say.number(total)} ÷ (1 + ${r} · ${t})`, `= ${say.cents(principal)}`]
        : ['P = I ÷ (r · t)', `= ${I} ÷ (${r} · ${t})`, `= ${say.cents(principal)}`]
    case 'rate':
      return ['r = I ÷ (P · t)', `= ${I} ÷ (${P} · ${t})`, words.aYear({ rate: r, points: annualRate * 100 }, say)]
    case 'time':
      return ['t = I ÷ (P · r)', `= ${I} ÷ (${P} · ${r})`, words.years({ years: t })]
  }
}

function formula(context: SolvedContext): Working {
  const { inputs, result, say } = context
  const words = workingWords.simple
  const { find, known, rate, ratePer, dayCount, from } = inputs
  const yearly = result.annualRate * 100
  const steps = [
    timeStep(context),
    find !== 'rate' && ratePer === 'month' && words.ofMonth({ rate, yearly }, say),
    find !== 'rate' && ratePer === 'day' && words.ofDay({ rate, days: daysPerYear(dayCount), yearly }, say),
    find !== 'interest' && find !== 'principal' && known === 'total' && words.interest(result, say),
    result.reached !== null && words.reached({ from, date: result.reached }, say),
    words.total(result, say),
  ]
  return { title: words.title, lines: lines(context), steps: steps.filter((step) => step !== false) }
}

function compound({ inputs, result, say }: SolvedContext): Working | null {
  if (result.compounded === null || result.course !== null) return null
  const m = compoundsPerYear[inputs.compounding]
  const P = say.number(result.principal)
  return {
    title: workingWords.compound.title,
    lines: [
      'I = P · ((1 + r ÷ m)^(m · t) − 1)',
      `= ${P} · ((1 + ${say.number(result.annualRate, 10)} ÷ ${m})^(${m} · ${say.number(result.years, 10)}) − 1)`,
      `= ${say.cents(result.compounded)}`,
    ],
  }
}

export const workings = [ofSolved((context) => alongTheWay(context) ?? formula(context)), ofSolved(compound)]
