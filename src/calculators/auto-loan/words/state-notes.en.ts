/** What is special about a state's tax on cars. Each follows the sentence that names the state and its rate. */
import type { PlainVehicleNote, VehicleNote, VehicleNoteValues } from '#facts/state-rules/vehicle-tax.ts'
import { type Say, type Sentences, sentence } from '../../kit/say.ts'

const percent = (decimal: number, say: Say): string => say.percent(decimal * 100, 3)

const plain = {
  'special-rate': 'That’s a special rate for vehicles, and local tax is added.',
  'some-boroughs': 'Some boroughs and cities have one.',
  'by-weight-and-fuel': 'It charges a title tax by weight and fuel economy.',
  'title-tax': 'It’s a one-time title tax that replaces sales tax.',
  'private-sales-by-table': 'Private sales are taxed by a table instead.',
  'registration-fee': 'It’s a one-time registration fee.',
  'usage-tax': 'It’s a usage tax.',
  'excise-tax': 'It’s an excise tax.',
  'motor-vehicle-sales-tax': 'It’s the motor vehicle sales tax.',
  'highway-use-tax': 'It’s the highway use tax.',
  'single-article-tax': 'Local tax and a single-article tax are added.',
  'local-part-included': 'That includes the mandatory local part, and more local tax is added.',
} satisfies Record<PlainVehicleNote, string>

const valued = {
  'used-cars': ({ rate, from, upTo }, say) =>
    `For used cars, it’s ${percent(rate, say)} from ${say.money(from)} to ${say.money(upTo)} and nothing below.`,
  'higher-above': ({ rate, price }, say) => `It’s ${percent(rate, say)} above ${say.money(price)}.`,
  'document-fee': ({ earlier, before }, say) =>
    `It’s a document fee, ${percent(earlier, say)} before ${say.month(before)}.`,
  'local-on-first': ({ price }, say) => `The county surtax applies only to the first ${say.money(price)}.`,
  'general-excise': ({ most }, say) => `It’s a general excise tax, up to ${percent(most, say)} with the county part.`,
  'excise-tax-since': ({ since }, say) => `It’s an excise tax, since ${say.month(since)}.`,
  'excise-and-sales': ({ excise, sales }, say) =>
    `It’s ${percent(excise, say)} excise and ${percent(sales, say)} sales tax, and a trade-in lowers only the sales tax.`,
  'dealers-pay': ({ rate }, say) => `Dealers pay ${percent(rate, say)} on new cars and can pass it on.`,
  'more-in-places': ({ places }, say) =>
    `It’s ${say.list(places.map(({ name, rate }) => `${percent(rate, say)} more in ${name}`))}.`,
  'at-most': ({ dollars }, say) => `The fee is ${say.money(dollars)} at most.`,
  'at-least': ({ dollars }, say) => `The tax is at least ${say.money(dollars)}.`,
  'excise-tax-listed-otherwise': ({ rate }, say) => `It’s an excise tax, and some lists say ${percent(rate, say)}.`,
  'sales-and-vehicle-parts': ({ sales, vehicles, year }, say) =>
    `That’s ${percent(sales, say)} sales tax plus ${percent(vehicles, say)} on vehicles from ${year}.`,
} satisfies Sentences<VehicleNoteValues>

export const vehicleNoteText = (note: VehicleNote, say: Say): string =>
  typeof note === 'string' ? plain[note] : sentence<VehicleNoteValues>(valued, note, say)
