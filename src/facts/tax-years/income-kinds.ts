import { cited } from '../cited.ts'

/** Whether the federal income tax counts a kind of money as income, where the answer is a rule and not a figure. */
export const incomeKinds = cited(
  {
    giftReceived: 'none',
    inheritance: 'none',
    lifeInsuranceAtDeath: 'none',
    childSupport: 'none',
    lotteryPrize: 'ordinary',
    foundMoney: 'ordinary',
    scholarshipForTuition: 'none',
    scholarshipForRoom: 'ordinary',
  },
  'irs-pub-525',
  {
    note: 'Scholarships of degree students. Found money: also 26 CFR 1.61-14. What an inheritance earns later is taxed.',
  },
)
