import { yearsBetweenDates } from '#engine/growth/annualized.ts'
import type { IsoDate } from '#engine/month.ts'
import { defineCalculator } from '../kit/definition.ts'
import { cases } from './cases.ts'
import { compute } from './compute.ts'
import { type CagrInputs, fields } from './fields.ts'
import { figures } from './figures.ts'
import { answer, present } from './present.ts'
import { missingRecord } from './record.ts'
import { timeText } from './words.ts'

const isSteady = ({ find }: CagrInputs): boolean => find !== 'flows' && find !== 'returns'
const isFlows = ({ find }: CagrInputs): boolean => find === 'flows'
const isTimed = (inputs: CagrInputs): boolean => isSteady(inputs) && inputs.find !== 'years'
const isDated = (inputs: CagrInputs): boolean => isTimed(inputs) && inputs.timeBy === 'dates'

/** What each question asks for. */
const mainFigures: Readonly<Record<CagrInputs['find'], string>> = {
  rate: 'cagr',
  end: 'endValue',
  start: 'startValue',
  years: 'years',
  flows: 'cagr',
  returns: 'cagr',
}

function check(inputs: CagrInputs): { from?: string; to?: string; value?: string; valueDate?: string } {
  if (!isFlows(inputs)) return {}
  if (inputs.value === null)
    return inputs.signs === 'account'
      ? { value: 'Enter the value at the end, or say that your list is as in spreadsheets and ends with it.' }
      : {}
  return inputs.flows.some(({ date }) => date > inputs.valueDate)
    ? { valueDate: 'The value must be of the day of the last flow or later.' }
    : {}
}

export const calculator = defineCalculator({
  slug: 'cagr',
  fields,
  groups: [
    { title: 'The question', fields: ['find'] },
    { title: 'Growth', fields: ['start', 'end', 'rate', 'timeBy', 'from', 'to', 'years'] },
    { title: 'Your money', fields: ['flows', 'signs', 'value', 'valueDate'] },
    { title: 'Yearly returns', fields: ['returns'] },
    { title: 'Modified rate', fields: ['financeRate', 'reinvestRate'], more: 'Rates of the modified return' },
    { title: 'Compare', fields: ['compare', 'inflation'], more: 'Stocks, prices, inflation' },
  ],
  shows: {
    start: ({ find }) => find !== 'start' && find !== 'flows',
    end: ({ find }) => find === 'rate' || find === 'start' || find === 'years',
    rate: (inputs) => isSteady(inputs) && inputs.find !== 'rate',
    timeBy: isTimed,
    from: isDated,
    to: isDated,
    years: (inputs) => isTimed(inputs) && inputs.timeBy === 'years',
    flows: isFlows,
    signs: isFlows,
    value: isFlows,
    valueDate: (inputs) => isFlows(inputs) && inputs.value !== null,
    returns: ({ find }) => find === 'returns',
    financeRate: isFlows,
    reinvestRate: isFlows,
    compare: (inputs) => isFlows(inputs) || isDated(inputs),
    inflation: isSteady,
  },
  hints: {
    to: ({ from, to }) => (from < to ? `${timeText(yearsBetweenDates(from as IsoDate, to as IsoDate))}.` : ''),
  },
  check,
  facts: () => null,
  missing: missingRecord,
  compute,
  figures,
  mainFigure: ({ find }) => mainFigures[find],
  moreIs: 'better',
  answer,
  present,
  cases,
})
