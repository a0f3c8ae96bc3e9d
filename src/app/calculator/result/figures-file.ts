import { tableCsv } from '#calculators/kit/csv.ts'
import { bringMissing } from '#calculators/kit/missing.ts'
import { download } from '../../ui/download.ts'
import type { PageForm } from '../state/use-calculator.ts'

/** The figures of a result as a CSV file. */
export async function saveFigures({ tool, resultInputs, env, found }: PageForm): Promise<void> {
  const calculator = await tool.answering()
  await bringMissing(calculator, resultInputs, env)
  const { figures } = calculator.evaluate(resultInputs, env, found ?? undefined)
  const columns = [
    { label: 'Figure', unit: 'text' as const },
    { label: 'Value', unit: 'count' as const },
  ]
  const rows = calculator.figures
    .filter((figure) => figures[figure.key] !== undefined)
    .map((figure) => [figure.label, figures[figure.key] ?? null])
  download(`${calculator.slug}-results.csv`, tableCsv({ columns, rows }))
}
