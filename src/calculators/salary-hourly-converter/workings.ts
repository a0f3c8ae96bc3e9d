import { OVERTIME_AFTER } from '#engine/pay/overtime.ts'
import { dollars, percentText, plain } from '../kit/format.ts'
import type { Working } from '../kit/presentation.ts'
import type { Result } from './compute.ts'
import type { PayInputs } from './fields.ts'
import { cents, counted, exact, term } from './words.ts'

const perYear: Readonly<Record<PayInputs['unit'], (inputs: PayInputs) => string>> = {
  hour: ({ hours }) => `${counted(hours, 'hour')} × 52`,
  day: ({ days }) => `${counted(days, 'day')} × 52`,
  week: () => '52',
  'two-weeks': () => '26',
  'half-month': () => '24',
  month: () => '12',
  year: () => '1',
}

function conversion({ own: { year }, units }: Result, inputs: PayInputs): Working {
  const weeks = plain(year.paidWeeks, 2)
  return {
    title: 'From your pay to a year, and to an hour',
    lines: [
      `year = pay × units in a year × paid weeks ÷ 52`,
      `= ${exact(inputs.pay)} × ${perYear[inputs.unit](inputs)} × ${weeks} ÷ 52`,
      `= ${cents(year.basePay)}`,
      ...(units.hour === null
        ? ['There are no hours to divide it by.']
        : [
            'hour = year ÷ (paid weeks × hours a week)',
            `= ${cents(year.basePay)} ÷ (${weeks} × ${plain(inputs.hours, 2)})`,
            `= ${cents(units.hour)}`,
          ]),
    ],
    steps: ['A month is a twelfth of the year: 52 ÷ 12 weeks, as federal pay rules have it (29 CFR 778.113).'],
  }
}

function overtime({ own: { year, job } }: Result): Working | null {
  if (year.overtimePay <= 0) return null
  const over = Math.max(0, job.hours + job.extraHours - OVERTIME_AFTER)
  const rate = `${cents(year.fullPay)} ÷ 52 ÷ ${plain(job.hours, 2)}`
  return {
    title: 'Overtime',
    lines: [
      'regular rate = a year’s pay ÷ 52 ÷ the hours a week it is for',
      `= ${rate} = ${cents(year.regularRate)}`,
      'a year = rate × (extra hours + half of the hours over 40) × weeks worked',
      `= ${rate} × (${plain(job.extraHours, 2)} + ${plain(over, 2)} ÷ 2) × ${plain(year.weeksWorked, 6)} = ${cents(year.overtimePay)}`,
    ],
  }
}

function takeHome({ own: { year } }: Result, inputs: PayInputs): Working {
  const { tax } = year
  return {
    title: 'Take-home',
    lines: [
      'take-home = pay − tax − health premium − your 401(k) money',
      `= ${cents(year.gross)}${term(-tax.total)} − ${cents(year.premium)} − ${cents(year.deferral)}`,
      `= ${cents(year.takeHome)}`,
    ],
    steps: [
      `Tax of the work: whole returns with it less whole returns without it. Federal income tax ${cents(tax.federal)}, state and local ${cents(tax.stateAndLocal)}, Social Security, Medicare and state programs ${cents(tax.payroll)}.`,
      'The health premium comes off pay before income tax and Social Security; 401(k) money before income tax alone.',
      ...(inputs.status === 'joint' && inputs.spousePay > 0
        ? [`Your spouse’s ${dollars(inputs.spousePay)} stand in both returns.`]
        : []),
    ],
  }
}

/** Decimals with which these dollars over these hours are right to the cent. */
const hourDecimals = (dollarsLeft: number, hours: number): number =>
  Math.min(8, Math.max(1, Math.ceil(Math.log10((100 * Math.abs(dollarsLeft)) / hours ** 2))))

function realHour({ own: { year, realHourly } }: Result): Working | null {
  if (realHourly === null) return null
  const decimals = hourDecimals(year.netWorth, year.hoursGiven)
  return {
    title: 'Your real hour',
    lines: [
      '(take-home + your and your employer’s plan money + benefits − costs of working) ÷ hours given',
      `= (${cents(year.takeHome)} + ${cents(year.deferral + year.match)} + ${cents(year.otherBenefits)} − ${cents(year.commuteCost + year.workCosts)}) ÷ ${plain(year.hoursGiven, decimals)}`,
      `= ${cents(realHourly)}`,
    ],
    steps: [
      `Weeks worked: ${plain(year.paidWeeks, 2)} paid less paid days off = ${plain(year.weeksWorked, 2)}.`,
      `Hours: ${plain(year.hoursWorked, decimals)} of work, ${plain(year.commuteHours, decimals)} of travel, ${plain(year.lunchHours, decimals)} of unpaid breaks.`,
    ],
  }
}

function contract({ contract: found, own }: Result, inputs: PayInputs): Working | null {
  if (!found?.atEqual) return null
  const { atEqual } = found
  return {
    title: 'The 1099 rate that equals the job',
    lines: [
      'rate at which: billed − costs − tax − own premium = what the job is worth',
      `$${plain(atEqual.hourly, 6)} × ${counted(inputs.contractHours, 'hour')} × ${counted(inputs.contractWeeks, 'week')} = ${cents(atEqual.billed)}`,
      `${cents(atEqual.billed)} − ${cents(inputs.contractCosts)}${term(-atEqual.tax.total)} − ${cents(atEqual.premium)} = ${cents(atEqual.worth)}`,
      `the job: ${cents(own.year.worth)}`,
    ],
    steps: [
      `Self-employment tax is 15.3% of 92.35% of profit (the Social Security part up to the wage base); half of it comes off income. Own health premiums come off income, and the business income deduction is up to 20%.`,
      `Found by trying rates on whole returns, not by a rule of thumb. Your own plan money (${cents(atEqual.planMoney)}) is the same on both sides and counts as yours.`,
    ],
  }
}

function raise({ raise: raised, own }: Result, inputs: PayInputs): Working | null {
  const gross = raised.year.gross - own.year.gross
  if (gross <= 0) return null
  const home = raised.year.takeHome - own.year.takeHome
  return {
    title: 'The raise',
    lines: [
      inputs.raise.unit === 'pct'
        ? `${exact(inputs.pay)} × (1 + ${percentText(inputs.raise.amount)})`
        : `${exact(inputs.pay)} + ${exact(inputs.raise.amount)}`,
      `= ${cents(raised.pay)}, a year ${cents(gross)} more before tax`,
      `take-home ${cents(raised.year.takeHome)} − ${cents(own.year.takeHome)} = ${cents(home)}`,
    ],
  }
}

export const workingsOf = (result: Result, inputs: PayInputs): readonly Working[] =>
  [
    conversion(result, inputs),
    overtime(result),
    takeHome(result, inputs),
    realHour(result),
    contract(result, inputs),
    raise(result, inputs),
  ].filter((working) => working !== null)
