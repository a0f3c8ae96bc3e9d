import type { InsightWords } from '../insight-words.ts'
import { whose } from './whose.ts'

const retire = 'See when you could retire'

export const retirementWords: InsightWords<
  | 'match-missed'
  | 'saving-rate'
  | 'savings-for-age'
  | 'deferral-limit'
  | 'medicare-window'
  | 'required-distribution'
  | 'benefit-start'
> = {
  'match-missed': {
    label: 'Employer match',
    rule: 'Your share of pay against the share your employer matches.',
    figures: { share: 'You put in', more: 'More from you a month' },
    says: {
      act: ({ name, share, full, missed, more }, say) =>
        `${say.percent(share)} of pay goes into ${name}, and the employer matches up to ${say.percent(full)}. That leaves ${say.money(missed)} of match a year unclaimed. You could put in ${say.money(more)} more a month.`,
      good: ({ full }, say) => `You get the employer’s whole match, up to ${say.percent(full)} of pay.`,
    },
    way: 'See what the match adds',
  },
  'saving-rate': {
    label: 'Retirement saving rate',
    rule: 'What goes into retirement accounts in a year, with the match, over pay before taxes.',
    limit: 'Share, at least',
    figures: { share: 'Saved, with the match' },
    says: {
      good: ({ share }, say) =>
        `${say.percent(share, 0)} of pay goes into retirement accounts, with the match. That meets your target.`,
      watch: ({ share, more }, say) =>
        `${say.percent(share, 0)} of pay goes into retirement accounts, with the match. Your target takes ${say.money(more)} more a month. You could add one percentage point at each raise.`,
    },
    way: retire,
  },
  'savings-for-age': {
    label: 'Retirement savings for your age',
    rule: 'Retirement savings against a multiple of yearly pay: 1 at 30, 3 at 40, 6 at 50, 8 at 60, 10 at 67. Fidelity’s guideline; others differ.',
    limit: 'Share of that multiple',
    says: {
      good: ({ times, age }, say) =>
        `You’ve saved ${say.number(times, 1)} times your yearly pay at ${say.number(age, 0)}. By this rule you’re on pace.`,
      watch: ({ times, multiple, age }, say) =>
        `You’ve saved ${say.number(times, 1)} times your yearly pay; this rule says ${say.number(multiple, 1)} times at ${say.number(age, 0)}. It’s a rough guide. You could run your own numbers.`,
    },
    way: retire,
  },
  'deferral-limit': {
    label: 'Yearly 401(k) limit',
    rule: 'A year of your 401(k) deposits against the federal limit, with the catch-up for your age.',
    figures: { yearly: 'Deposits a year', over: 'Over the limit' },
    says: {
      good: ({ name, most }, say) =>
        `${whose(name)} 401(k) deposits reach the yearly limit of ${say.money(most)}. More savings could go to an IRA or a taxable account.`,
      act: ({ name, yearly, most, over }, say) =>
        `${whose(name)} 401(k) deposits of ${say.money(yearly)} a year are ${say.money(over)} over the ${say.money(most)} limit. Money over it is taxed twice unless it’s taken out by April 15. You could lower your rate.`,
    },
    way: 'Check your 401(k)',
  },
  'medicare-window': {
    label: 'Medicare sign-up',
    rule: 'The seven months around the 65th birthday, when you can sign up for Medicare without a late penalty. Coverage through a current job can give you longer.',
    limit: 'Months ahead',
    figures: { raise: 'Late penalty, each year' },
    says: {
      watch: ({ name, opens, closes, raise }, say) =>
        `${whose(name)} Medicare sign-up runs from ${say.month(opens)} to ${say.month(closes)}. Part B costs ${say.percent(raise, 0)} more for each year you’re late, unless a current job covers you. You could note the dates.`,
    },
    way: 'See your dates',
  },
  'required-distribution': {
    label: 'Required withdrawals',
    rule: 'From this age on, some of a traditional IRA has to be taken out each year.',
    says: {
      act: ({ saved, penalty }, say) =>
        `A yearly withdrawal is required from your ${say.about(saved)} in traditional IRAs. Missing it can cost ${say.percent(penalty, 0)} of the amount. You could check this year’s figure.`,
    },
    way: 'Work out the withdrawal',
  },
  'benefit-start': {
    label: 'When to claim Social Security',
    rule: 'From 62 to 70, each year of waiting raises the monthly benefit.',
    says: {
      watch: ({ age, raise }, say) =>
        `You’re ${say.number(age, 0)}, and no Social Security is listed. Each year of waiting past full retirement age adds ${say.percent(raise, 0)}. You could compare claiming ages.`,
    },
    way: 'Compare claiming ages',
  },
}
