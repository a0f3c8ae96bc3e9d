export type PanelName = 'solve' | 'compare' | 'print'

export const panelTitles: Readonly<Record<PanelName, string>> = {
  solve: 'Solve for',
  compare: 'Save and compare',
  print: 'Print or download',
}
