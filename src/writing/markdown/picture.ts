/** A picture in an article: words for whoever cannot see it, where it is kept, and how large it is, so that nothing moves when it comes. */
export interface PictureLine {
  readonly src: string
  readonly alt: string
  readonly width: number
  readonly height: number
}

const line = /^!\[([^\][]{3,300})\]\((\/media\/[a-f0-9]{32}\.webp)#(\d{1,4})x(\d{1,4})\)$/

/** Reads `![words](/media/name.webp#800x600)`; null for every other picture, which stays text: those of other sites too. */
export function pictureIn(text: string): PictureLine | null {
  const [, alt = '', src = '', width = '', height = ''] = line.exec(text.trim()) ?? []
  const [w, h] = [Number(width), Number(height)]
  return src === '' || w === 0 || h === 0 ? null : { src, alt: alt.trim(), width: w, height: h }
}

/** As it is written in a text. */
export const writePicture = ({ src, alt, width, height }: PictureLine): string =>
  `![${alt.replaceAll(/[[\]]/g, '')}](${src}#${width}x${height})`
