import { rentersPremiumNational } from '#facts/insurance/renters-premiums.ts'
import { asOfText } from '../kit/as-of.ts'
import { choice, money, percent, points } from '../kit/field.ts'
import { inflationRate } from '../kit/growth-fields.ts'
import { filingStatus, yearlyIncome } from '../kit/household.ts'
import { startingLandShare, startingRent } from '../kit/starting-home.ts'
import { startingCostGrowth, startingDividendYield, startingHouseholdIncome } from '../kit/starting-values.ts'
import { growth } from './growth-field.ts'

const incomeTax = {
  income: yearlyIncome({
    label: 'Household income',
    hint: 'Pay before tax. It decides what the mortgage interest and the investments cost or save in tax.',
    initial: startingHouseholdIncome.value,
    nudge: 30_000,
  }),
  status: filingStatus(),
  stateRate: percent({
    label: 'State income tax rate',
    hint: 'Your average rate; zero in states without an income tax. It counts toward what you may itemize.',
    initial: 4,
    max: 15,
    step: 0.25,
  }),
  charity: money({ label: 'Gifts to charity', per: 'year', initial: 0, max: 10_000_000 }),
  incomeGrowth: growth('Income grows', points(startingCostGrowth.value), 'Our guess.'),
}

const renting = {
  rentersInsurance: money({
    label: 'Renters insurance',
    per: 'year',
    hint: `Starting value: the US average (NerdWallet, ${asOfText(rentersPremiumNational)}).`,
    initial: rentersPremiumNational.value,
    max: 100_000,
    step: 10,
  }),
  deposit: money({
    label: 'Deposit',
    hint: 'Given back at the end, without interest.',
    initial: startingRent.value,
    max: 10_000_000,
  }),
  moveIn: money({ label: 'Agent’s fee and other costs of moving in', initial: 0, max: 10_000_000 }),
}

const investing = {
  account: choice({
    label: 'Money is invested in',
    initial: 'taxed',
    options: [
      { value: 'taxed', label: 'A taxable account' },
      { value: 'free', label: 'A Roth or other account without tax' },
    ],
  }),
  dividendYield: percent({
    label: 'Paid out as dividends',
    per: 'year',
    hint: 'Part of the return above that is taxed each year. Broad US stock funds pay out between 1% and 2%.',
    initial: points(startingDividendYield.value),
    max: 10,
    step: 0.25,
  }),
  investedShare: percent({
    label: 'Of the monthly difference, really invested',
    hint: 'On both sides. What is not invested is spent.',
    initial: 100,
    max: 100,
    step: 5,
    nudge: 50,
  }),
  inflation: inflationRate({
    hint: 'Turns future dollars into today’s, and moves tax brackets, dues and renters insurance. Our assumption.',
    max: 15,
  }),
  pastMix: choice({
    label: 'In past markets, invest in',
    initial: 'mix',
    options: [
      { value: 'mix', label: '60% stocks, 40% bonds' },
      { value: 'stocks', label: 'Stocks' },
      { value: 'bills', label: 'Treasury bills' },
    ],
  }),
}

const letting = {
  letKind: choice({
    label: 'Rent part of it out',
    initial: 'no',
    options: [
      { value: 'no', label: 'No' },
      { value: 'rooms', label: 'Rooms in the home' },
      { value: 'unit', label: 'A unit of its own' },
    ],
  }),
  letShare: percent({ label: 'Part of the home rented out', initial: 30, min: 1, max: 90, step: 5 }),
  letRent: money({ label: 'Rent you take in', per: 'month', initial: 900, max: 1_000_000, step: 25 }),
  letVacancy: percent({ label: 'Empty, share of the time', initial: 5, max: 100, step: 1 }),
  letBuilding: percent({
    label: 'Building’s share of the price',
    hint: 'Land is not written off. Your property tax bill often splits the two.',
    initial: points(1 - startingLandShare.value),
    max: 100,
    step: 5,
  }),
}

/** Income tax, renting, investing, and rent taken in. */
export const moneyFields = { ...incomeTax, ...renting, ...investing, ...letting }
