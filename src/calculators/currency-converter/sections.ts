import { choice, count, date, type Inputs, money, percent, rows } from '../kit/field.ts'
import { american as say } from '../kit/say.ts'
import { type FieldsOf, section, when } from '../kit/section.ts'
import { isMoneyStill, tableCodes } from './currencies.ts'
import { type CurrencyFact, currencyFacts, usualCosts } from './form-facts.precomputed.ts'
import { currencyNames, sectionWords, formWords as words } from './words/form.en.ts'

function nameInList({ code, name, kind, euroSince }: CurrencyFact): string {
  if (euroSince !== undefined) return currencyNames.former({ name, code, until: euroSince - 1 })
  return kind === 'pegged' ? currencyNames.pegged({ name, code }) : currencyNames.living({ name, code })
}
const options = currencyFacts.map((one) => ({ value: one.code, label: nameInList(one) }))

const fee = { max: 10_000, step: 1, nudge: 5 } as const
const share = { max: 50, step: 0.25, nudge: 1 } as const
interface Pair {
  readonly from: string
  readonly to: string
}
const { way, history } = words

const change = section(sectionWords.change, {
  amount: count({
    ...words.amount,
    initial: 1000,
    whole: false,
    min: 0,
    max: 1e15,
    slider: { from: 0, to: 10_000 },
    step: 50,
    nudge: 100,
  }),
  from: choice({ ...words.from, initial: 'USD', options }),
  to: choice({ ...words.to, initial: 'EUR', options }),
  way: when(
    isMoneyStill,
    choice({
      label: way.label,
      initial: 'card',
      options: [
        { value: 'card', label: way.options.card },
        { value: 'atm', label: way.options.atm },
        { value: 'wire', label: way.options.wire },
        { value: 'service', label: way.options.service },
        { value: 'counter', label: way.options.counter },
        { value: 'offer', label: way.options.offer },
        { value: 'none', label: way.options.none },
      ],
    }),
  ),
  offered: when(
    isMoneyStill,
    count({
      ...words.offered,
      initial: null,
      whole: false,
      min: 1e-7,
      max: 1e7,
      step: 0.01,
      places: 10,
      optional: true,
    }),
  ),
  offeredFee: when(
    (inputs: Pair & { readonly offered: number | null }) => inputs.offered !== null && isMoneyStill(inputs),
    money({ ...words.offeredFee, ...fee, initial: 0 }),
  ),
})

const more = section(
  sectionWords.more.title,
  {
    targets: rows({
      label: words.targets.label,
      noun: words.targets.noun,
      look: 'lines',
      initial: ['GBP', 'CAD', 'MXN', 'JPY'].map((currency) => ({ currency })),
      columns: { currency: choice({ ...words.targets.currency, initial: 'GBP', options }) },
      blank: { currency: 'GBP' },
      maxRows: 15,
    }),
    history: choice({
      label: history.label,
      hint: history.hint,
      initial: '120',
      options: [
        { value: '24', label: history.options.short },
        { value: '60', label: history.options.five },
        { value: '120', label: history.options.ten },
        { value: '240', label: history.options.twenty },
        { value: '1200', label: history.options.all },
        { value: 'none', label: history.options.none },
      ],
    }),
  },
  { more: sectionWords.more.more },
)

const { card, wire, service, counter } = usualCosts
const fees = section(
  sectionWords.fees.title,
  {
    cardFee: percent({ label: words.cardFee.label, hint: words.cardFee.hint(card, say), ...share, initial: card.high }),
    atmFee: percent({ label: words.atmFee.label, hint: words.atmFee.hint(card, say), ...share, initial: card.high }),
    atmFixed: money({ ...words.atmFixed, ...fee, initial: 5 }),
    wireFixed: money({ ...words.wireFixed, ...fee, initial: 45 }),
    wireMarkup: percent({
      label: words.wireMarkup.label,
      hint: words.wireMarkup.hint(wire, say),
      ...share,
      initial: wire.middle,
    }),
    serviceFixed: money({ ...words.serviceFixed, ...fee, initial: 0 }),
    serviceFee: percent({
      label: words.serviceFee.label,
      hint: words.serviceFee.hint(service, say),
      ...share,
      initial: service.middle,
    }),
    serviceMarkup: percent({ ...words.serviceMarkup, ...share, initial: 0 }),
    counterMarkup: percent({
      label: words.counterMarkup.label,
      hint: words.counterMarkup.hint(counter, say),
      ...share,
      initial: counter.middle,
    }),
  },
  { more: sectionWords.fees.more, when: (inputs: Pair) => isMoneyStill(inputs) },
)

const { columns } = words.rates
const ownRates = section(
  sectionWords.rates.title,
  {
    ratesDate: date({ ...words.ratesDate, initial: null, optional: true, min: '1999-01-04' }),
    rates: rows({
      label: words.rates.label,
      hint: words.rates.hint,
      noun: words.rates.noun,
      look: 'lines',
      initial: [],
      columns: {
        currency: choice({
          ...columns.currency,
          initial: 'USD',
          options: options.filter(({ value }) => tableCodes.includes(value)),
        }),
        perEuro: count({ ...columns.perEuro, initial: 1, whole: false, min: 0.01, max: 1_000_000, step: 0.01 }),
      },
      blank: { currency: 'USD', perEuro: 1.1225 },
      maxRows: 40,
    }),
  },
  { more: sectionWords.rates.more },
)

/** In the order of the page: amount, pair and way; the rest folded until opened or used. */
export const sections = [change, more, fees, ownRates] as const
export type ConverterInputs = Inputs<FieldsOf<typeof sections>>
export type Way = Exclude<ConverterInputs['way'], 'none'>
