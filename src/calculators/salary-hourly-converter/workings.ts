import { OVERTIME_AFTER } from '#engine/pay/overtime.ts'
import type { Working } from '../kit/presentation.ts'
import type { Say } from '../kit/say.ts'
import type { PayContext } from './context.ts'
import type { PayInputs } from './sections.ts'
import { daysText, exact, hoursText, weeksText } from './words/pay.en.ts'
import { workingWords } from './words/workings.en.ts'

const perYear: Readonly<Record<PayInputs['unit'], (inputs: PayInputs, say: Say) => string>> = {
  hour: ({ hours }, say) => `${hoursText(hours, say)} × 52`,
  day: ({ days }, say) => `${daysText(days, say)} × 52`,
  week: () => '52',
  'two-weeks': () => '26',
  'half-month': () => '24',
  month: () => '12',
  year: () => '1',
}
/** The next term of a sum, with its sign: " − $5.00", " + $5.00". */
const term = (value: number, say: Say): string => `${value < 0 ? ' − ' : ' + '}${say.cents(Math.abs(value))}`
/** Less than half a cent has no sign. */
const cents = (value: number, say: Say): string => say.cents(Math.abs(value) < 0.005 ? 0 : value)

function conversion({ inputs, result: { own, units }, say }: PayContext): Working {
  const words = workingWords.conversion
  const { year } = own
  const weeks = say.number(year.paidWeeks)
  return {
    title: words.title,
    lines: [
      words.year,
      `= ${exact(inputs.pay, say)} × ${perYear[inputs.unit](inputs, say)} × ${weeks} ÷ 52`,
      `= ${cents(year.basePay, say)}`,
      ...(units.hour === null
        ? [words.noHours]
        : [
            words.hour,
            `= ${cents(year.basePay, say)} ÷ (${weeks} × ${say.number(inputs.hours)})`,
            `= ${cents(units.hour, say)}`,
          ]),
    ],
    steps: [words.month],
  }
}

function overtime({ result: { own }, say }: PayContext): Working | null {
  const { year, job } = own
  if (year.overtimePay <= 0) return null
  const words = workingWords.overtime
  const over = Math.max(0, job.hours + job.extraHours - OVERTIME_AFTER)
  const rate = `${cents(year.fullPay, say)} ÷ 52 ÷ ${say.number(job.hours)}`
  return {
    title: words.title,
    lines: [
      words.rate,
      `= ${rate} = ${cents(year.regularRate, say)}`,
      words.year,
      `= ${rate} × (${say.number(job.extraHours)} + ${say.number(over)} ÷ 2) × ${say.number(year.weeksWorked, 6)} = ${cents(year.overtimePay, say)}`,
    ],
  }
}

function takeHome({ inputs, result: { own }, say }: PayContext): Working {
  const words = workingWords.takeHome
  const { tax, gross, premium, deferral, takeHome: home } = own.year
  const taxes = { federal: tax.federal, state: tax.stateAndLocal, payroll: tax.payroll }
  return {
    title: words.title,
    lines: [
      words.formula,
      `= ${cents(gross, say)}${term(-tax.total, say)} − ${cents(premium, say)} − ${cents(deferral, say)}`,
      `= ${cents(home, say)}`,
    ],
    steps: [
      words.taxes(taxes, say),
      words.premium,
      ...(inputs.status === 'joint' && inputs.spousePay > 0 ? [words.spouse({ pay: inputs.spousePay }, say)] : []),
    ],
  }
}

/** Decimals with which these dollars over these hours are right to the cent. */
const hourDecimals = (dollarsLeft: number, hours: number): number =>
  Math.min(8, Math.max(1, Math.ceil(Math.log10((100 * Math.abs(dollarsLeft)) / hours ** 2))))

function realHour({ result: { own }, say }: PayContext): Working | null {
  const { year, realHourly } = own
  if (realHourly === null) return null
  const words = workingWords.realHour
  const decimals = hourDecimals(year.netWorth, year.hoursGiven)
  const number = (value: number) => say.number(value, decimals)
  const costs = year.commuteCost + year.workCosts
  return {
    title: words.title,
    lines: [
      words.formula,
      `= (${cents(year.takeHome, say)} + ${cents(year.deferral + year.match, say)} + ${cents(year.otherBenefits, say)} − ${cents(costs, say)}) ÷ ${number(year.hoursGiven)}`,
      `= ${cents(realHourly, say)}`,
    ],
    steps: [
      words.weeks({ paid: year.paidWeeks, worked: year.weeksWorked }, say),
      words.hours({
        worked: number(year.hoursWorked),
        commute: number(year.commuteHours),
        breaks: number(year.lunchHours),
      }),
    ],
  }
}

function contract({ inputs, result: { contract: found, own }, say }: PayContext): Working | null {
  if (!found?.atEqual) return null
  const words = workingWords.contract
  const { atEqual } = found
  const time = `${hoursText(inputs.contractHours, say)} × ${weeksText(inputs.contractWeeks, say)}`
  return {
    title: words.title,
    lines: [
      words.formula,
      `$${say.number(atEqual.hourly, 6)} × ${time} = ${cents(atEqual.billed, say)}`,
      `${cents(atEqual.billed, say)} − ${cents(inputs.contractCosts, say)}${term(-atEqual.tax.total, say)} − ${cents(atEqual.premium, say)} = ${cents(atEqual.worth, say)}`,
      words.job({ worth: own.year.worth }, say),
    ],
    steps: [words.selfTax, words.deductions, words.tries({ plan: atEqual.planMoney }, say)],
  }
}

function raise({ inputs, result: { raise: raised, own }, say }: PayContext): Working | null {
  const gross = raised.year.gross - own.year.gross
  if (gross <= 0) return null
  const words = workingWords.raise
  const after = raised.year.takeHome
  const before = own.year.takeHome
  const added =
    inputs.raise.unit === 'pct' ? `× (1 + ${say.percent(inputs.raise.amount)})` : `+ ${exact(inputs.raise.amount, say)}`
  return {
    title: words.title,
    lines: [
      `${exact(inputs.pay, say)} ${added}`,
      words.year({ pay: raised.pay, gross }, say),
      words.home({ after, before, home: after - before }, say),
    ],
  }
}

export const workings = [conversion, overtime, takeHome, realHour, contract, raise]
