/** What the plan answers, and what it rests on. */
import type { Say } from '#calculators/kit/say.ts'
import type { MuniState, SaversState } from '#engine/planning/tax-saving/beside.ts'
import type { Figure, Versus } from '#engine/planning/tax-saving/rank.ts'

/** A saving, or what more tax it costs. */
const taxText = (tax: number, say: Say): string =>
  Math.round(tax) === 0
    ? 'saves you no tax'
    : Math.round(tax) < 0
      ? `costs you ${say.money(-tax)} more in tax`
      : `saves you ${say.money(tax)} in tax`

export const answerWords = {
  best: (title: string, figure: Figure, say: Say) =>
    figure.employer >= 1
      ? `Best next: ${title}. ${say.money(figure.amount)} brings you ${say.money(figure.gain)} this year.`
      : `Best next: ${title}. ${say.money(figure.amount)} ${taxText(figure.saved.total, say)} this year.`,
  bestRoom: (title: string, figure: Figure, say: Say) =>
    figure.employer >= 1
      ? `Most gained with all its room: ${title}. ${say.money(figure.amount)} brings you ${say.money(figure.gain)}.`
      : `Most saved with all its room: ${title}. ${say.money(figure.amount)} ${taxText(figure.saved.total, say)}.`,
  none: 'No account would lower your taxes this year. Roth money could still grow tax-free.',
  unknown: 'Add your pay before taxes to see which account saves you the most.',
  unknownRests:
    'We work out your whole tax return with and without each contribution. Take-home pay isn’t enough for that.',
  rests: (year: number, state: string | null) =>
    state === null
      ? `From your whole ${year} federal return, with and without the money. Add your state to count its tax.`
      : `From your whole ${year} federal and ${state} returns, with and without the money.`,
  brings: ({ amount, saved, employer }: Figure, say: Say) =>
    employer >= 1
      ? `${say.money(amount)} ${taxText(saved.total, say)}, and your employer adds ${say.money(employer)}.`
      : `${say.money(amount)} ${taxText(saved.total, say)} this year.`,
  allRoom: ({ amount, saved, employer }: Figure, say: Say) =>
    employer >= 1
      ? `All the room left, ${say.money(amount)}, ${taxText(saved.total, say)} and brings ${say.money(employer)} from your employer.`
      : `All the room left, ${say.money(amount)}, ${taxText(saved.total, say)}.`,
  noEnd: 'There’s no yearly limit, so we show the same amount.',
  lower: (parts: readonly string[], say: Say) => `Lower tax: ${say.list(parts)}.`,
  higher: (parts: readonly string[], say: Say) => `Higher tax: ${say.list(parts)}.`,
  federal: (amount: number, say: Say) => `${say.money(amount)} federal`,
  state: (amount: number, say: Say) => `${say.money(amount)} state`,
  payroll: (amount: number, say: Say) => `${say.money(amount)} Social Security and Medicare`,
  costs: (amount: number, cost: number, say: Say) =>
    `Putting in ${say.money(amount)} lowers the money you have left this year by ${say.money(cost)}.`,
  moreCredits: (amount: number, say: Say) => `That counts ${say.money(amount)} more in tax credits.`,
  fewerCredits: (amount: number, say: Say) =>
    `That counts ${say.money(amount)} less in tax credits, which shrink with it.`,
  cliff: 'It’s more than your tax rate because the money moves you past an income line of a credit or a state rule.',
  noneToday: 'It saves no tax today. What it gives comes later.',
  bonds: (federal: number, state: number, say: Say) =>
    `Federal tax of ${say.money(federal)} on a year’s interest waits; ${say.money(state)} of state tax is never due.`,
  meter: (used: number, limit: number, projected: boolean, say: Say) =>
    projected
      ? `${say.money(used)} of ${say.money(limit)} at your monthly amount, 12 months (a projection)`
      : `${say.money(used)} of ${say.money(limit)} used`,
  meterFree: (used: number, projected: boolean, say: Say) =>
    projected
      ? `${say.money(used)} this year at your monthly amount (a projection)`
      : `${say.money(used)} put in this year`,
} as const

export const versusWords = {
  title: (kind: Versus['kind'], owner: string | null) =>
    `${kind === 'plan' ? '401(k)' : 'IRA'}${owner === null ? '' : `, ${owner}`}`,
  lines: (one: Versus, laterTax: number, say: Say): readonly string[] => [
    `For the same take-home pay you could put in ${say.money(one.amount)} traditional or ${say.money(one.rothAmount)} Roth.`,
    `Saved now: traditional ${say.money(one.savedTraditional)}, Roth ${say.money(one.savedRoth)}.`,
    `Taxed at ${say.percent(laterTax * 100)} later, that ${say.money(one.amount)} is worth ${say.money(one.amount * (1 - laterTax))} in today’s money before growth. The Roth stays ${say.money(one.rothAmount)}.`,
    Math.abs(one.traditionalAhead) < 0.5
      ? 'So the two come out the same.'
      : one.traditionalAhead > 0
        ? `Traditional comes out ${say.money(one.traditionalAhead)} ahead, if your later rate is below ${say.percent(one.evenAt * 100)}.`
        : `Roth comes out ${say.money(-one.traditionalAhead)} ahead, unless your later rate is below ${say.percent(Math.max(0, one.evenAt) * 100)}.`,
  ],
} as const

export const besideWords = {
  saversTitle: 'Saver’s Credit',
  savers: ({ rate, credit, agi }: SaversState, say: Say) =>
    rate > 0
      ? credit >= 1
        ? `Your income of ${say.money(agi)} gives you ${say.percent(rate * 100)} back. Your return has ${say.money(credit)} so far.`
        : `Your income of ${say.money(agi)} gives you ${say.percent(rate * 100)} back on what you put in, as far as you owe tax.`
      : `Your income of ${say.money(agi)} is over the limit, so there’s none this year.`,
  saversRoom: (countable: number, say: Say) =>
    `${say.money(countable)} more would count. The amounts above include it.`,
  saversBetter: (over: number, upTo: number, rate: number, say: Say) =>
    `At ${say.money(upTo)} or less, the rate is ${say.percent(rate * 100)}. You’re ${say.money(over)} over; pre-tax money lowers your income.`,
  match: ({ match }: SaversState, say: Say) =>
    match.rate > 0
      ? `From ${match.fromYear}, a Saver’s Match takes its place: at today’s income, ${say.percent(match.rate * 100)} of up to ${say.money(match.cap)} each, paid into a retirement account.`
      : `From ${match.fromYear}, a Saver’s Match takes its place. At today’s income there’d be none.`,
  muniTitle: 'Municipal bonds',
  muni: (state: MuniState, muni: number, bond: number, say: Say) =>
    `A ${say.percent(muni * 100, 2)} municipal bond leaves you as much as a taxable bond at ${say.percent(state.equivalent * 100, 2)}. Yours pays ${say.percent(bond * 100, 2)}.`,
  muniLines: (state: MuniState, say: Say): readonly string[] => [
    `A taxable bond’s interest costs you ${say.percent(state.interestTax * 100)} in federal and state tax, by your whole returns.`,
    `After tax: ${say.percent(state.bondAfterTax * 100, 2)} from the taxable bond, ${say.percent(state.muniAfterTax * 100, 2)} from the municipal bond.`,
    state.muniAfterTax > state.bondAfterTax
      ? 'At these yields the municipal bond leaves you more, before differences in risk.'
      : 'At these yields the taxable bond leaves you more, before differences in risk.',
    'Many states tax other states’ bonds, and some tax their own. Your fund’s tax guide says which.',
  ],
  lossTitle: 'Tax-loss harvesting',
  loss: (amount: number, saved: number, say: Say) =>
    Math.round(saved) > 0
      ? `Selling something at a ${say.money(amount)} loss would save you about ${say.money(saved)} in tax this year.`
      : 'A loss would save you no tax this year. It carries over to later years.',
  lossHeld: (loss: number | null, say: Say) =>
    loss === null
      ? 'Your lists don’t say what you paid for your investments, so we don’t know of any losses.'
      : loss >= 1
        ? `Your brokerage accounts show ${say.money(loss)} of losses on paper.`
        : 'Your brokerage accounts are worth more than you paid, but single holdings may be down.',
  lossRule: (days: number) =>
    `Losses count against gains first, then a limited amount of other income. Buying the same thing within ${days} days before or after undoes it for now.`,
} as const

export const noteWords = {
  estimate:
    'This is an estimate: what your lists don’t say counts as zero. Use your pay stub and last return to check it.',
  deadlines: (year: number, taxDay: string, say: Say) =>
    `401(k) and FSA money comes out of paychecks, so the ones left in ${year} set how much fits. IRA and HSA money counts for ${year} until ${say.date(taxDay)}.`,
  notCounted:
    'Not counted: health insurance subsidies, student loan payments tied to income, college aid and Medicare surcharges. Lower income can help with those too.',
  separate: 'You file separately, so this is your own return. Your partner’s accounts aren’t in it.',
  noState: 'Your state isn’t known, so its tax isn’t counted. Add it in your household.',
} as const

export const workingWords = {
  how: 'How an amount is figured',
  howLines: [
    'Tax on your whole return without the money − tax on your whole return with it = tax saved',
    'Each return counts brackets, deductions, credits, your state’s rules and payroll tax.',
  ],
  rank: 'How the order is figured',
  rankSame:
    'Tax saved and employer money ÷ dollars put in, largest first. An account with less room is compared on that room.',
  rankRoom: 'Tax saved and employer money with all the room left, largest first.',
  versus: 'Traditional and Roth',
  versusLines: [
    'Saved now by traditional − saved now by Roth − amount × later tax rate = traditional ahead',
    'Both grow at the same rate, so growth doesn’t change which one is ahead.',
  ],
  now: 'Your returns as things are',
  nowLines: (agi: number, federal: number, state: number, payroll: number, say: Say) => [
    `Adjusted gross income: ${say.money(agi)}`,
    `Federal ${say.money(federal)} + state ${say.money(state)} + Social Security, Medicare and state programs ${say.money(payroll)} = ${say.money(federal + state + payroll)}`,
  ],
} as const

export const sourceWords = {
  plans: '401(k) limits',
  ira: 'IRA limits and income ranges',
  hsa: 'HSA limits',
  healthFsa: 'Health care FSA limit',
  careFsa: 'Dependent care FSA limit',
  care: 'child care credit',
  savers: 'Saver’s Credit',
  match: 'Saver’s Match',
  brackets: 'tax brackets',
  payroll: 'Social Security and Medicare tax',
  education: 'what each state gives for 529 deposits',
  healthStates: 'states that tax HSAs',
  bonds: 'I bond limits',
  bondRate: 'I bond rate',
  treasury: 'yield of the 10-year Treasury',
  iraStates: 'states that don’t deduct IRA money',
  early: 'tax on early withdrawals',
} as const
