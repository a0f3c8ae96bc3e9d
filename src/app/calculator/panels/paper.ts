/** What goes on paper besides the first page. It stands on the page's root, where the print styles read it. */
export interface Paper {
  readonly schedule: boolean
  readonly math: boolean
}

/** Gives back how to undo the choice, so that the next print is the short one again. */
export function choosePaper({ schedule, math }: Paper): () => void {
  document.documentElement.dataset['paper'] = [schedule ? 'schedule' : '', math ? 'math' : ''].filter(Boolean).join(' ')
  return () => {
    delete document.documentElement.dataset['paper']
  }
}

export function onPaper(): Paper {
  const chosen = (document.documentElement.dataset['paper'] ?? '').split(' ')
  return { schedule: chosen.includes('schedule'), math: chosen.includes('math') }
}
