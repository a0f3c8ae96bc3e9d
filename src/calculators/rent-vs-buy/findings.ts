/** Which findings hold, with what values; the most important first. */
import { evenPoint } from '#engine/housing/even-point.ts'
import { good, type MaybeFound, note, watch } from '../kit/finding.ts'
import { type ComparedContext, ofCompared, type RentVsBuyContext } from './context.ts'
import { recordOf, type Start } from './history.ts'
import { HISTORY_FROM, HISTORY_TO, homeRecord } from './home-record.ts'
import { taxLimit, transferTax } from './place-findings.ts'
import { roughly } from './roughly.ts'
import { aheadAtEnd, inToday, loanOf, ownerOf, raceOf, steady } from './setup.ts'
import { gainTax, taxSaved } from './tax-findings.ts'
import { leadWords, notIncluded, ownerTurn, pmiWords } from './words/findings.en.ts'

/** Findings shown before what is not included. */
const MOST = 7
/** A change of the answer under this is not worth a sentence, dollars of today. */
const LEAST_CHANGE = 500

function pastStarts(context: ComparedContext): MaybeFound {
  const record = recordOf(context)
  if (record === null || record.starts.length < 2) return null
  const { starts, ownerAhead } = record
  const last = ({ year, ahead }: Start) => ({ year, ahead: roughly(ahead.at(-1) ?? 0) })
  const sorted = starts.map(last).sort((a, b) => a.ahead - b.ahead)
  const worst = sorted[0]
  const best = sorted.at(-1)
  if (worst === undefined || best === undefined) return null
  const { years } = context.inputs
  return note(leadWords.past, { ahead: ownerAhead, starts: starts.length, years, since: HISTORY_FROM, worst, best })
}

/** The growth of home prices at which both are level. */
function evenGrowth({ result: { setup }, inputs }: ComparedContext): MaybeFound {
  const { years, homeGrowth, investReturn, rate } = inputs
  const loan = loanOf(setup, rate / 100, years)
  if (loan === null) return null
  const returns = steady(investReturn / 100, years)
  const even = evenPoint(
    (growth) => aheadAtEnd(raceOf(setup, ownerOf(setup, loan, steady(growth, years)), returns, 'last-year')),
    homeGrowth / 100,
    0.01,
    -0.1,
    0.2,
    1e-6,
  )
  if (even.outcome !== 'even') return null
  return note(even.at < 0 ? leadWords.evenIfLoses : leadWords.evenIfGains, {
    even: even.at * 100,
    entered: homeGrowth,
    past: homeRecord.nominal * 100,
    from: HISTORY_FROM,
    to: HISTORY_TO,
  })
}

/** What discipline is worth: nobody invests the monthly difference. */
function unspent({ result: { setup, owner, ahead }, inputs }: ComparedContext): MaybeFound {
  const { years, investReturn, investedShare } = inputs
  if (investedShare === 0) return null
  const stay = { years: owner.years.slice(0, years), monthly: owner.monthly }
  const race = raceOf(setup, stay, steady(investReturn / 100, years), 'last-year', { investedShare: 0 })
  const spent = inToday(setup, aheadAtEnd(race), years)
  if (Math.abs(spent - ahead) < LEAST_CHANGE) return null
  return watch(spent >= 0 ? leadWords.spentBuying : leadWords.spentRenting, { ahead: roughly(spent) })
}

/** The owner invests too, in the years in which renting costs more by the month. */
function ownersTurn({ result: { owner, race, loan, setup }, inputs, say }: ComparedContext): MaybeFound {
  const { years, investedShare, rentGrowth } = inputs
  const stay = race.slice(0, years)
  const first = (k: number): number =>
    k === 0 ? Math.max(0, setup.renting.deposit + setup.renting.fees - setup.cashToBuy) : 0
  const invests = stay.map((year, k) => year.owner.added - first(k) > 1)
  const from = invests.indexOf(true)
  if (from < 0) return null
  const isAlways = invests.slice(from).every((one) => one)
  const isPaidOff = loan.outcome === 'loan' && (owner.years[from]?.balance ?? 0) < 0.005
  return good(isAlways ? ownerTurn.always : ownerTurn.partly, {
    when: from === 0 ? ownerTurn.firstYear : ownerTurn.year({ year: from + 1 }),
    share: investedShare < 100 ? ownerTurn.partOfDifference({ share: investedShare }, say) : ownerTurn.difference,
    amount: (stay[from]?.owner.added ?? 0) - first(from),
    why:
      loan.outcome === 'no-loan'
        ? ownerTurn.noLoan
        : isPaidOff
          ? ownerTurn.paidOff
          : rentGrowth > 0
            ? ownerTurn.fixed
            : '',
  })
}

function privateInsurance({ result: { loan }, inputs: { years } }: ComparedContext): MaybeFound {
  const monthly = loan.monthlyInsurance
  if (monthly <= 0 || loan.insuranceMonths <= 0) return null
  const payments = Math.min(loan.insuranceMonths, 12 * years)
  const words = payments < loan.insuranceMonths ? pmiWords.stays : pmiWords.ends
  return watch(words, { monthly, payments, total: monthly * payments })
}

function rentingAgain({ result: { breakEvenYear: from, renterAgain: again } }: ComparedContext): MaybeFound {
  return from !== null && again !== null && watch(leadWords.notForGood, { from, again })
}

const ofAComparison = ofCompared((context) => {
  const found: readonly MaybeFound[] = [
    rentingAgain(context),
    pastStarts(context),
    unspent(context),
    taxSaved(context),
    gainTax(context),
    evenGrowth(context),
    privateInsurance(context),
    taxLimit(context),
    transferTax(context),
    ownersTurn(context),
  ]
  return [...found.filter(Boolean).slice(0, MOST), note(notIncluded)]
})

export const findings = (context: RentVsBuyContext): readonly MaybeFound[] => ofAComparison(context) ?? []
