import type { InsightWords } from '../insight-words.ts'

export const housingWords: InsightWords<
  'housing-share' | 'mortgage-rate' | 'pmi-request' | 'home-underwater' | 'upkeep' | 'mortgage-past-work'
> = {
  'housing-share': {
    label: 'Housing share of pay',
    rule: 'Rent or home loan payments, with property tax, dues and home insurance from the budget, over pay before taxes. Over 30% is often called cost-burdened.',
    limit: 'Share, at most',
    figures: { share: 'Share of pay before taxes' },
    says: {
      good: ({ share }, say) =>
        `Housing takes ${say.percent(share, 0)} of pay before taxes. That leaves room for other things.`,
      watch: ({ housing, share }, say) =>
        `Housing is ${say.money(housing)} a month, ${say.percent(share, 0)} of pay before taxes. That leaves less for everything else. You could see which of these costs could come down, or what home price fits.`,
    },
    way: 'See what home price fits',
  },
  'mortgage-rate': {
    label: 'Mortgage rate today',
    rule: 'Your mortgage rate against Freddie Mac’s average for a new 30-year loan.',
    limit: 'Difference, at least',
    figures: { yearly: 'Difference a year' },
    says: {
      watch: ({ apr, offered, yearly }, say) =>
        `Your mortgage is at ${say.percent(apr)}; the average new loan is ${say.percent(offered)}. The gap costs about ${say.money(yearly)} a year. You could see if a refinance pays back its costs.`,
      good: ({ apr, offered }, say) =>
        `Your mortgage at ${say.percent(apr)} beats today’s ${say.percent(offered)} average. Extra payments save less here than on most other debts.`,
    },
    way: { watch: 'See if a refinance pays', good: 'Try extra payments' },
  },
  'pmi-request': {
    label: 'Mortgage insurance',
    rule: 'You owe this share of the home’s value or less, but more than 78% of what you paid. At 78%, mortgage insurance ends automatically.',
    limit: 'Owed, at most',
    figures: { share: 'Owed, share of the value' },
    says: {
      watch: ({ share }, say) =>
        `You owe ${say.percent(share, 0)} of what your home is worth. If you still pay mortgage insurance (PMI), you could ask your servicer how to drop it.`,
    },
    way: 'See when PMI ends',
  },
  'home-underwater': {
    label: 'Home worth less than owed',
    rule: 'Loans on the home are larger than its value.',
    figures: { gap: 'Owed beyond the value' },
    says: {
      watch: ({ gap }, say) =>
        `You owe ${say.money(gap)} more than your home is worth. Moving or refinancing is hard for now. If payments are tight, you could call a HUD counselor at 800-569-4287.`,
    },
    way: 'See what extra payments do',
  },
  upkeep: {
    label: 'Home upkeep',
    rule: 'Repairs and upkeep in the budget against a share of the home’s value each year.',
    limit: 'Of value a year',
    figures: { gap: 'More a month', monthly: 'In the budget a month' },
    says: {
      watch: ({ monthly, wanted }, say) =>
        `Your budget has ${say.money(monthly)} a month for upkeep; this rule suggests ${say.money(wanted)}. Roofs and furnaces cost a lot at once. You could plan for yours by how old they are.`,
    },
    way: 'Plan your home’s upkeep',
  },
  'mortgage-past-work': {
    label: 'Mortgage in retirement',
    rule: 'The mortgage’s last payment comes after you reach this age.',
    limit: 'Paid off by age',
    says: {
      watch: ({ until, age }, say) =>
        `Your mortgage ends in ${say.month(until)}, when you’re ${say.number(age, 0)}. Payments would come out of retirement income. You could see what a little extra each month does.`,
    },
    way: 'Try extra payments',
  },
}
