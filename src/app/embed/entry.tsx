/** Wakes an embedded calculator in the browser. Built by itself (`scripts/embed-files.ts`), so that a frame fetches no router and no shell. */
import { hydrateRoot } from 'react-dom/client'
import type { Tool } from '#calculators/kit/definition.ts'
import { type EmbedData, places } from './about.ts'
import { EmbedPage } from './embed-page.tsx'
import { showNumbers } from './head-script.ts'
import { tellSize } from './size-message.ts'

const folders = import.meta.glob<{ readonly calculator: Tool }>('../../calculators/*/calculator.ts')

tellSize()

async function wake(root: HTMLElement, written: string): Promise<void> {
  const data = JSON.parse(written) as EmbedData
  const load = folders[`../../calculators/${data.about.slug}/calculator.ts`]
  if (!load) throw new Error(`There is no calculator named ${data.about.slug}.`)
  const { calculator } = await load()
  hydrateRoot(root, <EmbedPage {...data} tool={calculator} making={null} />)
}

const root = document.getElementById(places.root)
const data = document.getElementById(places.data)?.textContent
if (root && data)
  wake(root, data).catch(() => {
    document.getElementById(places.lost)?.removeAttribute('hidden')
    showNumbers()
  })
