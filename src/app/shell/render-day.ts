import type { RouterContextProvider } from 'react-router'
import type { IsoDate } from '#engine/month.ts'
import { dayIn, HOME_ZONE } from '#wire/day.ts'
import { pageContext } from '#wire/page-context.ts'

/** The day a page is drawn for: the server's when it draws, else (while building and in development) today in New York. Only for loaders. */
export function renderDay(context: Readonly<RouterContextProvider>): IsoDate {
  return (context.get(pageContext).today || dayIn(HOME_ZONE, new Date())) as IsoDate
}
