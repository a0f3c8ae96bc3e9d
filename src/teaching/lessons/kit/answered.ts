/** What one of our calculators answers, for the sentences of a lesson: the same engine as its page. */
import { widgetAnswer } from './widget.ts'

/**
 * The figures of a calculator for inputs in its own units (percent points, whole dollars, months); what is left out has its starting
 * value. Throws for a name or value the calculator refuses, and for a figure it does not give.
 */
export async function answerOf(
  calculator: string,
  inputs: Readonly<Record<string, unknown>>,
  today?: string,
): Promise<(figure: string) => number> {
  const { figures } = (await widgetAnswer({ calculator, inputs }, today)).answered
  return (figure) => {
    const value = figures[figure]
    if (value === undefined)
      throw new RangeError(`${calculator} gives no ${figure}: ${Object.keys(figures).join(', ')}`)
    return value
  }
}
