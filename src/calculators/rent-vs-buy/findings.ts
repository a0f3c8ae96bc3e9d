import { evenPoint } from '#engine/housing/even-point.ts'
import { nothingOnReturn, taxWith } from '#engine/housing/tax-life.ts'
import { taxedValues } from '#engine/housing/taxed-value.ts'
import { propertyTaxLimits } from '#facts/state-rules/property-tax-limits.ts'
import { transferTaxNotes, transferTaxStates } from '#facts/state-rules/transfer-tax.ts'
import { stateNames } from '#facts/states/codes.ts'
import { homeSaleExclusion } from '#facts/tax-years/standing.ts'
import { dollars, percentText, yearsText } from '../kit/format.ts'
import type { Finding } from '../kit/presentation.ts'
import { isStateCode, stateNameOf } from '../kit/states.ts'
import type { Compared } from './compute.ts'
import { HISTORY_FROM, HISTORY_TO, homeRecord, type PastRecord } from './history.ts'
import { aheadAtEnd, capOf, inToday, loanOf, ownerOf, raceOf, steady } from './setup.ts'
import { sumsOf } from './sums.ts'
import { leadText } from './words.ts'

type Found = Finding | null

/** Whether the loan's interest and the property tax save anything, and why. */
function taxSaved(compared: Compared): Found {
  const { owner, setup } = compared
  const law = setup.taxYears[0]
  const first = owner.years[0]
  if (law === undefined || first === undefined) return null
  const { deductions } = taxWith(law, first.onReturn, null).federal
  const without = taxWith(law, nothingOnReturn, null).federal.deductions
  const sums = sumsOf(compared)
  const saved = -sums.taxChange
  const years = setup.inputs.years
  const itemized = dollars(deductions.itemized.total)
  const standard = dollars(deductions.standard)
  if (setup.inputs.letKind !== 'no' && Math.abs(saved) < 1)
    return {
      tone: 'note',
      text: `**Owning and renting part out leaves your income tax as it is** over ${yearsText(years)}: rent after costs and depreciation would be taxed, your own part of interest and property tax could be deducted, and here neither changes it.`,
    }
  if (setup.inputs.letKind !== 'no')
    return {
      tone: saved >= 0 ? 'good' : 'watch',
      text: `**Owning and renting part out ${saved >= 0 ? 'saves' : 'costs'} ${dollars(Math.abs(saved))} of income tax** over ${yearsText(years)}: rent after costs and depreciation is taxed, your own part of interest and property tax may be deducted.`,
    }
  if (saved < 1)
    return {
      tone: 'watch',
      text: deductions.itemizes
        ? `**Owning saves no income tax here.** You could itemize **${itemized}** in the first year, more than the standard deduction of ${standard}, but there is no income tax left for it to lower.`
        : `**Owning saves no income tax here.** All you could itemize comes to **${itemized}** in the first year, and everyone may take the standard deduction of **${standard}** anyway.`,
    }
  if (sums.itemizes === 0) return null
  if (-first.taxChange < 1)
    return {
      tone: 'good',
      text: `**Owning saves ${dollars(saved)} of income tax over ${yearsText(years)}**, none of it in the first: you would itemize in ${sums.itemizes} of ${years} years.`,
    }
  const part = sums.itemizes < years ? ` You would itemize in ${sums.itemizes} of ${years} years.` : ''
  return {
    tone: 'good',
    text: `**Owning saves ${dollars(-first.taxChange)} of income tax in the first year**${years === 1 ? '' : ` and ${dollars(saved)} over ${yearsText(years)}`}. ${
      without.itemizes
        ? `Without a home you would itemize ${dollars(without.itemized.total)} anyway; only what comes on top of it counts.`
        : `Only the part of your ${itemized} of deductions above the standard ${standard} counts.`
    }${part}`,
  }
}

function pastStarts(compared: Compared, record: PastRecord | null): Found {
  if (record === null || record.starts.length < 2) return null
  const { starts, ownerAhead } = record
  const last = (start: (typeof starts)[number]): number => start.ahead.at(-1) ?? 0
  const sorted = [...starts].sort((a, b) => last(a) - last(b))
  const worst = sorted[0]
  const best = sorted.at(-1)
  if (worst === undefined || best === undefined) return null
  const { years } = compared.setup.inputs
  return {
    tone: 'note',
    text: `**Buying was ahead after ${ownerAhead} of ${starts.length} starts** from ${HISTORY_FROM} to ${HISTORY_TO - years + 1}, with the home prices and markets of those years. Worst for buying: ${worst.year} (${leadText(last(worst))}); best: ${best.year} (${leadText(last(best))}), in today’s dollars.`,
  }
}

/** The growth of home prices at which both are level. */
function evenGrowth({ setup }: Compared): Found {
  const { years, homeGrowth, investReturn, rate } = setup.inputs
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
  return {
    tone: 'note',
    text: `**You would be even if the home grew ${percentText(even.at * 100, 1)} a year**; you entered ${percentText(homeGrowth)}. US prices grew ${percentText(homeRecord.nominal * 100, 1)} a year from ${HISTORY_FROM} to ${HISTORY_TO}, ${percentText(homeRecord.real * 100, 1)} above inflation; single places differ widely.`,
  }
}

/** What discipline is worth: nobody invests the monthly difference. */
function unspent(compared: Compared): Found {
  const { setup, owner, ahead } = compared
  const { years, investReturn, investedShare } = setup.inputs
  if (investedShare === 0) return null
  const race = raceOf(
    setup,
    { years: owner.years.slice(0, years), monthly: owner.monthly },
    steady(investReturn / 100, years),
    'last-year',
    { investedShare: 0 },
  )
  const spent = inToday(setup, aheadAtEnd(race), years)
  if (Math.abs(spent - ahead) < 500) return null
  const who =
    spent >= 0 ? `buying would be ahead by **${dollars(spent)}**` : `renting would be ahead by **${dollars(-spent)}**`
  return {
    tone: 'watch',
    text: `**If the monthly difference is spent** instead of invested, ${who} in today’s dollars. Paying down a loan saves by itself; a renter has to do it on purpose.`,
  }
}

/** The owner invests too, in the years in which renting costs more by the month. */
function ownersTurn({ owner, race, loan, setup }: Compared): Found {
  const { years, investedShare } = setup.inputs
  const stay = race.slice(0, years)
  const first = (k: number): number =>
    k === 0 ? Math.max(0, setup.renting.deposit + setup.renting.fees - setup.cashToBuy) : 0
  const invests = stay.map((year, k) => year.owner.added - first(k) > 1)
  const from = invests.indexOf(true)
  if (from < 0) return null
  const amount = (stay[from]?.owner.added ?? 0) - first(from)
  const until = invests.lastIndexOf(true)
  const throughout = until === stay.length - 1 && invests.slice(from).every((one) => one)
  const when = throughout
    ? `**From ${from === 0 ? 'the first year' : `year ${from + 1}`} on renting costs more by the month**`
    : `**In ${from === 0 ? 'the first year' : `year ${from + 1}`} renting costs more by the month**, at least in part of it`
  const paidOff = loan.outcome === 'loan' && (owner.years[from]?.balance ?? 0) < 0.005
  const why =
    loan.outcome === 'no-loan'
      ? ' There is no loan to pay.'
      : paidOff
        ? ' The loan is paid off by then.'
        : setup.inputs.rentGrowth > 0
          ? ' The loan payment does not rise with rents.'
          : ''
  const what = investedShare < 100 ? `${percentText(investedShare)} of the difference` : 'the difference'
  return {
    tone: 'good',
    text: `${when}, so the owner invests ${what}, ${dollars(amount)} in that year.${why}`,
  }
}

function privateInsurance({ loan, setup }: Compared): Found {
  if (loan.monthlyInsurance <= 0 || loan.insuranceMonths <= 0) return null
  const payments = Math.min(loan.insuranceMonths, 12 * setup.inputs.years)
  const count =
    payments < loan.insuranceMonths
      ? `all ${payments} payments until you leave`
      : `${payments} ${payments === 1 ? 'payment' : 'payments'}`
  return {
    tone: 'watch',
    text: `**PMI of ${dollars(loan.monthlyInsurance)} a month** comes with ${count}, ${dollars(loan.monthlyInsurance * payments)} in all, because less than 20% of ${dollars(setup.inputs.price)} is put down.`,
  }
}

function gainTax({ owned, setup }: Compared): Found {
  const { sale } = owned
  if (sale.taxable < 1) return null
  const { years, status, letKind } = setup.inputs
  const limit = status === 'joint' ? homeSaleExclusion.value.joint : homeSaleExclusion.value.single
  const back =
    sale.depreciationGain >= 1
      ? ` ${dollars(sale.depreciationGain)} of it gives back depreciation, which is taxed in any case.`
      : ''
  const unit = letKind === 'unit' ? ' The part let as a unit of its own has no share in that.' : ''
  const text =
    years < homeSaleExclusion.value.ownYears
      ? `**Leaving after one year makes ${dollars(sale.taxable)} of gain taxable.** After two years of owning and living there, up to ${dollars(limit)} would be left out of income.`
      : sale.excluded >= limit - 0.5
        ? `**${dollars(sale.taxable)} of the gain on the home is taxed**: ${dollars(limit)} is left out of income, and that limit does not grow with prices.`
        : `**${dollars(sale.taxable)} of the gain on the home is taxed**, though up to ${dollars(limit)} on your own home is left out of income.`
  return { tone: 'watch', text: `${text}${back}${unit}` }
}

/** A limit on the taxed value: what it saves, and what it means for a buyer. */
function taxLimit({ setup, owned }: Compared): Found {
  const { inputs } = setup
  const cap = capOf(inputs)
  const known = isStateCode(inputs.state) ? propertyTaxLimits.value[inputs.state] : undefined
  const name = stateNameOf(inputs.state)
  if (cap !== null) {
    const growth = steady(inputs.homeGrowth / 100, inputs.years)
    const free = taxedValues(inputs.price, growth, null)
    const without = (free.at(-1) ?? 0) * setup.home.propertyTaxRate
    const saved = without - owned.propertyTax
    const whose = inputs.capKind === 'own' ? 'Your limit' : `${name}’s limit`
    const rule = inputs.capKind === 'state' && known ? ` ${known.note}` : ''
    if (saved < 1) return null
    return {
      tone: 'good',
      text: `**${whose} of ${percentText(cap * 100)} a year** makes property tax **${dollars(saved)}** lower in your last year than without it.${rule} A state’s average rate is low where long-time owners pay on old values; a new buyer is usually taxed on the price.`,
    }
  }
  if (inputs.capKind !== 'state' || known === undefined) return null
  return {
    tone: 'note',
    text: `**${name} has a property tax rule that is not counted here**, since it does not hold one home to one rate: ${known.note}`,
  }
}

function transferTax({ setup }: Compared): Found {
  const { state, transferBuy, transferSell, price } = setup.inputs
  if (!isStateCode(state) || transferBuy > 0 || transferSell > 0) return null
  const name = stateNames[state]
  const onePercent = dollars(price / 100)
  if (transferTaxStates.value.includes(state))
    return {
      tone: 'act',
      text: `**${name} or places in it tax the sale of a home**, and yours is still at zero here. Each 1% of the price is ${onePercent}; a title company knows the rate and who pays.`,
    }
  const note = transferTaxNotes[state]
  return note ? { tone: 'note', text: `**Transfer tax in ${name}:** ${note}` } : null
}

function rentingAgain({ breakEvenYear, renterAgain }: Compared): Found {
  if (breakEvenYear === null || renterAgain === null) return null
  return {
    tone: 'watch',
    text: `**Buying leads from year ${breakEvenYear} but not for good**: from year ${renterAgain} renting is ahead again, as the renter’s investments outgrow the home.`,
  }
}

const leftOut: Finding = {
  tone: 'note',
  text: 'Left out: what a home of your own, or being free to move, is worth to you; moving costs; improvements; what your state lets you deduct for a home; refinancing; a change of job, family or law. Every growth rate is a guess.',
}

export function findingsOf(compared: Compared, record: PastRecord | null): readonly Finding[] {
  const found: readonly Found[] = [
    rentingAgain(compared),
    evenGrowth(compared),
    pastStarts(compared, record),
    taxSaved(compared),
    gainTax(compared),
    taxLimit(compared),
    transferTax(compared),
    unspent(compared),
    privateInsurance(compared),
    ownersTurn(compared),
  ]
  return [...found.filter((finding) => finding !== null).slice(0, 7), leftOut]
}
