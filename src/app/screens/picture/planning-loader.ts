/** The day a planning screen is drawn for. Its route exports both under React Router's names: `loader` and `clientLoader`. */
import type { RouterContextProvider } from 'react-router'
import { renderDay } from '../../shell/render-day.ts'
import type { PlanningDay } from '../../state/picture.ts'
import { localToday } from '../../state/today.ts'

/** Finished pages are drawn for the server's day, and drawn anew when another begins. */
export const planningLoader = ({ context }: { context: Readonly<RouterContextProvider> }): PlanningDay => ({
  today: renderDay(context),
})
/** In the browser nothing has to be fetched for it. */
export const planningClientLoader = (): PlanningDay => ({ today: localToday() })
