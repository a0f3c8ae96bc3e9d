/** What the answer says. */
import type { PayFrequency } from '#engine/withholding/pay-frequency.ts'
import type { Say } from '../../kit/say.ts'

export const everyWords: Readonly<Record<PayFrequency, string>> = {
  weekly: 'every week',
  biweekly: 'every two weeks',
  semimonthly: 'twice a month',
  monthly: 'every month',
  quarterly: 'every quarter',
  semiannual: 'twice a year',
  annual: 'once a year',
  daily: 'every workday',
}

export const figureNames = {
  netPay: { label: 'Your paycheck', short: 'Paycheck' },
  grossPay: 'Gross pay',
  federalTax: 'Federal income tax',
  bonusTax: 'Federal tax on the bonus',
  socialSecurity: 'Social Security',
  medicare: 'Medicare',
  additionalMedicare: 'Additional Medicare',
  stateTax: 'State income tax',
  localTax: 'Local income tax',
  statePrograms: 'State disability and leave',
  preTax: 'Pre-tax deductions',
  afterTax: 'After-tax deductions',
  federalWages: 'Wages for federal income tax',
  insuranceWages: 'Wages for Social Security and Medicare',
  planHundred: 'Cost of $100 more in your 401(k)',
  raiseHundred: 'What you keep of $100 more pay',
  kept: 'Share of pay you take home',
  takeHomeYear: { label: 'Take-home pay in a year', short: 'Take-home a year' },
  grossYear: 'Gross pay in a year',
  federalYear: 'Federal tax withheld in a year',
  payrollYear: 'Social Security and Medicare in a year',
  stateYear: 'State and local tax withheld in a year',
  deductionsYear: 'Deductions in a year',
  refund: { label: 'Federal refund (or amount you owe)', short: 'Refund' },
  stateRefund: 'State refund (or amount you owe)',
  employerYear: 'Your employer’s taxes in a year',
  offerAhead: { label: 'Extra to spend with the other offer', short: 'Extra with the other' },
  offerPaycheck: 'Paycheck in the other offer',
  offerYear: 'Take-home pay in the other offer, a year',
  offerRefund: 'Refund or tax due in the other offer',
} as const

interface Check {
  readonly net: number
  readonly every: string
}
export const headlines = {
  paycheck: ({ net, every }: Check, say: Say) => `Your paycheck is about **${say.money(net)}** ${every}.`,
  once: ({ net }: Check, say: Say) => `This paycheck, with your bonus, is about **${say.money(net)}**.`,
  nothing: 'More comes out of this paycheck than you earn.',
  noPay: 'Enter your pay to see your paycheck.',
  offerMore: ({ ahead }: { ahead: number }, say: Say) =>
    `Best: the other offer. It leaves you **${say.about(ahead)}** more a year.`,
  offerLess: ({ ahead }: { ahead: number }, say: Say) =>
    `Best: your job now. It leaves you **${say.about(ahead)}** more a year.`,
  offerSame: 'Both jobs leave you the same after taxes.',
}

interface Parts {
  readonly gross: number
  readonly federal: number
  readonly insurance: number
  readonly state: number
  readonly stateName: string
  readonly deductions: number
}
export const underneath = {
  from: ({ gross, federal, insurance }: Parts, say: Say) =>
    federal < 0.5
      ? `Out of ${say.money(gross)}, ${say.money(insurance)} goes to Social Security and Medicare, and nothing to federal income tax.`
      : `Out of ${say.money(gross)}, ${say.money(federal)} goes to federal income tax and ${say.money(insurance)} to Social Security and Medicare.`,
  state: ({ state, stateName }: Parts, say: Say) => `${stateName} takes ${say.money(state)}.`,
  deductions: ({ deductions }: Parts, say: Say) => `Your own deductions are ${say.money(deductions)}.`,
  noState: 'No state is selected, so state tax isn’t included.',
  noCounty: 'Select your county: it taxes your pay too.',
  usual: ({ net }: { net: number }, say: Say) => `Without the bonus, it would be about ${say.money(net)}.`,
  offers: 'That’s a year of take-home pay, plus your refund or minus the tax due when you file.',
  offersSaved: ({ total }: { total: number }, say: Say) =>
    `With 401(k) money counted, the other offer is ${say.money(total)} ahead.`,
  offersSavedSame: 'With 401(k) money counted, the two jobs come out the same.',
  offersBehind: ({ total }: { total: number }, say: Say) =>
    `With 401(k) money counted, your job now is ${say.money(total)} ahead.`,
}

export const splitWords = {
  label: 'Where this paycheck goes',
  net: 'You take home',
  federal: 'Federal income tax',
  insurance: 'Social Security and Medicare',
  state: 'State and local',
  deductions: 'Your deductions',
}

export const errorWords = {
  tooMuch: ({ pay }: { pay: number }, say: Say) =>
    `Enter deductions of ${say.cents(pay)} or less: that’s the whole paycheck.`,
  planTooMuch: 'Enter 401(k) and Roth shares that add up to 100% or less.',
}

export const hintWords = {
  healthFsa: ({ limit, perCheck }: { limit: number; perCheck: number }, say: Say) =>
    `The limit is ${say.money(limit)} a year, or ${say.cents(perCheck)} per paycheck. We count the rest after tax.`,
  commuter: ({ limit }: { limit: number }, say: Say) =>
    `The limit is ${say.money(limit)} a month. We count the rest after tax.`,
  hsa: ({ yearly, limit }: { yearly: number; limit: number }, say: Say) =>
    `That’s ${say.money(yearly)} a year. The most for a family, with catch-up, is ${say.money(limit)}.`,
  bonusMethod: ({ flat, top }: { flat: number; top: number }, say: Say) =>
    `Your employer chooses. The flat rate is ${say.percent(flat)}, and ${say.percent(top)} above $1 million.`,
  credits: ({ perChild, other }: { perChild: number; other: number }, say: Say) =>
    `${say.money(perChild)} for each child under 17, ${say.money(other)} for other dependents`,
  unemploymentRate: ({ rate }: { rate: number }, say: Say) =>
    `Your employer’s own rate. Blank: ${say.percent(rate)}, a new employer’s.`,
}

export const questions = {
  payForNet: (target: string) => `What pay gives me a paycheck of ${target}?`,
  planForNet: (target: string) => `How much 401(k) keeps my paycheck at ${target}?`,
  extraForRefund: (target: string) => `How much in Step 4(c) gets me a ${target} refund?`,
}
