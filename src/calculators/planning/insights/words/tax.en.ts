import type { InsightWords } from '../insight-words.ts'
import { whose } from './whose.ts'

export const taxWords: InsightWords<
  'hsa-room' | 'ira-over-limit' | 'loss-to-harvest' | 'head-of-household' | 'child-care-account'
> = {
  'hsa-room': {
    label: 'HSA limit',
    rule: 'A year of HSA deposits against the federal limit: family if your health plan covers the household, else self-only. Employer money counts too.',
    limit: 'Room, more than',
    figures: { yearly: 'Deposits a year', room: 'Room (or over it)' },
    says: {
      watch: ({ room, most }, say) =>
        `You have ${say.money(room)} of room under this year’s ${say.money(most)} HSA limit, less what your employer adds. Money spent on health costs is never taxed by the IRS. You could put in more.`,
      act: ({ yearly, most, room, excise }, say) =>
        `${say.money(yearly)} a year is ${say.money(room)} over the ${say.money(most)} HSA limit. Extra money costs ${say.percent(excise, 0)} a year until it’s taken out. You could lower your deposits.`,
    },
    way: 'See what the HSA saves',
  },
  'ira-over-limit': {
    label: 'Yearly IRA limit',
    rule: 'A year of deposits into a person’s IRAs against the federal limit, with the catch-up for their age.',
    figures: { yearly: 'Deposits a year', over: 'Over the limit' },
    says: {
      act: ({ name, yearly, most, over, excise }, say) =>
        `${whose(name)} IRA deposits of ${say.money(yearly)} a year are ${say.money(over)} over the ${say.money(most)} limit. Extra money costs ${say.percent(excise, 0)} a year until it’s taken out. You could lower the deposits.`,
    },
    way: 'Check the IRA rules',
  },
  'loss-to-harvest': {
    label: 'Loss that could cut tax',
    rule: 'A brokerage account is worth less than was paid for it. The link counts it as bought over a year ago; you can change the date there.',
    limit: 'Loss, at least',
    figures: { value: 'Worth now' },
    says: {
      watch: ({ name, loss, most }, say) =>
        `${name} is ${say.money(loss)} below what you paid. Selling at a loss offsets gains, and up to ${say.money(most)} of other income a year. You could see what it saves.`,
    },
    way: 'See what a loss saves',
  },
  'head-of-household': {
    label: 'Filing status',
    rule: 'Single with a child under 19 listed and no partner: head of household may fit.',
    figures: { count: 'Children under 19' },
    says: {
      watch: ({ count }, say) =>
        `You file as Single with ${say.count(count, 'child', 'children')} listed. If a child lives with you and you pay over half the home’s cost, you could file as Head of household and pay less.`,
    },
    way: 'Compare both ways to file',
  },
  'child-care-account': {
    label: 'Child care and taxes',
    rule: 'Child care for a child under 13 while every parent here works: a dependent care account at work takes it from untaxed pay.',
    limit: 'Care a year, more than',
    figures: { most: 'Most from untaxed pay' },
    says: {
      watch: ({ care, most }, say) =>
        `Child care costs you ${say.money(care)} a year. If an employer offers a dependent care account, up to ${say.money(most)} can come from untaxed pay. You could ask at enrollment.`,
    },
    way: 'Run your taxes',
  },
}
