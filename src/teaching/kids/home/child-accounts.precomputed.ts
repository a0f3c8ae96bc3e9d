/** Accounts for a child side by side, and the freeze of a child's credit: figures of the law as text, and where each is from. */
import { dateText, dollars, percentText } from '#calculators/kit/format.ts'
import { type Citation, citation } from '#calculators/kit/presentation.ts'
import type { Cited } from '#facts/cited.ts'
import { defaultYear } from '#facts/default-year.ts'
import { childFreezeUnder } from '#facts/household/life-events.ts'
import { trumpAccount } from '#facts/retirement/child-accounts.ts'
import { otherUsePenalty } from '#facts/retirement/education-accounts.ts'
import { sources } from '#facts/sources.ts'
import { taxYears } from '#facts/tax-years.ts'

const law = taxYears[defaultYear]
const child = trumpAccount.value
const unearned = dollars(law.kiddieTax.value.unearnedOver)

/** Name, who owns it, tax, when it can be used, how aid forms see it. */
export const childAccounts: readonly (readonly [string, string, string, string, string])[] = [
  [
    '529 plan',
    'You do. The child is named in it.',
    'No federal tax on growth used for school. Other use: the growth is taxed, with ' +
      `${percentText(otherUsePenalty.value * 100, 0)} extra.`,
    'For school, any time',
    'Counts as the parent’s when a parent owns it',
  ],
  [
    'Custodial account (UTMA or UGMA)',
    'The child does. You run it until the age your state sets.',
    `Taxed each year. Over ${unearned} of interest and dividends in ${law.year}, usually at the parents’ rate.`,
    'For the child’s benefit, any time',
    'Counts as the child’s',
  ],
  [
    'Roth IRA, with earnings',
    'The child does. You run it until they’re grown.',
    `Money goes in after tax. Up to what the child earned, at most ${dollars(law.ira.value.limit)} in ${law.year}.`,
    'What was put in, any time. Growth is for retirement.',
    'Not counted as savings',
  ],
  [
    '530A account (Trump account)',
    'The child does.',
    `Up to ${dollars(child.perYear)} a year, from ${dateText(child.contributionsFrom)} on. ${dollars(child.pilotDeposit)} from the government for U.S. citizens born ${child.pilotBornFrom} to ${child.pilotBornTo}, if a parent asks. Growth is taxed when it comes out.`,
    `Not before the year they turn ${child.lockedUntilYearOfAge}`,
    'Check the form of the year: it’s new',
  ],
]
const cite = (figure: Cited<unknown>, what: string): Citation => citation(sources, figure.source, what, figure)
export const lawSources: readonly Citation[] = [
  cite(trumpAccount, '530A accounts'),
  cite(law.ira, 'IRA limit'),
  cite(law.kiddieTax, 'a child’s interest and dividends'),
  cite(otherUsePenalty, '529 money used for other things'),
  cite(childFreezeUnder, 'freezing a child’s credit'),
]
/** A parent may freeze the credit of a child below this age. */
export const freezeUnder: number = childFreezeUnder.value
