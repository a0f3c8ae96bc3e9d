import { roundToCent } from '#engine/money.ts'
import type { XYChart } from '../kit/presentation.ts'
import { ofSolved, type SolvedContext } from './context.ts'
import { gridChart } from './grid-chart.ts'
import { compoundAt, momentsOf, simpleAt } from './moments.ts'
import { exact, overText } from './said-time.ts'
import { unitNames, chartWords as words } from './words/explain.en.ts'
import { compounded } from './words/time.en.ts'

function simpleCompound(context: SolvedContext): XYChart | null {
  const { inputs, result, say } = context
  if (result.years <= 0) return null
  const moments = momentsOf(context)
  const how = compounded[inputs.compounding]
  const principal = exact(result.principal, say)
  const simple =
    result.course === null
      ? words.summary({ principal, total: exact(result.total, say), over: overText(context) })
      : words.summaryPaid({ principal, due: exact(result.due, say) })
  const end =
    result.compounded === null ? null : roundToCent(result.principal + result.compounded - (result.course?.paid ?? 0))
  return {
    kind: 'lines',
    key: 'simpleCompound',
    title: words.title,
    lead: words.lead,
    summary: end === null ? simple : `${simple} ${words.compounded({ how, total: exact(end, say) })}`,
    note: words.note,
    x: { label: unitNames[moments.unit], kind: 'number', values: moments.values },
    unit: 'money',
    // The question is what interest adds; with payments the balance itself falls far.
    ...(result.course === null ? { axis: 'near' as const } : {}),
    series: [
      {
        key: 'simple',
        label: words.simple,
        color: 'principal',
        values: moments.years.map((years) => simpleAt(result, years)),
      },
      {
        key: 'compound',
        label: words.compound({ how }),
        color: 'growth',
        look: 'dashed',
        values: moments.years.map((years) => compoundAt(result, inputs, years)),
      },
    ],
  }
}

export const charts = [ofSolved(simpleCompound), ofSolved(gridChart)]
