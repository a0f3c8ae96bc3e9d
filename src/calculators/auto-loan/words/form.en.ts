/** What the form says. */
import type { Say } from '../../kit/say.ts'

export const sectionWords = {
  car: 'The car',
  paying: 'Down payment and trade-in',
  loan: 'The loan',
  offers: { title: 'Rebate or low rate', more: 'Rebate, special low rate' },
  fees: { title: 'Fees and sales tax', more: 'Fees, add-ons, local tax' },
  income: { title: 'Income and tax deduction', more: 'Income, interest deduction, 20/4/10 rule' },
  value: { title: 'Value over time', more: 'How fast it loses value' },
  keeping: { title: 'Cost of owning it', more: 'Insurance, gas, upkeep' },
}

export const formWords = {
  price: { label: 'Car price', hint: 'What you and the dealer agreed on, before tax, fees and any rebate' },
  condition: { label: 'New or used', options: { new: 'New', used: 'Used' } },
  state: { none: 'Choose your state', hint: 'Sets the sales tax' },

  down: { label: 'Cash down' },
  rate: {
    label: 'Interest rate',
    hint: ({ asOf }: { asOf: string }, say: Say) =>
      `New-car average, Edmunds, ${say.monthShort(asOf)}. Used cars usually cost more.`,
  },
  term: { label: 'Loan term' },

  tradeIn: { label: 'Trade-in value', hint: 'The dealer’s offer, before paying off what you owe' },
  owed: { label: 'Owed on the trade-in' },

  rebate: { label: 'Manufacturer rebate' },
  lowRate: { label: 'Special low rate', hint: 'Offered instead of the rebate. Leave blank if there’s none.' },
  lowTerm: { label: 'Low-rate term', hint: 'Leave blank for the same term' },
  deal: { label: 'Show results with', options: { rebate: 'The rebate', 'low-rate': 'The low rate' } },

  dealerFee: { label: 'Dealer fee', hint: 'Documentation or “doc” fee. Our default; ask the dealer.' },
  feeTaxed: { label: 'Dealer fee is taxed', hint: 'It is in most states.' },
  registration: { label: 'Title and registration', hint: 'Our default. Not taxed.' },
  addOns: { label: 'Add-ons', hint: 'Extended warranty, GAP and other extras in the loan. You can say no to them.' },
  localTax: { label: 'City and county tax' },
  ownTax: { label: 'Dealer’s sales tax figure' },

  income: { label: 'Household income', hint: 'Before taxes. For the 20/4/10 rule and the tax deduction.' },
  usAssembled: {
    label: 'Final assembly in the U.S., personal use',
    hint: ({ from, through }: { from: number; through: number }) =>
      `Check the window sticker or VIN. Interest on these new cars is deductible from ${from} to ${through}.`,
  },
  firstPayment: { label: 'First payment' },

  firstLoss: { label: 'Value lost, first year', hint: 'Our default for a new car. Models differ a lot.' },
  laterLoss: {
    label: 'Value lost, later years',
    hint: ({ asOf }: { asOf: string }) => `With 20% the first year, matches AAA’s average five-year loss (${asOf})`,
  },

  keep: { label: 'Years you’ll keep it' },
  insurance: {
    label: 'Car insurance',
    hint: ({ asOf }: { asOf: string }) => `U.S. average for full coverage (Bankrate, ${asOf.slice(0, 4)})`,
  },
  miles: { label: 'Miles per year', unit: 'miles' },
  milesPerGallon: { label: 'Miles per gallon', unit: 'mpg' },
  gas: {
    label: 'Gas price',
    hint: ({ asOf }: { asOf: string }, say: Say) => `Per gallon, Southeast average (AAA, ${say.dateShort(asOf)})`,
  },
  upkeep: {
    label: 'Upkeep and tires',
    unit: 'cents per mile',
    hint: ({ asOf }: { asOf: string }) => `U.S. average (AAA, ${asOf})`,
  },
  yearlyFees: { label: 'Registration and inspection' },
}
