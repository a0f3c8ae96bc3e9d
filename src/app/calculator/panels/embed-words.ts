/** What the panel for embedding a calculator says. */
export const embedPanel = {
  what: 'Put this calculator on your own site. Copy the line below into your page. It’s free, and it needs no script or account.',
  withNumbers: 'Start with my numbers',
  numbersSeen: 'Your numbers are part of the code, so readers of that page can see them.',
  look: 'Colors',
  looks: { reader: 'Match reader', light: 'Light', dark: 'Dark' },
  code: 'Code for your page',
  copy: 'Copy code',
  copied: 'Code copied. Paste it into your page’s HTML.',
  notCopied: 'We couldn’t copy it. Select the code above and copy it from there.',
  more: 'Heights, messages and colors',
  preview: 'Preview',
  fits: (height: number, width: number) =>
    `The height of ${height} pixels fits a frame ${width} pixels wide, as in this preview. A narrower frame scrolls; a wider one has some space left below.`,
} as const
