/** Which findings hold, with what values. */
import { operationsIn, paymentsOf } from '#engine/housing/rental-course.ts'
import { good, type MaybeFound, note, watch } from '../kit/finding.ts'
import { breakEvenOccupancy, breakEvenRent, worse } from './compute.ts'
import { type DealContext, isDeal, type RentalContext } from './context.ts'
import { bestYear, ownCurve } from './hold-curve.ts'
import { losses, sale } from './tax-findings.ts'
import { cashWords as words } from './words/findings.en.ts'

/** Findings shown before what is not included. */
const MOST = 8

function carriesItself({ result }: DealContext): MaybeFound {
  const { rental, cashFlow, loanPayments } = result
  const { vacancy, management, upkeep, reserve, monthlyRent } = rental
  if (cashFlow >= 0) {
    const share = breakEvenOccupancy(result)
    return share !== null && good(words.paysForItself, { share: share * 100, entered: (1 - vacancy) * 100 })
  }
  const rent = breakEvenRent(result)
  if (rent === null)
    return watch(words.noRentPays, {
      share: (vacancy + management + upkeep + reserve) * 100,
      payments: loanPayments,
    })
  return watch(words.short, { missing: -cashFlow, rent, more: rent - monthlyRent })
}

function badYear({ result: { stress } }: DealContext): MaybeFound {
  const { none, rent, empty, rate, all } = stress
  if (none.cashFlow === all.cashFlow) return null
  const values = { rent: rent.cashFlow, empty: empty.cashFlow, rate: rate.cashFlow, all: all.cashFlow }
  return (all.cashFlow < 0 ? watch : good)(rate.cashFlow === none.cashFlow ? words.badYear : words.badYearLoan, values)
}

const emptyFirst = ({ result: { rental, stress } }: DealContext): MaybeFound =>
  rental.emptyMonths > 0 && watch(words.emptyFirst, { months: rental.emptyMonths, cashFlow: stress.none.cashFlow })

/** Of a normal first year, as the figure is: empty months before the first tenant are left out. */
function coverage({ result: { first, loanPayments, rental } }: DealContext): MaybeFound {
  if (loanPayments <= 0) return null
  if (first.noi <= 0) return watch(words.negativeIncome, { missing: -first.noi, payments: loanPayments })
  const now = first.noi / loanPayments
  const low = operationsIn(worse.rent(rental), 0).noi / loanPayments
  if (now >= 1 && low >= 1) return good(words.covered, { now, low })
  return now < 1 ? watch(words.notCovered, { now }) : watch(words.barelyCovered, { now, low })
}

function reserve({ result: { first, cash, cashFlow } }: DealContext): MaybeFound {
  if (cash <= 0 || first.full <= 0) return null
  if (first.reserve === 0) return watch(words.noReserve, { reserve: first.full * 0.05 })
  return note(words.withoutReserve, {
    without: ((cashFlow + first.reserve) / cash) * 100,
    with: (cashFlow / cash) * 100,
    reserve: first.reserve,
  })
}

function interestOnly({ inputs, result: { rental, loanPayments } }: DealContext): MaybeFound {
  if (rental.interestOnlyMonths === 0) return null
  return watch(words.interestOnly, {
    years: inputs.interestOnly,
    from: loanPayments / 12,
    to: paymentsOf(rental).level,
  })
}

function bestTime(context: DealContext): MaybeFound {
  const { inputs, result } = context
  const best = bestYear(ownCurve(context))
  if (best?.afterTax == null || result.afterTax === null || best.years === inputs.holdYears) return null
  if (best.afterTax - result.afterTax < 0.0025) return null
  return note(words.bestYear, {
    years: best.years,
    best: best.afterTax * 100,
    own: result.afterTax * 100,
    ownYears: inputs.holdYears,
  })
}

export function findings(context: RentalContext): readonly MaybeFound[] {
  if (!isDeal(context)) return []
  const found = [
    carriesItself(context),
    emptyFirst(context),
    interestOnly(context),
    badYear(context),
    losses(context),
    ...sale(context),
    reserve(context),
    coverage(context),
    bestTime(context),
  ]
  return [...found.filter(Boolean).slice(0, MOST), note(words.notIncluded)]
}
