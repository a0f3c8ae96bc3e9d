import { type ComponentType, lazy } from 'react'
import type { Tool } from '#calculators/kit/definition.ts'
import type { WidgetPage } from '#teaching/lesson-pages/page.ts'

const folders = import.meta.glob<{ readonly calculator: Tool }>('../../../calculators/*/calculator.ts')
/** One lazy component per calculator, made once. Nothing is fetched before one is drawn. */
const views = new Map<string, ComponentType<{ widget: WidgetPage }>>(
  Object.entries(folders).map(([file, load]) => {
    const View = lazy(async () => {
      const [{ calculator }, { WidgetForm }] = await Promise.all([load(), import('./widget-form.tsx')])
      return { default: ({ widget }: { widget: WidgetPage }) => <WidgetForm tool={calculator} widget={widget} /> }
    })
    return [file.split('/').at(-2) ?? '', View]
  }),
)

/** The calculator of a lesson. The list of all calculators comes with it, and not with the lesson. */
export function WidgetView({ widget }: { readonly widget: WidgetPage }) {
  const View = views.get(widget.calculator)
  return View ? <View widget={widget} /> : null
}
