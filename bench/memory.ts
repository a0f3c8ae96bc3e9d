/**
 * What the whole service takes of memory on a small machine while everything comes at once: a new day has begun and its pages are drawn, a thousand pages keep
 * their line open, and a crowd asks for pages, values and calculations.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { dayIn } from '../src/wire/day.ts'
import { mixed } from './crowd.ts'
import { askAll } from './load/crowd.ts'
import type { Section } from './report/figure.ts'
import { nodeWithin } from './site/limited.ts'
import { anonymousMb, MEMORY_MB, MOST_MB, memoryMb } from './site/memory-of.ts'
import { samples } from './site/pages.ts'
import { buildSite, root, type Server, serveSiteToCrowd } from './site/server.ts'
import { startCrowd } from './sockets/crowd.ts'

const SOCKETS = 1_000
/** Drawing gives way to visitors: a machine that does both needs its time (milliseconds). */
const LONGEST_DAY_MS = 240_000

export async function measure(): Promise<Section> {
  buildSite()
  const limited = nodeWithin(MEMORY_MB)
  const { zone, page } = anotherDay()
  const site = await serveSiteToCrowd(limited?.execPath, { TIME_ZONE: zone, WS_PER_IP: String(SOCKETS * 2) })
  const crowd = startCrowd(site.port)
  try {
    const before = await markOf(site, page)
    const began = performance.now()
    await crowd.growTo(SOCKETS)
    let asked = 0
    do asked += (await askAll(site.port, mixed(200, samples(10, 4)).ours)).length
    while ((await markOf(site, page)) === before && performance.now() - began < LONGEST_DAY_MS)
    const drawnIn = performance.now() - began
    if ((await markOf(site, page)) === before) throw new Error('The pages of the new day were not drawn in time.')
    const whileDrawing = memoryMb(site, 'VmHWM')
    const drawnAnonymous = anonymousMb(site)
    const answers = await askAll(site.port, mixed(1_000, samples(20, 5)).ours)
    await crowd.update()
    const refused = answers.filter(({ status }) => status >= 400).length
    return {
      title: 'Memory',
      how: `One process with its threads, as \`npm start\` starts it, on a machine of ${MEMORY_MB} MB. Its day begins with its start, so that all pages of the day are drawn anew; meanwhile ${SOCKETS.toLocaleString('en-US')} pages listen and 200 questions a second come, afterwards 1,000 a second. Resident memory, the most the system has seen (VmHWM).`,
      figures: [
        {
          name: 'while the pages of a day are drawn, under load',
          unit: 'MB',
          ours: whileDrawing,
          target: { of: 'ours', atMost: MOST_MB },
        },
        {
          name: 'at the most, 1,000 questions a second included',
          unit: 'MB',
          ours: memoryMb(site, 'VmHWM'),
          target: { of: 'ours', atMost: MOST_MB },
        },
        { name: 'after the crowd', unit: 'MB', ours: memoryMb(site, 'VmRSS') },
        { name: 'of it without files, once the day was drawn', unit: 'MB', ours: drawnAnonymous },
        { name: 'of it without files, after the crowd', unit: 'MB', ours: anonymousMb(site) },
      ],
      notes: [
        `The pages of the day were in place ${Math.round(drawnIn / 1_000)} s after the sockets came, with ${asked.toLocaleString('en-US')} questions asked meanwhile. Of 1,000 a second ${((refused / answers.length) * 100).toFixed(1)}% were refused.`,
        limited
          ? `The system allowed ${MEMORY_MB} MB.`
          : 'No limit of memory could be set here: it took what it found.',
      ],
    }
  } finally {
    crowd.stop()
    await site.stop()
    limited?.remove()
  }
}

/** A time zone whose day is another than that of the built pages, and one of the pages that follow the day. */
function anotherDay(): { readonly zone: string; readonly page: string } {
  const { day, daily } = JSON.parse(readFileSync(path.join(root, 'build', 'finished-pages.json'), 'utf8')) as {
    readonly day: string
    readonly daily: Readonly<Record<string, unknown>>
  }
  const zone = ['Pacific/Kiritimati', 'Etc/GMT+12'].find((one) => dayIn(one, new Date()) !== day)
  const [page] = Object.keys(daily)
  if (!zone || !page) throw new Error('No page of the site follows the day.')
  return { zone, page }
}

/** What changes with the page. */
async function markOf({ url }: Server, page: string): Promise<string | null> {
  const answer = await fetch(`${url}${page}`, { headers: { 'x-forwarded-for': '198.18.0.1' } })
  await answer.arrayBuffer()
  return answer.headers.get('etag')
}
