/** A visitor's own screens: a name and what is asked, as it stands in the address. Kept in this browser. */
import { record } from '../../state/shape.ts'
import { text } from '../../state/shape-basics.ts'
import { list } from '../../state/shape-lists.ts'
import { stored } from '../../state/stored.ts'

export interface OwnScreen {
  readonly name: string
  /** Behind the '#', without it; '' asks for nothing. */
  readonly hash: string
}
export const MOST_SCREENS = 20
export const MOST_NAME = 60

export const ownScreensShape = list<OwnScreen>(
  { of: 'screens', most: MOST_SCREENS },
  record<OwnScreen>({ name: text(MOST_NAME), hash: text(2000) }),
  ({ name }) => name,
)
export const ownScreens = stored<readonly OwnScreen[]>('stock-screens', {
  version: 1,
  area: 'local',
  initial: [],
  shape: ownScreensShape,
})

/** Kept under its name; one of the same name is replaced. False when there is no room. */
export const keepScreen = (screen: OwnScreen): boolean =>
  ownScreens.set((now) => [...now.filter(({ name }) => name !== screen.name), screen])
export const dropScreen = (name: string): boolean => ownScreens.set((now) => now.filter((one) => one.name !== name))
