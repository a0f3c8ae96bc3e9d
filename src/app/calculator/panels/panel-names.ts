export type PanelName = 'solve' | 'compare' | 'print' | 'embed'

export const panelTitles: Readonly<Record<PanelName, string>> = {
  solve: 'Solve for',
  compare: 'Save and compare',
  print: 'Print or download',
  embed: 'Embed this calculator',
}
