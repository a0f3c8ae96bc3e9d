/** What the questions say. */
export const sectionWords = {
  sales: 'What you’re selling',
  year: 'Your year without these sales',
  home: { title: 'Selling your home', more: 'Selling your home' },
  rest: { title: 'More about your year', more: 'Other gains, age, dividends, Social Security' },
  payments: { title: 'Payments and next year', more: 'Tax paid so far, next year’s income' },
}

export const formWords = {
  lots: {
    label: 'Lots',
    hint: 'Leave the date to sell blank for today. Inherited: date of death and value then.',
    noun: 'lot',
    name: 'Name',
    kind: 'Type',
    kinds: {
      stock: 'Stocks, funds, bonds',
      crypto: 'Crypto',
      collectible: 'Collectibles, gold',
      'small-business': 'Small business stock (QSBS)',
      rental: 'Rental or business property',
      land: 'Land as an investment',
      'second-home': 'Second home',
      personal: 'Car or other personal item',
    },
    bought: 'Date bought',
    boughtHint: 'Inherited: date of death. Gift: when the giver bought it.',
    cost: 'Cost basis',
    costHint: 'What you paid, with fees. Inherited: value at death. Gift: the giver’s cost.',
    sold: 'Date to sell',
    soldHint: 'Leave blank for today',
    proceeds: 'Sale price',
    proceedsHint: 'After selling fees',
    origin: 'How you got it',
    origins: { bought: 'Bought it', inherited: 'Inherited it', gift: 'It was a gift' },
    given: 'Date of the gift',
    givenValue: 'Value when given',
    givenValueHint: 'Only matters if it was below the giver’s cost',
    depreciation: 'Depreciation taken',
    depreciationHint: 'Total over the years (Form 4562). Not subtracted from the basis above.',
    details: 'Inherited, gift, depreciation',
    paste: {
      button: 'Paste lots',
      hint: 'From Form 1099-B, your broker’s lot list or a spreadsheet: date bought, cost and sale price or value, with the heading line.',
    },
  },
  income: { label: 'Household pay', hint: 'This year, before taxes. Pensions and interest go below.' },
}

export const homeWords = {
  homePrice: { label: 'Home sale price', hint: 'Your main home. Leave blank if you’re not selling it.' },
  homeBasis: { label: 'Home cost basis', hint: 'What you paid, closing costs and improvements' },
  homeCosts: { label: 'Selling costs', hint: 'Agents, transfer tax, title. Our default.' },
  homeSold: { label: 'Home sale date', hint: 'Leave blank for today' },
  homeOwned: { label: 'Time owned' },
  homeLived: { label: 'Time lived there', hint: 'As your main home, out of the last 5 years' },
  spouseLived: { label: 'Spouse’s time there', hint: 'Out of the last 5 years' },
  homeReason: {
    label: 'Main reason for selling',
    hint: 'Some reasons allow part of the exclusion before 2 years.',
    options: {
      none: 'None of these',
      work: 'A new place of work',
      health: 'Health',
      unforeseen: 'Something unforeseen (divorce, job loss, disaster)',
    },
  },
  homeSinceLast: { label: 'Time since last exclusion', hint: 'If you’ve excluded another home’s gain' },
  homeDepreciation: { label: 'Home depreciation', hint: 'For a home office or renting it out, after May 6, 1997' },
  homeOtherUse: {
    label: 'Rented before moving in',
    hint: 'After 2008, when it wasn’t your main home. Time after you last lived there doesn’t count.',
  },
  survivor: { label: 'Widowed within 2 years', hint: 'Your late spouse would have qualified too' },
}

export const yearWords = {
  years: 'years',
  otherShort: { label: 'Other short-term gains', hint: 'Already sold this year. Enter a loss as a negative number.' },
  otherLong: { label: 'Other long-term gains', hint: 'Fund distributions too. Enter a loss as a negative number.' },
  shortCarryover: { label: 'Short-term carryover loss', hint: 'From last year’s Schedule D, line 6' },
  longCarryover: { label: 'Long-term carryover loss', hint: 'From last year’s Schedule D, line 14' },
  age: { label: 'Your age', hint: 'On December 31' },
  spouseAge: { label: 'Your spouse’s age', hint: 'On December 31' },
  children: { label: 'Children under 17', unit: 'children' },
  qualifiedDividends: { label: 'Qualified dividends', hint: 'Form 1099-DIV, box 1b' },
  interest: {
    label: 'Interest and other dividends',
    hint: 'Form 1099-INT, box 1, and dividends that aren’t qualified',
  },
  retirementIncome: { label: 'Pensions and withdrawals', hint: 'Form 1099-R, box 2a' },
  socialSecurity: { label: 'Social Security benefits', hint: 'Form SSA-1099, box 5' },
  itemized: {
    label: 'Itemized deductions',
    hint: 'Don’t include state income tax. Enter 0 for the standard deduction.',
  },
  marketplace: { label: 'Marketplace health plan', hint: 'With a premium tax credit' },
  benchmark: { label: 'Benchmark premium', hint: 'Form 1095-A, column B: the second-lowest silver plan' },
  withheld: { label: 'Federal tax withheld', hint: 'For the whole year. If blank: just enough for your other income.' },
  lastYearTax: { label: 'Last year’s total tax', hint: 'Last year’s Form 1040, line 24' },
  lastYearAgi: { label: 'Last year’s AGI', hint: 'Last year’s Form 1040, line 11' },
  nextIncome: { label: 'Income next year', hint: 'If blank, the same as this year' },
}
