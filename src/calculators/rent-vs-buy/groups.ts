/** The order of the questions: eight that decide most, the rest folded until opened or used. */
import type { Group } from '../kit/definition.ts'
import type { fields } from './fields.ts'

export const groups: readonly Group<keyof typeof fields>[] = [
  { title: 'The two homes', fields: ['price', 'monthlyRent', 'years'] },
  { title: 'The loan', fields: ['down', 'rate'] },
  { title: 'What you expect', fields: ['homeGrowth', 'rentGrowth', 'investReturn'] },
  {
    title: 'Income tax',
    fields: ['income', 'status', 'stateRate', 'charity', 'incomeGrowth'],
    more: 'Income, filing status, state tax',
  },
  {
    title: 'Costs of owning',
    fields: ['propertyTax', 'homeInsurance', 'upkeep', 'hoa', 'otherMonthly', 'insuranceGrowth'],
    more: 'Property tax, insurance, upkeep, HOA',
  },
  {
    title: 'State and property tax limit',
    fields: ['state', 'capKind', 'taxCap'],
    more: 'State, limit on property tax',
  },
  {
    title: 'Buying and selling',
    fields: ['closing', 'selling', 'transferBuy', 'transferSell'],
    more: 'Closing and selling costs, transfer tax',
  },
  { title: 'More on the loan', fields: ['term', 'pmiRate', 'pmiEnds', 'pointsPaid'], more: 'Term, PMI, points' },
  {
    title: 'More on renting',
    fields: ['rentersInsurance', 'deposit', 'moveIn'],
    more: 'Deposit, insurance, moving in',
  },
  {
    title: 'Investments and inflation',
    fields: ['inflation', 'account', 'dividendYield', 'investedShare', 'pastMix'],
    more: 'Inflation, account, dividends',
  },
  {
    title: 'Renting part out',
    fields: ['letKind', 'letShare', 'letRent', 'letVacancy', 'letBuilding'],
    more: 'Rent out rooms or a unit',
  },
]
