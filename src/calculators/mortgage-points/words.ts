import { dollars, percentText, plain } from '../kit/format.ts'
import type { PointsInputs } from './fields.ts'

export interface LineName {
  /** '7.15% with 1 point'. */
  readonly name: string
  /** '7.15%, 1 pt': for the end of a line on a chart. */
  readonly short: string
}

const pointWord = (points: number): string => (Math.abs(points) === 1 ? 'point' : 'points')

function nameOf(rate: number, points: number, fees: number): LineName {
  const at = percentText(rate, 3)
  const size = plain(Math.abs(points), 3)
  const extra = fees > 0 ? ` and ${dollars(fees)} of fees` : fees < 0 ? ` and ${dollars(-fees)} off the costs` : ''
  if (points > 0)
    return {
      name: `${at} with ${size} ${pointWord(points)}${extra}`,
      short: `${at}, ${size} pt`,
    }
  if (points < 0)
    return {
      name: `${at} with a credit of ${size} ${pointWord(points)}${extra}`,
      short: `${at}, −${size} pt`,
    }
  return { name: extra ? `${at} with${extra.slice(4)}` : `${at} with no points`, short: `${at}, 0 pt` }
}

/** The names of all lines in order, the buydown of the first line last. Two lines that would read alike get their numbers. */
export function lineNames(inputs: PointsInputs): readonly LineName[] {
  const names = inputs.offers.map(({ rate, points, fees }) => nameOf(rate, points, fees))
  const first = inputs.offers[0]
  if (inputs.buydown !== 'none' && first !== undefined)
    names.push({
      name: `${percentText(first.rate, 3)} with a ${inputs.buydown} buydown`,
      short: `${inputs.buydown} buydown`,
    })
  const clash = (key: keyof LineName, text: string) => names.filter((other) => other[key] === text).length > 1
  return names.map(({ name, short }, index) => ({
    name: clash('name', name) ? `${name} (line ${index + 1})` : name,
    short: clash('short', short) ? `${short} (line ${index + 1})` : short,
  }))
}
