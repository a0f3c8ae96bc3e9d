/** What the form says. */
import type { Say } from '../../kit/say.ts'

interface HealthCost {
  /** Dollars a month. */
  readonly cost: number
  readonly asOf: string
}
const likeYours = 'If blank: same as your job'

export const sectionWords = {
  pay: 'Your pay',
  compare: 'Compare',
  offer: { title: 'Details of the offer', more: 'Offer: hours, benefits, commute' },
  time: { title: 'Hours and time off', more: 'Overtime, time off, breaks' },
  commute: { title: 'Costs of working', more: 'Commute and work costs' },
  benefits: { title: 'Benefits and family', more: 'Bonus, 401(k), health insurance, children' },
  raise: { title: 'Raise and paydays', more: 'Raise, 27-paycheck years' },
}

const units = {
  hour: 'Hour',
  day: 'Day',
  week: 'Week',
  'two-weeks': '2 weeks',
  'half-month': 'Half month',
  month: 'Month',
  year: 'Year',
}

export const formWords = {
  pay: { label: 'Pay before taxes' },
  unit: { label: 'Per', options: units },
  hours: { label: 'Hours per week', unit: 'hours' },
  days: { label: 'Days per week', unit: 'days' },
  spousePay: { label: 'Spouse’s pay', hint: 'Your pay is taxed on top of it.' },

  compare: {
    label: 'Compare with',
    options: { none: 'Nothing', offer: 'Another offer', contract: '1099 work' },
  },
  pay2: { label: 'Offer’s pay' },
  unit2: { label: 'Per', options: units },
  hours2: { label: 'Offer’s hours per week', unit: 'hours' },
  state2: { label: 'Offer’s state', same: 'Same as now' },
  contractRate: { label: '1099 rate' },
  contractHours: { label: 'Billable hours per week', unit: 'hours' },
  contractWeeks: {
    label: 'Billable weeks per year',
    unit: 'weeks',
    hint: 'Vacation, sick days and gaps between clients aren’t paid.',
  },
  contractCosts: { label: 'Business expenses', hint: 'Insurance, equipment, software, bookkeeping' },
  contractPremium: {
    label: 'Health insurance you’d buy',
    hint: ({ cost, asOf }: HealthCost, say: Say) =>
      `A full employer plan for one person averaged ${say.money(cost)} a month in ${asOf} (KFF).`,
  },
  serviceTrade: {
    label: 'Specified service business',
    hint: 'Health, law, accounting, consulting: the business income deduction shrinks at high incomes',
  },

  extraHours2: { label: 'Extra hours per week', unit: 'hours', hint: likeYours },
  overtime2: { label: 'Overtime pay', options: { same: 'Same as my job', paid: 'Paid', unpaid: 'Not paid' } },
  paidDaysOff2: { label: 'Yearly paid days off', unit: 'days', hint: likeYours },
  unpaidWeeks2: { label: 'Unpaid weeks per year', unit: 'weeks', hint: likeYours },
  bonus2: { label: 'Offer’s bonus', hint: likeYours },
  match2: { label: 'Employer contribution', hint: `Percent of pay. ${likeYours}.` },
  premium2: { label: 'Health insurance premium', hint: likeYours },
  otherBenefits2: { label: 'Other benefits', hint: likeYours },
  commuteMinutes2: { label: 'Round-trip commute', unit: 'minutes', hint: likeYours },
  commuteDays2: { label: 'Commute days per week', unit: 'days', hint: likeYours },
  commuteCost2: { label: 'Commuting cost', hint: likeYours },

  extraHours: { label: 'Extra hours per week', unit: 'hours', hint: 'On average, in weeks you work' },
  overtime: {
    label: 'Overtime pay',
    options: { paid: 'Paid', unpaid: 'Not paid' },
    hints: {
      paid: 'Non-exempt: time and a half over 40 hours a week',
      unpaid: 'Exempt: your salary is for every hour',
    },
  },
  paidDaysOff: { label: 'Yearly paid days off', unit: 'days', hint: 'Vacation, holidays and sick days' },
  unpaidWeeks: {
    label: 'Unpaid weeks per year',
    unit: 'weeks',
    hint: 'Unpaid leave or off-season. If you’re paid all year, enter them as paid days off.',
  },
  lunchMinutes: { label: 'Unpaid break per day', unit: 'minutes', hint: 'Not part of your paid hours, like lunch' },

  commuteMinutes: { label: 'Round-trip commute', unit: 'minutes' },
  commuteDays: { label: 'Commute days per week', unit: 'days' },
  commuteCost: { label: 'Commuting cost', hint: 'Gas, wear on the car, fares, parking' },
  workCosts: { label: 'Other work costs', hint: 'Child care, clothes, tools: what you only pay because you work' },

  bonus: { label: 'Bonus' },
  deferral: { label: '401(k) contribution', hint: 'Percent of pay, before taxes' },
  match: { label: 'Employer contribution', hint: 'Percent of your pay, like a 401(k) match' },
  premium: {
    label: 'Health insurance premium',
    hint: ({ cost, asOf }: HealthCost, say: Say) =>
      `On your pay stub. Workers paid ${say.money(cost)} a month on average in ${asOf} (KFF, single coverage).`,
  },
  otherBenefits: { label: 'Other benefits', hint: 'HSA money, tuition, meals: what you’d otherwise pay for' },
  children: { label: 'Children under 17', unit: 'children' },

  raise: { label: 'Raise', of: 'your pay' },
  payEvery: { label: 'Paid every', options: { none: 'Not selected', '14': '2 weeks', '7': 'Week' } },
  payday: { label: 'Any payday', hint: 'From a pay stub' },
}
