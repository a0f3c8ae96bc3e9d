import { jobYear, taxesWithoutWork } from '#engine/pay/job-year.ts'
import { findRoot } from '#engine/solve/root.ts'
import { minimumWageNotes } from '#facts/state-rules/minimum-wage.ts'
import { exemptSalary } from '#facts/state-rules/pay-law.ts'
import { actDeductionYears } from '#facts/tax-years/law-years.ts'
import type { TaxYearFacts } from '#facts/tax-years/schema.ts'
import { dateText, dollars, percentText, plain } from '../kit/format.ts'
import type { Finding } from '../kit/presentation.ts'
import { stateNameOf } from '../kit/states.ts'
import { peopleOf, type Result } from './compute.ts'
import type { PayInputs } from './fields.ts'
import { otherState } from './law.ts'
import { cents, counted, exact, hoursText, moreOrLess, unitWords } from './words.ts'

type Found = Finding | null

function realHour({ own, units }: Result): Found {
  const { year, realHourly } = own
  if (realHourly === null || units.hour === null || year.gross <= 0) return null
  const unpaid = year.commuteHours + year.lunchHours
  const time =
    unpaid >= 1
      ? ` Travel and breaks take ${hoursText(unpaid)} of them, travel and other costs ${dollars(year.commuteCost + year.workCosts)}.`
      : ''
  const kept =
    year.netWorth >= 0
      ? ` and keep ${dollars(year.netWorth)} after tax and costs`
      : `, and tax and costs take ${dollars(-year.netWorth)} more than it brings`
  return {
    tone: realHourly > 0 ? 'note' : 'watch',
    text: `**You give this job about ${hoursText(year.hoursGiven)} a year**${kept}, benefits counted: ${cents(realHourly)} an hour.${time}`,
  }
}

function unpaidOvertime(result: Result, inputs: PayInputs): Found {
  const { hours, straight, owed } = result.unpaidOvertime
  const { paidPerHourWorked } = result
  if (hours < 1 || straight < 1 || paidPerHourWorked === null) return null
  return {
    tone: 'watch',
    text: `**${inputs.extraHours === 1 ? '1 unpaid hour a week comes' : `${plain(inputs.extraHours, 1)} unpaid hours a week come`} to ${hoursText(hours)} a year**, ${dollars(straight)} at your rate. Paid as overtime they would bring ${dollars(owed)}. Your pay is ${cents(paidPerHourWorked)} for each hour really worked.`,
  }
}

function overtime({ own: { year, job }, overtimeTaxSaved: saved }: Result, { status }: PayInputs): Found {
  if (year.overtimePay < 1) return null
  const deducted =
    status === 'separate'
      ? 'Married couples may deduct it only on a joint return.'
      : saved >= 0.5
        ? `The deduction for it, through ${actDeductionYears.value.through} and within limits, saves ${dollars(saved)} of tax; that is counted.`
        : `The deduction for it, through ${actDeductionYears.value.through} and within limits, saves $0 of tax at this income.`
  const half =
    year.overtimePremium >= 1
      ? ` Of it ${dollars(year.overtimePremium)} is the half on top for hours over 40. ${deducted}`
      : ''
  const inside = job.hours > 40 ? ' Your pay is for more than 40 hours, so the half is owed for those too.' : ''
  return { tone: 'good', text: `**Overtime adds ${dollars(year.overtimePay)} a year** before tax.${half}${inside}` }
}

function exempt(result: Result, inputs: PayInputs): Found {
  if (inputs.overtime !== 'unpaid' || inputs.hours <= 0) return null
  const weekly = result.own.year.fullPay / 52
  const { weekly: least } = exemptSalary.value
  if (weekly < least)
    return {
      tone: 'act',
      text: `**${cents(weekly)} a week is under the ${dollars(least)} that the usual overtime exemptions ask for.** Below it office jobs are owed overtime whatever the title; some jobs, such as teachers and outside sales, have other rules.`,
    }
  return {
    tone: 'note',
    text: `**Being salaried does not end overtime by itself.** The usual exemptions ask for at least ${dollars(least)} a week on a salary and for duties of an executive, administrative or professional job. ${inputs.unit === 'hour' ? 'Pay by the hour rarely counts as a salary. ' : ''}Some states, such as California, New York and Washington, ask for more.`,
  }
}

function minimum(result: Result, inputs: PayInputs): Found {
  const { hourly, state } = result.minimum
  const { year, job } = result.own
  const perHour =
    year.hoursWorked > 0 && job.hours > 0
      ? year.fullPay / 52 / (job.hours + (job.overtimePaid ? 0 : job.extraHours))
      : null
  if (perHour === null || inputs.pay <= 0) return null
  const whose = state
    ? `${state === 'DC' ? 'the ' : ''}${stateNameOf(state)}’s minimum wage`
    : 'the federal minimum wage'
  const note = state ? minimumWageNotes[state as keyof typeof minimumWageNotes] : undefined
  const cities = state && state !== 'US' ? ' Cities may ask for more.' : ' Most states ask for more.'
  if (perHour < hourly - 0.005)
    return {
      tone: 'act',
      text: `**${cents(perHour)} an hour is below ${whose} of ${cents(hourly)}.** Most workers are owed at least that; tips, training and a few trades have rules of their own.${note ? ` ${note}` : ''}`,
    }
  if (perHour > hourly * 3) return null
  const above = percentText((perHour / hourly - 1) * 100, 0)
  return {
    tone: 'note',
    text: `**Your pay is ${above === '0%' || above === '−0%' ? 'at' : `${above} above`} ${whose}** of ${cents(hourly)} an hour.${note ? ` ${note}` : cities}`,
  }
}

function raise(result: Result, inputs: PayInputs): Found {
  const gross = result.raise.year.gross - result.own.year.gross
  const home = result.raise.year.takeHome - result.own.year.takeHome
  if (gross < 1) return null
  const share = inputs.pay > 0 ? percentText((result.raise.pay / inputs.pay - 1) * 100) : ''
  return {
    tone: 'good',
    text: `**A raise to ${exact(Math.round(result.raise.pay * 100) / 100)} ${unitWords[inputs.unit]}**${share ? ` (${share})` : ''} is ${dollars(gross)} a year before tax and ${home >= 0 ? `${dollars(home)} more` : `${dollars(-home)} less`} in take-home, ${cents(home / 26)} every two weeks.`,
  }
}

function paydays({ paydays: found, own }: Result, inputs: PayInputs): Found {
  if (!found) return null
  const { now, long, usual } = found
  const check = own.year.fullPay / usual
  const smaller = check - own.year.fullPay / (usual + 1)
  const salaried = inputs.unit === 'year' || inputs.unit === 'month' || inputs.unit === 'half-month'
  const effect = salaried
    ? `Where the check stays, that year brings one more, ${dollars(check)}; where the salary is split by ${usual + 1}, each check is ${cents(smaller)} smaller.`
    : `That year brings one check more, about ${dollars(check)}.`
  if (now.count > usual)
    return {
      tone: 'watch',
      text: `**${now.year} has ${now.count} paydays**, from ${dateText(now.first)} to ${dateText(now.last)}. ${effect}`,
    }
  return {
    tone: 'note',
    text: `**${now.year} has ${now.count} paydays.**${long ? ` The next year with ${long.count} is ${long.year}, from ${dateText(long.first)}. ${effect}` : ''}`,
  }
}

function offer(result: Result, inputs: PayInputs, law: TaxYearFacts): Found {
  if (!result.offer) return null
  const { own, offer: other } = result
  const ahead = other.year.netWorth - own.year.netWorth
  const hours = other.year.hoursGiven - own.year.hoursGiven
  const people = peopleOf(inputs, law, otherState(inputs))
  const without = taxesWithoutWork(people)
  const off = (pay: number) => jobYear({ ...other.job, pay }, people, without).netWorth - own.year.netWorth
  const equal = findRoot(off, 0, Math.max(1, inputs.pay2 * 10), { tolerance: 0.01, iterations: 60 })
  const even =
    equal.outcome === 'root'
      ? ` The two leave the same at ${exact(Math.round(equal.x * 100) / 100)} ${unitWords[inputs.unit2]} there.`
      : ''
  const hour =
    own.realHourly !== null && other.realHourly !== null
      ? `, ${cents(other.realHourly)} an hour against ${cents(own.realHourly)}`
      : ''
  const time =
    Math.abs(hours) >= 1 ? ` It takes ${hoursText(Math.abs(hours))} ${hours > 0 ? 'more' : 'fewer'} a year.` : ''
  return {
    tone: ahead >= 0 ? 'good' : 'watch',
    text: `**The other offer leaves ${Math.abs(ahead) < 0.5 ? 'as much a year as your job' : `${moreOrLess(ahead)} a year`}** after tax, benefits and the costs of working${hour}.${time}${even}`,
  }
}

function contract({ contract: found, own, units }: Result, inputs: PayInputs, law: TaxYearFacts): readonly Finding[] {
  if (!found) return []
  const { year, equal } = found
  if (equal.outcome !== 'rate')
    return [
      {
        tone: 'watch',
        text:
          equal.outcome === 'no-hours'
            ? '**With no hours billed no rate can equal the job.** Enter hours and weeks.'
            : '**No rate was found that equals the job.** Check the hours and costs.',
      },
    ]
  const ahead = year.worth - own.year.worth
  const times = units.hour !== null && units.hour > 0 ? equal.hourly / units.hour : null
  const { netEarningsFactor, minimumNetEarnings } = law.selfEmployment.value
  const selfTax =
    year.profit * netEarningsFactor >= minimumNetEarnings
      ? ` Both halves of Social Security and Medicare are in it.`
      : ''
  return [
    {
      tone: ahead >= 0 ? 'good' : 'watch',
      text: `**${cents(inputs.contractRate)} an hour on a 1099 leaves ${Math.abs(ahead) < 0.5 ? 'as much a year** as the job' : `${moreOrLess(ahead)} a year** than the job`}: ${dollars(year.worth)} against ${dollars(own.year.worth)}.${selfTax}`,
    },
    {
      tone: 'note',
      text: `**The rate that equals the job is ${cents(equal.hourly)} an hour**${times !== null ? `, ${plain(times, 2)} times the job’s ${cents(units.hour ?? 0)}` : ''}, for ${counted(inputs.contractHours, 'hour')} billed a week in ${counted(inputs.contractWeeks, 'week')} of the year. Tax is due each quarter, nobody withholds it, and there is no unemployment insurance. Travel and unpaid time are on neither side, nor is help with marketplace premiums.`,
    },
  ]
}

function federalRule({ federal, units, own }: Result): Found {
  if (units.hour === null || own.job.hours !== 40 || own.year.paidWeeks !== 52 || own.year.fullPay <= 0) return null
  return {
    tone: 'note',
    text: `**2,080 or 2,087 hours?** 52 weeks of 40 hours are 2,080: ${cents(units.hour)} an hour. Federal agencies divide by 2,087, the calendar’s long average: ${cents(federal.hourly)}.`,
  }
}

function matchCap({ own: { year, job } }: Result): Found {
  if (year.match <= 0 || year.match >= year.gross * job.matchShare - 0.005) return null
  return {
    tone: 'note',
    text: `**Your employer’s plan money is held at ${dollars(year.match)}**: by law it is worked out on at most ${dollars(job.matchPayLimit)} of pay, and all money into the plan is at most ${dollars(job.additionsLimit)} a year.`,
  }
}

function deferralCap({ own: { year, job } }: Result): Found {
  if (year.deferral <= 0 || year.deferral >= year.gross * job.deferralShare - 0.005) return null
  return {
    tone: 'note',
    text: `**Your 401(k) money is held at ${dollars(year.deferral)}**, the most that the yearly limit or your pay allows.`,
  }
}

const leftOut: Finding = {
  tone: 'note',
  text: 'Left out: withholding during the year (this is the tax of the whole year), other income, itemized deductions, city and county income tax, vesting of the employer’s money, a promised bonus in the overtime rate (the law counts it), and overtime rules of states that count by the day. A spouse’s own taxes after a move to another state are not compared.',
}

export const findingsOf = (result: Result, inputs: PayInputs, law: TaxYearFacts): readonly Finding[] => [
  ...[
    offer(result, inputs, law),
    ...contract(result, inputs, law),
    realHour(result),
    unpaidOvertime(result, inputs),
    overtime(result, inputs),
    exempt(result, inputs),
    minimum(result, inputs),
    raise(result, inputs),
    paydays(result, inputs),
    deferralCap(result),
    matchCap(result),
    federalRule(result),
  ]
    .filter((finding) => finding !== null)
    .slice(0, 8),
  leftOut,
]
