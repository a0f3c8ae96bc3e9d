/** The picture a link to an article is shown with elsewhere: its title in our letters on our paper, 1200 by 630. */
import { fileURLToPath } from 'node:url'
import { site } from '#content/site.ts'

export const PICTURE = { width: 1200, height: 630 } as const
/** Where words may be: inside a margin, the name of the house below. */
const MARGIN = 80
const TITLE_ROOM = { width: PICTURE.width - 2 * MARGIN, height: 300 } as const
/** Points of the largest title; longer ones become smaller until they fit. */
const LARGEST = 84
const SMALLEST = 40

const fontfile = fileURLToPath(new URL('./source-serif.ttf', import.meta.url))
/** The penny: a copper disk, its edge softened over one point. Points of red, green, blue and how much they cover. */
const PENNY = 58
const penny = Buffer.from(
  Array.from({ length: PENNY * PENNY }, (_, at) => {
    const away = Math.hypot((at % PENNY) - (PENNY - 1) / 2, Math.floor(at / PENNY) - (PENNY - 1) / 2)
    const covers = Math.min(1, Math.max(0, PENNY / 2 - away))
    return [0x9c, 0x4c, 0x23, Math.round(255 * covers)]
  }).flat(),
)

const marks: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }
/** The drawer of letters reads marks: a title is text and nothing else. */
const safe = (text: string): string =>
  text.replaceAll(/\p{Cc}|\p{Cs}/gu, ' ').replaceAll(/[&<>"']/g, (mark) => marks[mark] ?? '')

interface Words {
  readonly data: Buffer
  readonly info: { readonly width: number; readonly height: number }
}
/** Fetched with the first picture: a start without visitors loads no drawer. */
const opened = async () => (await import('sharp')).default

async function drawn(text: string, color: string, points: number): Promise<Words> {
  const sharp = await opened()
  const words = {
    text: `<span foreground="${color}">${safe(text)}</span>`,
    font: `Source Serif 4 ${points}`,
    fontfile,
    width: TITLE_ROOM.width,
    wrap: 'word-char' as const,
    dpi: 72,
    rgba: true,
  }
  return await sharp({ text: words }).png().toBuffer({ resolveWithObject: true })
}

async function fittingTitle(title: string): Promise<Words> {
  for (let points = LARGEST; points > SMALLEST; points -= 11) {
    const words = await drawn(title, '#1c2320', points)
    if (words.info.height <= TITLE_ROOM.height && words.info.width <= TITLE_ROOM.width) return words
  }
  return await drawn(title.length > 120 ? `${title.slice(0, 119)}…` : title, '#1c2320', SMALLEST)
}

export async function sharingPicture(title: string): Promise<Buffer> {
  const sharp = await opened()
  const words = await fittingTitle(/[\p{L}\p{N}]/u.test(title) ? title : site.name)
  const name = await drawn(site.name, '#1f5c47', 40)
  const within = await sharp(words.data)
    .resize({ ...TITLE_ROOM, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer()
  const paper = { width: PICTURE.width, height: PICTURE.height, channels: 3, background: '#faf6ee' } as const
  const edge = { width: PICTURE.width, height: 16, channels: 3, background: '#1f5c47' } as const
  return await sharp({ create: paper })
    .composite([
      { input: { create: edge }, left: 0, top: 0 },
      { input: within, left: MARGIN, top: 110 },
      { input: penny, raw: { width: PENNY, height: PENNY, channels: 4 }, left: MARGIN, top: PICTURE.height - 116 },
      { input: name.data, left: MARGIN + 76, top: PICTURE.height - 108 },
    ])
    .png({ palette: true })
    .toBuffer()
}
