/** What the questions say. */

/** Stands after "Checking". */
export const studied = '10,000 simulated retirements'

export const sectionWords = {
  plan: 'Your retirement',
  own: { title: 'Your own amount', more: 'Test an amount you have in mind' },
  details: { title: 'Your spending rule', more: 'Adjust the rule, set a minimum or maximum' },
  income: { title: 'Other income and big expenses', more: 'Social Security, pensions, one-time costs' },
  costs: 'Fees',
  taxes: { title: 'Taxes', more: 'Taxes, RMDs and Medicare surcharges' },
  test: { title: 'How we test it', more: 'Simulation method, one start in detail' },
}

export const formWords = {
  savings: { label: 'Retirement savings', hint: '401(k)s, IRAs and other investments you’ll live on.' },
  years: { label: 'Years it should last' },
  stockShare: { label: 'Share in stocks', hint: 'The rest is in 10-year Treasury bonds, rebalanced every year.' },
  rule: {
    label: 'How you’d spend',
    options: {
      constant: 'Same amount each year',
      percentage: 'Fixed percentage of what’s left',
      guyton: 'Guyton-Klinger rules',
      guardrails: 'Percent guardrails',
      ceiling: 'Percentage with floor and ceiling',
      vpw: 'Variable percentage (VPW)',
      rmd: 'RMD divisors',
      ratchet: 'Same amount, raised after good years',
    },
  },
  tolerance: {
    label: 'How careful to be',
    hint: 'How many of the past retirements we test may fail.',
    options: { 0: 'None may fail', 5: '1 in 20 may fail', 10: '1 in 10 may fail', 20: '1 in 5 may fail' },
  },
  largestCut: {
    label: 'Largest cut you’d accept',
    hint: 'Below your first year, after inflation. A bigger cut counts as failing.',
  },
  age: { label: 'Your age' },
  ownAmount: {
    label: 'Amount to test',
    hint: 'First year’s spending, before taxes. Leave blank and we find the most.',
  },
  guard: { label: 'Guardrail distance', hint: 'How far your spending rate may drift from the first year’s rate.' },
  change: { label: 'Cut or raise', hint: 'By how much spending changes at a guardrail.' },
  holdings: {
    label: 'What you sell',
    options: { rebalanced: 'Rebalance every year', 'gains-first': 'Bonds and stock gains first' },
  },
  up: { label: 'Largest yearly raise', hint: 'After inflation.' },
  down: { label: 'Largest yearly cut', hint: 'After inflation.' },
  raise: { label: 'Raise' },
  over: { label: 'Savings growth needed', hint: 'Before a raise: above where you started, after inflation.' },
  wait: { label: 'Years between raises' },
  vpwStocks: { label: 'Expected stock return', hint: 'After inflation. The published VPW table uses 5.0%.' },
  vpwBonds: { label: 'Expected bond return', hint: 'After inflation. The published VPW table uses 1.9%.' },
  least: { label: 'Never spend less than', hint: 'Today’s dollars. Optional.' },
  most: { label: 'Never spend more than', hint: 'Today’s dollars. Optional.' },
  incomes: {
    label: 'Other income',
    noun: 'income',
    name: { label: 'Name', initial: '' },
    kind: {
      label: 'Type',
      options: {
        benefits: 'Social Security',
        pension: 'Pension or annuity',
        pay: 'Pay from work',
        free: 'Tax-free income',
      },
    },
    amount: { label: 'Amount', hint: 'Before taxes, today’s dollars.' },
    from: { label: 'Starts in', hint: '0 is your first year.' },
    lasts: { label: 'Lasts', hint: 'Blank: for good.' },
    rises: { label: 'Rises with inflation' },
  },
  expenses: {
    label: 'One-time expenses',
    noun: 'expense',
    name: { label: 'Name', initial: '' },
    amount: { label: 'Amount', hint: 'Today’s dollars.' },
    from: { label: 'In', hint: '0 is your first year.' },
  },
  discount: {
    label: 'Discount rate',
    hint: 'Our default. Other income counts this much less for each year you wait, after inflation.',
  },
  inflation: { hint: 'Our default. Only for income that doesn’t rise with inflation.' },
  fee: { label: 'Yearly fees', hint: 'Our default: a low-cost fund. Expense ratios plus any adviser fee.' },
  taxes: { label: 'Figure taxes' },
  spouseAge: { label: 'Spouse’s age' },
  preTax: { label: 'In traditional accounts', hint: 'Share of savings in traditional 401(k)s and IRAs.' },
  roth: { label: 'In Roth accounts', hint: 'The rest is in taxable accounts.' },
  gain: { label: 'Untaxed gain', hint: 'Our default. Share of your taxable accounts that would be gain if sold.' },
  dividends: { label: 'Dividend yield', hint: 'Our default. Taxed each year in taxable accounts.' },
  required: { label: 'Take RMDs' },
  surcharge: { label: 'Medicare surcharges (IRMAA)' },
  incomeBefore: { label: 'Income two years ago', hint: 'Your MAGI. Blank: as in your first year.' },
  method: {
    label: 'Simulated years come from',
    options: { blocks: 'Blocks of real history', spread: 'A bell curve you set' },
  },
  block: { label: 'Average block', hint: 'Our default. Longer blocks keep crashes and recoveries together.' },
  stockMean: { label: 'Stock return', hint: 'Yearly average after inflation. Our default: the record since 1871.' },
  stockSwing: { label: 'Stock swing (±)' },
  bondMean: { label: 'Bond return', hint: 'Yearly average after inflation. Our default: the record since 1871.' },
  bondSwing: { label: 'Bond swing (±)' },
  correlation: { label: 'Stock-bond correlation' },
  seed: { label: 'Random seed', hint: 'The same seed gives the same result on every device.' },
  drill: { label: 'Show one start', hint: 'A starting year to see year by year. Blank: the worst.' },
}
