import { taxesWithoutWork, taxOfWork } from '#engine/pay/job-year.ts'
import { exemptSalary } from '#facts/state-rules/pay-law.ts'
import { actDeductionYears } from '#facts/tax-years/law-years.ts'
import { act, good, type MaybeFound, note, watch } from '../kit/finding.ts'
import { comparedFindings } from './compared-findings.ts'
import { isPlain } from './compute.ts'
import type { PayContext } from './context.ts'
import { minimumFinding } from './minimum-finding.ts'
import { peopleOf } from './people.ts'
import { hourWords, limitWords, notIncluded, overtimeWords, paydayWords, raiseWords } from './words/findings.en.ts'

/** Findings shown before what is not included. */
const MOST = 8
const { through } = actDeductionYears.value

function realHour({ result: { own, units } }: PayContext): MaybeFound {
  const { year, realHourly } = own
  if (realHourly === null || units.hour === null || year.gross <= 0) return null
  if (year.netWorth < 0) return watch(hourWords.costs, { missing: -year.netWorth })
  const values = { hours: year.hoursGiven, left: year.netWorth, hourly: realHourly }
  const unpaid = year.commuteHours + year.lunchHours
  if (unpaid >= 1) return note(hourWords.realWithTime, { ...values, unpaid })
  return isPlain(own) ? note(hourWords.kept, { ...values, paid: units.hour }) : note(hourWords.real, values)
}

function unpaidOvertime({ inputs, result }: PayContext): MaybeFound {
  const { hours, straight, owed } = result.unpaidOvertime
  const worked = result.paidPerHourWorked
  if (hours < 1 || straight < 1 || worked === null) return null
  return watch(overtimeWords.unpaid, { perWeek: inputs.extraHours, hours, straight, owed, worked })
}

/** Taxes of the same year when the half on top of overtime is not told apart, less those when it is. Dollars. */
function overtimeTaxSaved(context: PayContext): number {
  const { gross, deferral, premium, tax } = context.result.own.year
  const people = peopleOf(context)
  const whole = { pay: gross, planDeferrals: deferral, cafeteriaPlan: premium }
  return taxOfWork(people, whole, taxesWithoutWork(people)).total - tax.total
}

function overtime(context: PayContext): MaybeFound {
  const { overtimePay, overtimePremium: half } = context.result.own.year
  if (overtimePay < 1) return null
  const values = { overtime: overtimePay, half }
  if (half < 1) return good(overtimeWords.plain, values)
  if (context.inputs.status === 'separate') return good(overtimeWords.separate, values)
  const saved = overtimeTaxSaved(context)
  return saved >= 0.5
    ? good(overtimeWords.saves, { ...values, saved, through })
    : good(overtimeWords.savesNothing, { ...values, through })
}

const longWeek = ({ result: { own } }: PayContext): MaybeFound =>
  own.job.hours > 40 && own.year.overtimePremium >= 1 && note(overtimeWords.longWeek)

function exempt({ inputs, result }: PayContext): MaybeFound {
  if (inputs.overtime !== 'unpaid' || inputs.hours <= 0) return null
  const weekly = result.own.year.fullPay / 52
  const { weekly: least } = exemptSalary.value
  if (weekly < least) return act(overtimeWords.underExempt, { weekly, least })
  return note(inputs.unit === 'hour' ? overtimeWords.exemptHourly : overtimeWords.exempt, { least })
}

function raise({ inputs, result }: PayContext): MaybeFound {
  const { own, raise: raised } = result
  const gross = raised.year.gross - own.year.gross
  if (gross < 1) return null
  const home = raised.year.takeHome - own.year.takeHome
  const percent = inputs.pay > 0 ? (raised.pay / inputs.pay - 1) * 100 : 0
  const values = { pay: Math.round(raised.pay * 100) / 100, unit: inputs.unit, percent, gross, home }
  return home >= 0 ? good(raiseWords.more, values) : watch(raiseWords.less, values)
}

function paydays({ inputs, result: { paydays: found, own }, say }: PayContext): MaybeFound {
  if (!found) return null
  const { now, long, usual } = found
  const check = own.year.fullPay / usual
  const isSalary = inputs.unit === 'year' || inputs.unit === 'month' || inputs.unit === 'half-month'
  const smaller = check - own.year.fullPay / (usual + 1)
  const effect = isSalary
    ? paydayWords.salaried({ check, paydays: usual + 1, smaller }, say)
    : paydayWords.hourly({ check }, say)
  if (now.count > usual) return watch(paydayWords.long, { year: now.year, count: now.count, effect })
  if (!long) return note(paydayWords.usual, { year: now.year, count: now.count })
  return note(paydayWords.next, { ...now, long: long.year, longCount: long.count, effect })
}

function employerLimit({ result: { own } }: PayContext): MaybeFound {
  const { year, job } = own
  if (year.match <= 0 || year.match >= year.gross * job.matchShare - 0.005) return null
  return note(limitWords.employer, { match: year.match, pay: job.matchPayLimit, additions: job.additionsLimit })
}

function ownLimit({ result: { own } }: PayContext): MaybeFound {
  const { year, job } = own
  if (year.deferral <= 0 || year.deferral >= year.gross * job.deferralShare - 0.005) return null
  return note(limitWords.own, { deferral: year.deferral })
}

function federalRule({ result: { federal, units, own } }: PayContext): MaybeFound {
  if (units.hour === null || own.job.hours !== 40 || own.year.paidWeeks !== 52 || own.year.fullPay <= 0) return null
  return note(limitWords.federalRule, { usual: units.hour, federal: federal.hourly })
}

export function findings(context: PayContext): readonly MaybeFound[] {
  const minimum = minimumFinding(context)
  const found = [
    ...comparedFindings(context),
    minimum?.tone === 'act' && minimum,
    unpaidOvertime(context),
    realHour(context),
    overtime(context),
    longWeek(context),
    exempt(context),
    raise(context),
    minimum?.tone === 'note' && minimum,
    paydays(context),
    ownLimit(context),
    employerLimit(context),
    federalRule(context),
  ]
  return [...found.filter(Boolean).slice(0, MOST), note(notIncluded)]
}
