/** Three bushes. Each gives one berry now, or two after three lines of a song. */
import { cards } from './cards.ts'
import { type Activity, kidsGame, many } from './kit/activity.ts'

export const BUSHES = 3
export const LINES = 3
const song = [
  ['Sun, sun, shine on me.', 'Rain, rain, wet the tree.', 'Grow, grow, one, two, three.'],
  ['Tip, tap, drops of rain.', 'Hop, hop, down the lane.', 'Stop, stop, look again.'],
  ['Hum, hum, goes the bee.', 'Red, red, can you see?', 'Two, two, you and me.'],
] as const

export interface GrowState {
  readonly bush: number
  /** Lines sung at this bush. */
  readonly lines: number
  readonly berries: number
  /** Bushes at which the whole song was sung. */
  readonly waited: number
}
const game = kidsGame<GrowState>({
  name: 'kids-wait-and-grow',
  begin: () => ({ bush: 0, lines: 0, berries: 0, waited: 0 }),
  offers: ({ bush, lines }) => (bush >= BUSHES ? [] : lines >= LINES ? ['pick:2'] : ['pick:1', 'sing']),
  step: (state, choice) => {
    if (choice === 'sing') return { ...state, lines: state.lines + 1 }
    const two = choice === 'pick:2'
    return {
      bush: state.bush + 1,
      lines: 0,
      berries: state.berries + (two ? 2 : 1),
      waited: state.waited + (two ? 1 : 0),
    }
  },
})
export const waitAndGrow: Activity<GrowState> = {
  about: cards['wait-and-grow'],
  game,
  told: ({ bush, lines, berries, waited }) => {
    if (bush >= BUSHES)
      return [
        `You have ${many(berries, 'berry', 'berries')}. Yum.`,
        waited > 0 ? 'You sang and let it grow. That is a good plan.' : 'You ate each one at once. That is fine, too.',
        'When you wait, the bush grows one more.',
      ]
    const sung = song[bush]?.[lines - 1]
    return [
      ...(sung === undefined ? [`This is bush ${bush + 1}.`, 'It has one berry.'] : [sung]),
      lines >= LINES
        ? 'Look. Now there are two.'
        : lines > 0
          ? `Sing ${many(LINES - lines, 'more line', 'more lines')} for two.`
          : 'Sing three lines and it has two.',
    ]
  },
  ask: ({ lines }) => (lines >= LINES ? 'Pick the two?' : 'Pick one now, or sing?'),
  label: (choice) => (choice === 'sing' ? 'Sing a line' : choice === 'pick:2' ? 'Pick two' : 'Pick one now'),
  badges: ({ bush, waited }) => (bush >= BUSHES && waited > 0 ? ['waited'] : []),
  rules: ['There are 3 bushes.', 'One berry now, or two when the song is done.', 'There is no clock and no luck.'],
  forGrownUps: 'Praise the plan (“you sang to make it easy”), not the number of berries.',
}
