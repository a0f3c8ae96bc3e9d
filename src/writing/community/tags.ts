/** What threads are about, and which tools of ours answer the usual questions of it, the nearest first. */
export interface Tag {
  readonly name: string
  readonly label: string
  /** Paths of tools. */
  readonly tools: readonly string[]
}

const tag = (name: string, label: string, ...tools: readonly string[]): Tag => ({ name, label, tools })

export const tags: readonly Tag[] = [
  tag('debt', 'Debt', '/debt-payoff', '/debt-consolidation-calculator'),
  tag('budget', 'Budget', '/budget-buddy', '/financial-management'),
  tag('saving', 'Saving', '/savings-calculator', '/emergency-fund-calculator-new'),
  tag('credit', 'Credit', '/credit-score-simulator', '/credit-card-usage'),
  tag('home', 'Buying a home', '/mortgage-calculator', '/home-affordability-calculator'),
  tag('rent', 'Renting', '/rent-vs-buy-calculator'),
  tag('taxes', 'Taxes', '/tax-calculator', '/tax-saving-investments'),
  tag('retirement', 'Retirement', '/retirement-calculator', '/401k-calculator'),
  tag('investing', 'Investing', '/investment-rules', '/historical-chart'),
  tag('student-loans', 'Student loans', '/student-loan-calculator'),
  tag('car', 'Cars', '/auto-loan-calculator'),
  tag('insurance', 'Insurance', '/insurance-guide', '/life-insurance-calculator'),
  tag('income', 'Pay and work', '/salary-hourly-converter', '/irregular-income'),
  tag('family', 'Family and school', '/529-calculator', '/smart-financial-checklist'),
  tag('social-security', 'Social Security', '/social-security-calculator'),
  tag('other', 'Something else', '/financial-calculators'),
]

export const tagNames: readonly string[] = tags.map(({ name }) => name)
export const tagNamed = (name: string): Tag | undefined => tags.find((one) => one.name === name)
