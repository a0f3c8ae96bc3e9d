/** What the findings say. */
import type { EstateTaxNote } from '#facts/state-rules/death-taxes.ts'
import type { Say, Sentences } from '../../kit/say.ts'

type None = Record<never, never>
type NoteValues = { [Note in EstateTaxNote as Note['key']]: Note['values'] }

export const findingWords = {
  stayHome: ({ children, yearly }: { children: number; yearly: number }, say: Say) =>
    `**Replacing your partner’s work at home would cost money.** Full-time care for ${say.count(children, 'child', 'children')} averages ${say.money(yearly)} a year. You could enter it under child care.`,
  group: ({ group, gap }: { group: number; gap: number }, say: Say) =>
    `**${say.money(group)} of your coverage comes from work.** It usually ends with the job. Then you’d be ${say.about(gap)} short, so you could count only what you own.`,
  groupEnough: ({ group }: { group: number }, say: Say) =>
    `**${say.money(group)} of your coverage comes from work.** It usually ends with the job. You’d still have enough without it.`,
  partner: ({ gap }: { gap: number }, say: Say) =>
    `**Your partner needs coverage too.** If your partner died, your family would be ${say.about(gap)} short. The table below shows both of you.`,
  benefitsOff: (_: None) =>
    '**Survivor benefits aren’t counted.** Most workers’ children and spouses get them. You could turn them on under “Social Security”.',
  notInsured: (_: None) =>
    '**We counted no Social Security if you die.** You’d need work credits: six in the last three years, or about one for each year since age 21. You could enter the amount on your statement.',
  benefits: ({ worth }: { worth: number }, say: Say) =>
    `**Survivor benefits are worth ${say.about(worth)} to your family over the years.** Social Security pays them to children and to a husband or wife. Your statement on ssa.gov shows the exact amounts.`,
  heldBack: ({ limit, year, heldBack }: { limit: number; year: number; heldBack: number }, say: Say) =>
    `**Working costs your partner ${say.money(heldBack)} of benefits in the first year.** Pay above ${say.money(limit)} (${year}) reduces a surviving parent’s own benefit, not the children’s.`,
  blackout: ({ years }: { years: number }, say: Say) =>
    `**Your family would get no Social Security for ${say.years(years)}.** That’s from your youngest child’s last payment until your partner’s own survivor benefit, which can’t start before 60.`,
  unmarried: (_: None) =>
    '**Your partner wouldn’t get survivor benefits.** They go to a husband or wife and to your children. Name your partner as beneficiary on each policy.',
  keepPaying: ({ less }: { less: number }, say: Say) =>
    `**If they kept paying the mortgage, they’d need ${say.about(less)} less.** Their income leaves room for the payments. Paying it off is safer if pay stops.`,
  falls: ({ years, later }: { years: number; later: number }, say: Say) =>
    `**In ${say.years(years)} your family would need ${say.about(later)}.** Two policies, one shorter than the other, could cost less than one long one.`,
  most: ({ most }: { most: number }, say: Say) =>
    `**An insurer may not sell you that much.** At your age and pay, the usual limit is ${say.about(most)} from all policies. A broker can ask several insurers.`,
  dimeAbove: ({ dime }: { dime: number }, say: Say) =>
    `**The DIME rule says ${say.about(dime)}.** It’s higher because it leaves out Social Security and your partner’s pay.`,
  dimeAboveAlone: ({ dime }: { dime: number }, say: Say) =>
    `**The DIME rule says ${say.about(dime)}.** It’s higher because it replaces all of your pay and leaves out Social Security.`,
  dimeNoPay: ({ dime }: { dime: number }, say: Say) =>
    `**The DIME rule says ${say.about(dime)}.** It’s lower because it replaces pay, and you entered none. It leaves out work at home.`,
  dimeBelow: ({ dime, years }: { dime: number; years: number }, say: Say) =>
    `**The DIME rule says ${say.about(dime)}.** It’s lower because it counts your pay for only ${say.years(years)} and leaves out inflation and child care.`,
  taxFree: (_: None) =>
    'A death benefit paid in one sum is free of federal income tax. Interest it earns afterward is taxed.',
  notIncluded: (_: None) =>
    'Not included: health insurance your family would have to replace, the $255 death payment, pensions, remarriage, and more children.',
}

export const stateWords = {
  estate: ({ state, exemption, more }: { state: string; exemption: number; more: string }, say: Say) =>
    `**${state} taxes estates above ${say.money(exemption)}.** A policy you own counts; what goes to a husband or wife usually isn’t taxed.${more}`,
  inheritance: ({ state, rate, above }: { state: string; rate: number; above: number }, say: Say) =>
    `**${state} taxes what children inherit at ${say.percent(rate)}${above > 0 ? ` above ${say.money(above)}` : ''}.** A spouse pays nothing. Its tax office can tell you how life insurance counts.`,
  closeFamilyFree: ({ state, to }: { state: string; to: number }, say: Say) =>
    `${state} taxes inheritances at up to ${say.percent(to)}, but a spouse and children pay nothing.`,
  community: ({ state }: { state: string }) =>
    `**${state} is a community property state.** A policy paid from either paycheck usually belongs half to each of you, whoever the beneficiary is.`,
  communityByChoice: ({ state }: { state: string }) =>
    `${state} lets spouses choose community property. If you did, a policy paid from pay usually belongs half to each of you.`,
}

export const estateNotes: Sentences<NoteValues> = {
  'follows-federal': () => 'The amount equals the federal one.',
  'not-confirmed': ({ year, before }, say) => `The ${year} amount isn’t confirmed; it was ${say.money(before)} before.`,
  'also-inheritance': () => 'It also taxes inheritances.',
  'as-credit': ({ credit }, say) => `It works as a ${say.money(credit)} credit.`,
  cliff: ({ share }, say) => `Above ${say.percent(share * 100, 0)} of that, the whole estate is taxed.`,
  'rates-open': () => 'Its newest rates aren’t confirmed.',
}
