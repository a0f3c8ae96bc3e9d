/** What a state's property tax rule is where it isn't a limit on one home, and what is charged where a state has no transfer tax. */
import type {
  PlainPropertyTaxNote,
  PropertyTaxNote,
  PropertyTaxNoteValues,
} from '#facts/state-rules/property-tax-limits.ts'
import type { TransferTaxNote, TransferTaxNoteValues } from '#facts/state-rules/transfer-tax.ts'
import { type Say, type Sentences, sentence } from '../../kit/say.ts'

const percent = (decimal: number, say: Say): string => say.percent(decimal * 100)

const plain = {
  'income-credit': 'It’s a credit against the bill that depends on your income.',
  'revenue-growth': 'It limits how fast revenue grows.',
} satisfies Record<PlainPropertyTaxNote, string>

const valued = {
  'local-collections': ({ year }) => `Laws from ${year} limit what local governments collect.`,
  'floating-exemption': ({ since }) =>
    `Since ${since}, an exemption follows inflation unless your county or city opted out.`,
  'county-rules': ({ rate }, say) =>
    `Each county has its own rule. Hawaii County limits homeowners to ${percent(rate, say)} a year.`,
  'budget-growth': ({ rate }, say) => `Local budgets can grow by ${percent(rate, say)} a year, plus new construction.`,
  'collections-growth': ({ rate }, say) =>
    `What local governments collect grows by at most ${percent(rate, say)} a year.`,
  'collections-or-inflation': ({ rate }, say) =>
    `In many counties, what’s collected grows by at most ${percent(rate, say)} or inflation, whichever is lower.`,
  'collections-outside-city': ({ rate, cityHomes }, say) =>
    `Collections grow by at most ${percent(rate, say)} a year outside New York City. Small homes in the city have a ${percent(cityHomes, say)} limit.`,
  'all-homes-growth': ({ rate }, say) =>
    `The total value of homes in the state grows by at most ${percent(rate, say)} a year.`,
  'county-homes-growth': ({ rate, years, since }, say) =>
    `For ${say.years(years)} from ${since}, the value of a county’s homes grows by at most ${percent(rate, say)} a year.`,
  'share-of-value': ({ homestead, other }, say) =>
    `The bill is at most ${percent(homestead, say)} of a homestead’s value, ${percent(other, say)} for other homes.`,
  'vote-above': ({ rate }, say) => `A rise of more than ${percent(rate, say)} in what’s collected can go to a vote.`,
  'spread-over': ({ years }, say) => `A large rise is spread over ${say.years(years)}.`,
  'new-rates': ({ from, to }) => `Homes you live in have new rates from ${from} and ${to}.`,
} satisfies Sentences<PropertyTaxNoteValues>

export const propertyTaxNoteText = (note: PropertyTaxNote, say: Say): string =>
  typeof note === 'string' ? plain[note] : sentence<PropertyTaxNoteValues>(valued, note, say)

const charges = {
  'per-deed': ({ dollars }, say) => `${say.money(dollars)} per deed.`,
  'only-in': ({ place }) => `Only ${place} charges one.`,
} satisfies Sentences<TransferTaxNoteValues>

export const transferTaxNoteText = (note: TransferTaxNote, say: Say): string =>
  sentence<TransferTaxNoteValues>(charges, note, say)
