/** What a state's tax law has and this calculator doesn't: one line of a list each. */
import type { LeftOut, LeftOutValues, PlainLeftOut } from '#facts/states/left-out.ts'
import { type Say, type Sentences, sentence } from '../../kit/say.ts'

const plain = {
  'breaks-for-causes': 'Tax breaks for 529 plans, energy and certain donations, and relief based on your home’s value.',
  'college-costs': 'Tax breaks for college costs.',
  'commuting-costs': 'The deduction for commuting costs.',
  'donation-credits': 'Credits for donations to schools and charities in the state.',
  'early-childhood-credit': 'Credits for early childhood care or school readiness.',
  'care-credit': 'The state’s child and dependent care credit.',
  'doubled-care-credit': 'The doubled child care credit for programs with a quality certificate.',
  'school-costs': 'Tax breaks for school expenses.',
  'student-loan-credit': 'The credit for student loan payments.',
  'larger-grocery-credit': 'The larger grocery credit for people who keep their receipts.',
  'low-income-relief': 'Rebates and other relief for lower incomes.',
  'low-income-tables': 'Special tax tables for lower incomes, which could lower your tax.',
  'itin-earned-income': 'The earned income credit for people who file with an ITIN.',
  'city-credits': 'New York City’s household and earned income credits, so city tax is a little high at lower incomes.',
  'medical-costs': 'State tax breaks for medical or health insurance costs.',
  'one-time-refunds': 'One-time refunds and rebates from the state.',
  'parent-in-care': 'The exemption for a parent or grandparent you care for.',
  'property-tax-relief': 'Property tax relief for homeowners and renters.',
  'vehicle-property-tax-credit': 'The credit for property tax on vehicles.',
  'disability-exemption': 'Larger exemptions for people who are blind or have another disability.',
  'emergency-workers': 'Tax breaks for police, firefighters and emergency volunteers.',
  'national-guard-credit': 'The National Guard credit.',
  'surviving-spouse-exemption': 'The extra exemption for a surviving spouse.',
  veterans: 'Tax breaks for veterans.',
  'civil-service-pensions': 'The tax break for federal Civil Service Retirement System (CSRS) pensions.',
  'disability-retirement': 'Retirement tax breaks for people with a disability.',
  'exclusion-without-social-security': 'The special exclusion for people who can’t get Social Security.',
  'lump-sum-credits': 'The lump-sum retirement and senior credits.',
  'military-retirement-credit': 'The credit for military retirement pay.',
  'police-and-fire-pensions': 'The tax break for police and firefighter pensions.',
  'teachers-pensions': 'The separate rule for teachers’ pensions.',
  'plan-money-taxed': 'State tax on what you pay into an IRA, 403(b) or 457 plan.',
  'business-loss-deduction': 'The alternative business loss deduction.',
  'entity-credit': 'The pass-through entity tax credit.',
  'farm-gains': 'The tax break for gains on farm property.',
  'farmland-credits': 'Farmland credits.',
  'government-pay': 'The deduction for certain government pay.',
  'in-state-gains': 'The tax break for gains on property or companies in the state.',
  'minimum-tax': 'The state’s alternative minimum tax.',
  'rate-cut-after-surplus': 'A lower rate after a budget surplus, set once the year is over.',
  'state-tax-itemized': 'The itemized deduction for state income tax at lower incomes.',
  'city-tax-itemized': 'The itemized deduction for city earnings tax.',
  'other-local-taxes': 'Local income taxes in places we don’t list.',
  'other-occupational-taxes': 'Occupational taxes in places we don’t list.',
  'flat-occupational-taxes': 'The flat monthly occupational taxes in Denver and a few other cities.',
  'school-district-taxes': 'School district income taxes.',
  'county-of-work': 'County tax on people who work in the county and live somewhere else.',
  'credit-for-city-of-work': 'Credits for tax paid to the city where you work.',
  'city-service-fees': 'City service fees of a few dollars a week.',
  'local-interest-taxes': 'Local taxes on interest and dividends in some counties, cities and townships.',
} satisfies Record<PlainLeftOut, string>

const percent = (decimal: number, say: Say): string => say.percent(decimal * 100, 3)

const valued = {
  'age-exemption': ({ age }) => `The exemption for people age ${age} or older.`,
  'disabled-dependent-credit': ({ amount }, say) =>
    `The ${say.money(amount)} credit for a dependent with a disability.`,
  'childless-earned-income': ({ from, to, over }) =>
    `The earned income credit for workers without children who are ${from} to ${to}${over === null ? '' : ` or over ${over}`}.`,
  'extra-child-exemptions': ({ from, to }) =>
    `Extra exemptions for a child you claim for the first time and for students age ${from} to ${to}.`,
  'licensed-care-credit': ({ amount, upToAge }, say) =>
    `The credit of up to ${say.money(amount)} for a child ${upToAge} or younger in licensed care. You apply for it separately.`,
  'property-tax-programs': ({ programs }, say) => `Property tax relief (${say.list(programs)}).`,
  'working-families-credit': ({ amount, year }, say) =>
    `Washington’s Working Families Tax Credit, up to ${say.money(amount)} for ${year}. You apply for it separately.`,
  'tabor-refund': ({ year }) => `A TABOR refund for ${year}, which hasn’t been announced.`,
  'surplus-credit': ({ year, share }, say) =>
    `The ${year} surplus credit (“kicker”): ${percent(share, say)} of your ${year - 1} tax before credits.`,
  'arts-tax': ({ amount }, say) => `Portland’s arts tax of ${say.money(amount)} per person.`,
  'military-survivor-annuity': ({ amount }, say) =>
    `The exclusion of up to ${say.money(amount)} for a military survivor benefit annuity.`,
  'military-pay-before': ({ age }) => `The exclusion for military retirement pay before age ${age}.`,
  'military-pension-half': ({ years }, say) =>
    `The tax break for half of a military pension, which lasts ${say.years(years)}.`,
  'pensions-earned-before': ({ before }, say) =>
    `The tax break for government pensions earned before ${say.month(before)}.`,
  'pensions-vested-by': ({ by }, say) =>
    `The tax break for government pensions vested by ${say.date(by)} (Bailey settlement).`,
  'unused-exclusion': ({ over }, say) =>
    `The unused part of the retirement exclusion at incomes over ${say.money(over)}.`,
  'business-gains-share': ({ share, instead }, say) =>
    `The ${percent(share, say)} exclusion for gains on farms and businesses. We exclude up to ${say.money(instead)} of gains instead.`,
  'business-flat-rate': ({ rate }, say) => `The ${percent(rate, say)} flat rate owners can choose for business income.`,
  'itemized-cut': ({ over }, say) => `The cut in itemized deductions at incomes over ${say.money(over)}.`,
  'interest-tax-ended': ({ year }) => `The tax on interest and dividends, which ended after ${year}.`,
  'tax-on-high-income': ({ over, from }, say) => `The tax on income over ${say.money(over)} that starts in ${from}.`,
} satisfies Sentences<LeftOutValues>

export const leftOutText = (one: LeftOut, say: Say): string =>
  typeof one === 'string' ? plain[one] : sentence<LeftOutValues>(valued, one, say)
